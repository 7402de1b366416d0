import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { debtCallScreen } from './DebtCall.states';

const world = worldOf(debtCallScreen);
const meta = { ...world, title: 'Screens/Debt Call/Lease', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const History: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Called Mr Dube: the bank is slow.')).toBeVisible();
  },
};
