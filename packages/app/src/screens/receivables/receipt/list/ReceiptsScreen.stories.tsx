import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { receiptsScreen } from './Receipts.states';

const world = worldOf(receiptsScreen);
const meta = { ...world, title: 'Screens/Receipts/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'RC-000009' })).toBeVisible();
  },
};
