import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyTotals } from './MoneyTotals';

const meta = {
  component: MoneyTotals,
  args: {
    'aria-label': 'Total due',
    amounts: [
      { minor: 1_234_500, currency: 'USD' },
      { minor: 9_900_050, currency: 'ZIG' },
      { minor: 55_000, currency: 'USD' },
    ],
  },
} satisfies Meta<typeof MoneyTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Negative: Story = { args: { amounts: [{ minor: -137_50, currency: 'USD' }] } };
export const NoAmounts: Story = { args: { amounts: [] } };
export const UnreadableAmount: Story = {
  args: {
    amounts: [
      { minor: Number.NaN, currency: 'USD' },
      { minor: 700, currency: 'ZIG' },
    ],
  },
};
export const Huge: Story = { args: { amounts: [{ minor: 10n ** 40n + 1n, currency: 'USD' }] } };
export const RightToLeft: Story = { args: { dir: 'rtl' } };
