import { sampleIndividualRow, samplePage } from '@rentsafe/domain/fixtures';
import { fullName, type IndividualRow, searchIndividuals } from '@rentsafe/domain/individual';
import { refreshSession } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { answer } from '../testing/answer';
import { fails, goOffline, runOutOfPatience } from '../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../testing/screenStory';
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
const finds = (rows: readonly Partial<IndividualRow>[]) => [
  answer(searchIndividuals, () =>
    samplePage((index) => ({ ...sampleIndividualRow(index), ...rows[index] }), { total: rows.length }),
  ),
];

const person = fullName(sampleIndividualRow(0));

export const Open = searching('', [], offers(/Dashboard/));
export const ScreenFound: WorldStory = {
  ...searching('customers credit', [], offers(/Credit Journals/)),
  // The search for people goes on meanwhile.
  tags: ['!visual'],
};
export const PersonFound = searching(person, [], offers(new RegExp(person)));
export const Searching = searching('makoni', [fails(searchIndividuals, 'never')], says('Searching…'));
export const NothingFound = searching('zzz', [], says('Nothing found for “zzz”.'));
export const SearchFailed = searching(
  'makoni',
  [fails(searchIndividuals, 'html')],
  says('The search failed.'),
);
export const Offline: WorldStory = {
  ...searching('makoni', [fails(searchIndividuals, 'unreachable')], says('The search failed.')),
  beforeEach: goOffline,
};
export const NeverAnswered: WorldStory = {
  ...searching('makoni', [fails(searchIndividuals, 'never')], says('The search failed.')),
  beforeEach: runOutOfPatience,
};
export const SessionExpired = searching(
  'makoni',
  [fails(searchIndividuals, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
);
export const LongNames = searching(
  'mukuvisi',
  finds([{ first_name: long.firstName, last_name: long.lastName, identification_number: long.number }]),
  offers(/Tatendamunashe/),
);
export const NoNumber = searching(
  'makoni',
  finds([{ identification_number: null }]),
  offers(new RegExp(person)),
);
export const OtherScripts = searching(
  'moyo',
  finds(otherScripts.slice(0, 6).map(([first_name, last_name]) => ({ first_name, last_name }))),
  offers(new RegExp(otherScripts[0][1])),
);
