import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { receiptScreen } from './Receipt.states';

const world = worldOf(receiptScreen);
const meta = { ...world, title: 'Screens/Receipts/Receipt', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Allocated: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('EFT 8841')).toBeVisible();
  },
};
