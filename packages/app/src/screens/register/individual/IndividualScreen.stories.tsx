import { sampleIndividualReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import {
  findSimilarIndividuals,
  fullName,
  getIndividual,
  type Individual,
} from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { anonymised } from '../../../testing/handlers';
import type { RecordKit } from '../../../testing/recordStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { long, otherScripts } from '../../../testing/stress';
import { individualScreen } from './Individual.states';

const person = sampleIndividualReport(1);
const strained = (record: Individual) => ({ record, name: fullName(record) });

const kit: RecordKit = {
  kind: 'individual',
  call: getIndividual,
  name: fullName(person),
  strained: {
    longNames: strained({ ...person, first_name: long.firstName, last_name: long.lastName }),
    missingValues: strained({ id: 2, first_name: 'Tendai', last_name: 'Moyo' }),
    otherScripts: strained({ ...person, first_name: otherScripts[0][0], last_name: otherScripts[0][1] }),
  },
};

const world = worldOf(individualScreen);
const meta = {
  ...world,
  title: 'Screens/Individual',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../../testing/recordStories';
export * from '../../../testing/recordStoriesAlike';
export * from '../../../testing/reportRecordStories';

export const Anonymised: WorldStory = {
  args: {
    network: [answer(getIndividual, () => anonymised(2))],
  },
  play: async () => {
    await expect(await screen.findByText('This person was anonymised.')).toBeVisible();
  },
};

const other = sampleIndividualRow(4);
const withSimilar = [
  answer(findSimilarIndividuals, () => ({
    results: [{ id: other.id, name: fullName(other), number: other.identification_number ?? null }],
  })),
];

export const Similar: WorldStory = {
  args: { network: withSimilar },
  play: async () => {
    await expect(await screen.findByText('This individual may already be on record.')).toBeVisible();
    await expect(screen.getByRole('link', { name: new RegExp(fullName(other)) })).toBeVisible();
  },
};

export const Merge: WorldStory = {
  args: { network: withSimilar },
  play: async () => {
    await press('Compare and merge');
    const dialog = within(await screen.findByRole('dialog', { name: `Merge ${fullName(person)}` }));
    await expect(await dialog.findByRole('table', { name: 'Both records, field by field' })).toBeVisible();
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  },
};

export const Anonymise: WorldStory = {
  play: async () => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Anonymise…' }));
    await press('Continue');
    const dialog = within(await screen.findByRole('dialog', { name: `Anonymise ${fullName(person)}` }));
    await expect(await dialog.findByLabelText(/^Reason/)).toBeVisible();
  },
};
