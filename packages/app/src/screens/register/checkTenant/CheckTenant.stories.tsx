import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import { getLookups } from '@rentsafe/domain/party';
import { refreshSession } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails, goOffline, runOutOfPatience } from '../../../testing/faults';
import { pageOf } from '../../../testing/mockedLists';
import { sampleAllowance } from '../../../testing/partyHandlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill } from '../../../testing/storyForm';
import { long, otherScripts } from '../../../testing/stress';
import { checkTenant } from './CheckTenant.states';

const NUMBER = '63-123456-B-63';
const FIELD = 'National ID, passport or registration number';

const nobodyOwn = answer(searchIndividuals, (request) => pageOf([], request));
const known = (name = 'Tendai Moyo') => [
  nobodyOwn,
  answer(lookUpIndividual, () => ({ match: { id: 2, name } })),
];

const world = worldOf(checkTenant);
const meta = {
  ...world,
  title: 'Screens/Check a tenant',
  tags: ['screen'],
  args: { ...world.args, role: 'clientUser', network: known() },
} satisfies Meta<WorldArgs>;
export default meta;

async function check(number = NUMBER) {
  await fill({ [FIELD]: number });
  await userEvent.keyboard('{Enter}');
}
const says = async (words: string | RegExp) => expect((await screen.findAllByText(words))[0]).toBeVisible();
const shows = async (name: string | RegExp) =>
  expect(await screen.findByRole('dialog', { name })).toBeVisible();

/** A number is checked, and then that is seen. */
const checks = (network: WorldArgs['network'], then: () => Promise<void>): WorldStory => ({
  args: { network: network ?? [] },
  play: async () => {
    await check();
    await then();
  },
});

export const Ready: WorldStory = {
  play: async () => expect(await screen.findByLabelText(FIELD)).toBeVisible(),
};
export const InANarrowWindow: WorldStory = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const Checking = checks([nobodyOwn, fails(lookUpIndividual, 'never')], async () =>
  expect(await screen.findByRole('button', { name: 'Check' })).toHaveAttribute('aria-busy', 'true'),
);
export const Known = checks(known(), () => shows('Consent of Tendai Moyo'));
export const Unknown = checks([nobodyOwn, answer(lookUpIndividual, () => ({ match: null }))], () =>
  shows('Not in the register'),
);
export const WrongForm: WorldStory = {
  play: async () => {
    await check('6312345B63');
    await says(/has 7 digits before the letter/);
  },
};
export const WrongLetter: WorldStory = {
  play: async () => {
    await fill({ [FIELD]: '63-123456-C-63' });
    await says(/^Expected letter B, not C\./);
  },
};
export const TooMany = checks(
  [
    nobodyOwn,
    answer(lookUpIndividual, () =>
      refuse(
        429,
        { detail: "You've reached your hourly limit of 100 lookups. Try again at 14:05." },
        { 'Retry-After': '1200' },
      ),
    ),
    answer(getLookups, () => ({ ...sampleAllowance, left: 0 })),
  ],
  () => says(/hourly limit of 100 lookups/),
);
export const Failed = checks([nobodyOwn, fails(lookUpIndividual, 'html')], () =>
  says(/The server had a problem/),
);
export const Offline: WorldStory = {
  ...checks([fails(searchIndividuals, 'unreachable')], () => says(/could not be reached/)),
  beforeEach: goOffline,
};
export const NeverAnswered: WorldStory = {
  ...checks([fails(searchIndividuals, 'never')], () => says(/has not answered in time/)),
  beforeEach: runOutOfPatience,
};
export const SessionExpired = checks(
  [fails(searchIndividuals, 'unauthorised'), fails(refreshSession, 'unauthorised')],
  () => shows('Sign in again'),
);
export const LongName = checks(known(`${long.firstName} ${long.lastName}`), () => shows(/^Consent of/));
export const OtherScript = checks(known(otherScripts[0].join(' ')), () => shows(/^Consent of/));
