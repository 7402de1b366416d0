import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { customerStatements } from './CustomerStatements.states';

const world = worldOf(customerStatements);
const meta = { ...world, title: 'Screens/Customer statements', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const TwoLeases: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Baobab Trading')).toBeVisible();
    await expectWholeFigures(await screen.findByRole('table'));
  },
};
