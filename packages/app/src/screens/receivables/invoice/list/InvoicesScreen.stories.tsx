import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { invoicesScreen } from './Invoices.states';

const world = worldOf(invoicesScreen);
const meta = { ...world, title: 'Screens/Invoicing/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryKind: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'CN-000001' })).toBeVisible();
  },
};
