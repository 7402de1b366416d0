import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { lookUpIndividual, searchIndividuals } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { pageOf } from '../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press } from '../../../testing/storyForm';
import { printReports } from './PrintReports.states';
import { PrintReportsDialog } from './PrintReportsDialog';

const world = worldOf(printReports);
const meta = {
  ...world,
  title: 'Screens/Print reports',
  tags: ['screen'],
  args: { ...world.args, alone: () => <PrintReportsDialog about="individual" onClose={fn()} /> },
} satisfies Meta<WorldArgs>;
export default meta;

const known = sampleIndividualRow(0).identification_number ?? '';

const finds =
  (numbers: string, text: string | RegExp): WorldStory['play'] =>
  async () => {
    await fill({ 'ID numbers': numbers });
    await press('Find');
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
  };

export const Empty: WorldStory = {
  play: async () => {
    await expect(await screen.findByLabelText(/^ID numbers/)).toHaveFocus();
  },
};

export const SomeFound: WorldStory = {
  play: finds(`${known}\n99-999999-Z-99\n${known.toLowerCase()}`, 'Not found: 1'),
};

const unread = [
  answer(searchIndividuals, (request) => pageOf([], request)),
  answer(lookUpIndividual, ({ query }) =>
    query.get('identification_number') === '63123456B63'
      ? { match: { id: 10, name: 'Tendai Moyo' } }
      : refuse(429, { detail: 'Too many.' }, { 'Retry-After': '1200' }),
  ),
];

export const WithoutConsent: WorldStory = {
  args: { role: 'clientUser', network: unread },
  play: finds('63123456B63', 'Without consent: 1'),
};

export const TooManyLookUps: WorldStory = {
  args: { role: 'clientUser', network: unread },
  play: finds('63123456B63\n08123456S08', 'Not looked up yet: 1'),
};

export const NoneFound: WorldStory = { play: finds('99-999999-Z-99, 98-999999-Z-99', 'Not found: 2') };

export const Failed: WorldStory = {
  args: { network: [fails(searchIndividuals, 'html')] },
  play: finds(known, /could not be looked up/),
};

export const TooMany: WorldStory = {
  play: finds(Array.from({ length: 101 }, (_, at) => `EN${1000 + at}`).join('\n'), /^These are 101 numbers/),
};
