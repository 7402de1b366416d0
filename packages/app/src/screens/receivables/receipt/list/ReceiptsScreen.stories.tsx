import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, saysProblems } from '../../../../testing/storyForm';
import { receiptsScreen } from './Receipts.states';

const world = worldOf(receiptsScreen);
const meta = { ...world, title: 'Screens/Receipts/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'RC-000009' })).toBeVisible();
  },
};

export const FilledInWrongly: WorldStory = {
  play: async () => {
    await press('New Receipt');
    const dialog = await screen.findByRole('dialog', { name: 'New Receipt' });
    await fill({ Amount: '0', 'Received On': '01/01/2999' }, dialog);
    await press('Add Receipt');
    await saysProblems(2);
  },
};
