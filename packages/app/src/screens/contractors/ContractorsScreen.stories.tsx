import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sampleStories } from '../../testing/sampleStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { contractorsScreen } from './Contractors.states';

const meta = {
  ...worldOf(contractorsScreen),
  title: 'Screens/Contractor management',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const stories = sampleStories({
  path: contractorsScreen.at,
  name: 'contractor',
  add: 'Add Contractor',
  first: 'Industry',
  filling: { Industry: 'Plumber', Name: 'Baobab Plumbing' },
});

export const All: WorldStory = stories.all;
export const NoMatch: WorldStory = stories.noMatch;
export const AddTyped: WorldStory = stories.addTyped;
export const AddIncomplete: WorldStory = stories.addIncomplete;
export const Added: WorldStory = stories.added;
export const LongNames: WorldStory = stories.longNames;

export const StatusChanged: WorldStory = {
  play: async () => {
    const status = await screen.findByLabelText('Status of Baobab Roofing');
    await userEvent.selectOptions(status, 'Inactive');
    await expect(status).toHaveDisplayValue('Inactive');
  },
};
