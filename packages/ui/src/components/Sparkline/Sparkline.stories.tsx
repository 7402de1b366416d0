import { toDecimal } from '@rentsafe/format/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard } from '../StatCard';
import { Sparkline } from './Sparkline';

const months = (minors: readonly (number | null)[]) =>
  minors.map((minor, index) => ({
    period: new Date(Date.UTC(2025, 9 + index)).toISOString().slice(0, 7),
    amount: minor === null ? null : toDecimal(BigInt(minor)),
  }));
const received = {
  name: 'Received',
  currency: 'USD' as const,
  points: months([1180000, 1225050, 1010000, 990000, 1305000, 1330000, 1298000, 1120075, 1290000, 874000]),
};

const meta = {
  component: Sparkline,
  args: { series: received },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InACard: Story = {
  render: (args) => <StatCard label="Received in July" value="$8,740.00" hint={<Sparkline {...args} />} />,
};
export const Negative: Story = {
  args: { series: { ...received, name: 'Net', points: months([40000, -120000, 0, 75000]) } },
};
export const WithGaps: Story = {
  args: { series: { ...received, points: months([40000, null, 20000, 35000, null, null, 75000, 60000]) } },
};
export const OnePoint: Story = { args: { series: { ...received, points: months([40000]) } } };
export const AllZero: Story = { args: { series: { ...received, points: months([0, 0, 0]) } } };
export const NoData: Story = { args: { series: { ...received, points: [] } } };
