import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { claimScreen } from './Claim.states';

const world = worldOf(claimScreen);
const meta = { ...world, title: 'Screens/Debt Call/Claim', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Noticed: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('The waiting period ended on 09 Feb 2026.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'List…' })).toBeVisible();
  },
};
