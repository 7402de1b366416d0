import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { expectWholeFigures } from '../../../../testing/wholeFigures';
import { debtCallsScreen } from './DebtCalls.states';

const world = worldOf(debtCallsScreen);
const meta = { ...world, title: 'Screens/Debt Call/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const TwoDebtors: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'L-0006' })).toBeVisible();
    await expectWholeFigures(await screen.findByRole('table'));
  },
};
