import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyTotals } from './MoneyTotals';

const meta = {
  component: MoneyTotals,
  args: {
    'aria-label': 'Total due',
    amounts: [
      { amount: '12345.00', currency: 'USD' },
      { amount: '99000.50', currency: 'ZIG' },
      { amount: '550.00', currency: 'USD' },
    ],
  },
} satisfies Meta<typeof MoneyTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Negative: Story = { args: { amounts: [{ amount: '-137.50', currency: 'USD' }] } };
export const NoAmounts: Story = { args: { amounts: [] } };
export const UnreadableAmount: Story = {
  args: {
    amounts: [
      { amount: 'NaN', currency: 'USD' },
      { amount: '7.00', currency: 'ZIG' },
    ],
  },
};
export const Huge: Story = { args: { amounts: [{ amount: `1${'0'.repeat(38)}.01`, currency: 'USD' }] } };
export const RightToLeft: Story = { args: { dir: 'rtl' } };
