import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { helpScreen } from './Help.states';

const meta = {
  ...worldOf(helpScreen),
  title: 'Screens/Help',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Ratings: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Pays on time. Nothing is overdue.')).toBeVisible();
  },
};
