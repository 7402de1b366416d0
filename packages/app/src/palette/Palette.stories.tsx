import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import { type SearchHit, searchRecords } from '@rentsafe/domain/recordSearch';
import { refreshSession } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { answer } from '../testing/answer';
import { fails, goOffline, runOutOfPatience } from '../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../testing/screenStory';
import { sampleHit } from '../testing/searchHandlers';
import { press } from '../testing/storyForm';
import { long, otherScripts } from '../testing/stress';
import { paletteNotes } from './Palette.states';

const meta = {
  ...worldOf(paletteNotes),
  title: 'Screens/Command palette',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

async function type(text: string) {
  await press('Search everywhere');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search everywhere' }));
  if (text) await userEvent.paste(text);
}

const searching = (text: string, network: RequestHandler[], then: () => Promise<void>): WorldStory => ({
  args: { network },
  play: async () => {
    await type(text);
    await then();
  },
});
const offers = (name: RegExp) => async () => {
  await expect((await screen.findAllByRole('option', { name }))[0]).toBeVisible();
};
const says = (words: string | RegExp) => async () => {
  await expect((await screen.findAllByText(words))[0]).toBeVisible();
};
const person = fullName(sampleIndividualRow(0));
const finds = (hits: readonly Partial<SearchHit>[]) => [
  answer(searchRecords, () =>
    hits.map((hit, index) => sampleHit({ kind: 'individual', id: index + 1, title: person, ...hit })),
  ),
];

export const Open = searching('', [], offers(/Dashboard/));
export const ScreenFound: WorldStory = {
  ...searching('customers credit', [], offers(/Credit Journals/)),
  // The search for people goes on meanwhile.
  tags: ['!visual'],
};
export const RecordsFound = searching(
  'court',
  finds([
    { kind: 'receipt', number: 'RC-000002', title: 'Tendai Moyo', detail: '$300.00 · 05 Jan 2026' },
    { kind: 'property', title: 'Jacaranda Court', detail: 'Harare · House' },
    { kind: 'lease', number: 'L-0012', title: 'Tendai Moyo', detail: 'Unit 3, Jacaranda Court · Active' },
    { kind: 'request', number: 'RQ-000013', title: 'Blocked drain', detail: 'Jacaranda Court · New' },
  ]),
  offers(/Blocked drain/),
);
export const ActionFound = searching('lock', [], offers(/Lock the month/));
export const PersonFound = searching(person, [], offers(new RegExp(person)));
export const Searching = searching('makoni', [fails(searchRecords, 'never')], says('Searching…'));
export const NothingFound = searching('zzz', [], says('Nothing found for “zzz”.'));
export const SearchFailed = searching('makoni', [fails(searchRecords, 'html')], says('The search failed.'));
export const Offline: WorldStory = {
  ...searching('makoni', [fails(searchRecords, 'unreachable')], says('The search failed.')),
  beforeEach: goOffline,
};
export const NeverAnswered: WorldStory = {
  ...searching('makoni', [fails(searchRecords, 'never')], says('The search failed.')),
  beforeEach: runOutOfPatience,
};
export const SessionExpired = searching(
  'makoni',
  [fails(searchRecords, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
);
export const LongNames = searching(
  'mukuvisi',
  finds([{ title: `${long.firstName} ${long.lastName}`, number: long.number }]),
  offers(/Tatendamunashe/),
);
export const NoNumber = searching('makoni', finds([{ number: null }]), offers(new RegExp(person)));
export const OtherScripts = searching(
  'moyo',
  finds(otherScripts.slice(0, 5).map(([first, last]) => ({ title: `${first} ${last}` }))),
  offers(new RegExp(otherScripts[0][1])),
);
