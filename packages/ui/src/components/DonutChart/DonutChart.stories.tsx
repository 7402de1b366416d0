import { toDecimal } from '@rentsafe/format/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DonutChart, type DonutChartProps } from './DonutChart';

const parts = [
  { name: 'Repairs', amount: '13100.00' },
  { name: 'Rates and water', amount: '5250.00' },
  { name: 'Security', amount: '3100.00' },
  { name: 'Cleaning', amount: '1200.00' },
];

const meta = {
  component: DonutChart,
  args: { title: 'Costs by kind', currency: 'USD', status: 'ready', parts },
} satisfies Meta<DonutChartProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ManyParts: Story = {
  args: {
    parts: [
      ...parts,
      ...Array.from({ length: 6 }, (_, at) => ({
        name: `Levy ${at + 1}`,
        amount: toDecimal(BigInt(60_000 - at * 5000)),
      })),
    ],
  },
};
export const CreditAndUnknown: Story = {
  args: {
    parts: [
      ...parts.slice(0, 2),
      { name: 'Refunds', amount: '-450.00' },
      { name: 'Insurance', amount: null },
    ],
  },
};
export const OnePart: Story = { args: { parts: parts.slice(0, 1) } };
export const Loading: Story = { args: { status: 'loading', parts: [] } };
export const Failed: Story = { args: { status: 'error', parts: [], onRetry: fn() } };
export const Empty: Story = { args: { parts: [], emptyHelp: 'Record a cost to see it here.' } };
export const Narrow: Story = {
  args: {
    parts: [{ name: 'Pneumonoultramicroscopicsilicovolcanoconiosis', amount: '10000000000000.00' }, ...parts],
    style: { inlineSize: '16rem' },
  },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };

/** DNT-4 */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Costs by kind' })).toBeVisible();
  },
};
