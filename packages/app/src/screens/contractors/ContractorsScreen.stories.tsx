import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { SampleKit } from '../../testing/sampleStories';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { contractorsScreen } from './Contractors.states';

const kit = {
  name: 'contractor',
  add: 'Add Contractor',
  filling: { Industry: 'Plumber', Name: 'Baobab Plumbing' },
} satisfies SampleKit;

const world = worldOf(contractorsScreen);
const meta = {
  ...world,
  title: 'Screens/Contractor management',
  tags: ['screen'],
  args: { ...world.args, kit },
} satisfies Meta<WorldArgs>;
export default meta;

export * from '../../testing/sampleStories';

export const StatusChanged: WorldStory = {
  play: async () => {
    const status = await screen.findByLabelText('Status of Baobab Roofing');
    await userEvent.selectOptions(status, 'Inactive');
    await expect(status).toHaveDisplayValue('Inactive');
  },
};
