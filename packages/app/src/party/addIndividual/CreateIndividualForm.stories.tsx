import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { creationKit } from '../../testing/creationStories';
import type { Filling } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill } from '../../testing/storyForm';
import { long, otherScripts } from '../../testing/stress';
import { createIndividualForm } from './CreateIndividual.states';
import { CreateIndividualDialog } from './CreateIndividualDialog';

const [first, last] = otherScripts[0];
const kit = creationKit('individual', {
  longNames: { 'First Name': long.firstName, 'Last Name': long.word, Email: long.email },
  otherScripts: { 'First Name': first, 'Last Name': last, 'Employer Name': otherScripts[2].join('') },
});

const world = worldOf(createIndividualForm);
const meta = {
  ...world,
  title: 'Screens/Add New Individual',
  tags: ['screen'],
  args: { ...world.args, kit, alone: () => <CreateIndividualDialog onClose={fn()} /> },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../testing/creationStories';
export * from '../../testing/creationStoriesAlike';
export * from '../../testing/duplicateStories';
export * from '../../testing/placeStoriesAlike';

const known = sampleIndividualRow(0);

const national = (number: string): Filling => ({
  'Identification Type': 'National ID',
  'Identification Number': number,
});

export const WrongCheckLetter: WorldStory = {
  play: async () => {
    await fill(national('63-123456 c63'));
    const [warning] = await screen.findAllByText(/check letter doesn't match/);
    await expect(warning).toBeVisible();
  },
};

export const Duplicate: WorldStory = {
  play: async () => {
    await fill(national(known.identification_number ?? ''));
    await expect((await screen.findAllByText(new RegExp(fullName(known))))[0]).toBeVisible();
  },
};

export const IncompleteEmployment: WorldStory = {
  play: async () => {
    await fill({ 'Employer Name': 'Baobab Properties' });
    await expect(await screen.findByText('This employment will not be saved.')).toBeVisible();
  },
};
