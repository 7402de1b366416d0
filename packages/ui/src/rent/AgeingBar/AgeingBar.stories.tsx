import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AgeingBucket, ageingBuckets } from '../ageing';
import { AgeingBar } from './AgeingBar';

const bucketsOf = (...amounts: readonly string[]) =>
  Object.fromEntries(ageingBuckets.map((bucket, index) => [bucket, amounts[index] ?? '0.00'])) as Record<
    AgeingBucket,
    string
  >;
const usd = {
  currency: 'USD' as const,
  buckets: bucketsOf('12500.00', '4800.50', '3100.00', '1225.00', '9900.00'),
};
const zig = {
  currency: 'ZIG' as const,
  buckets: bucketsOf('450000.00', '0.00', '120000.00', '0.00', '0.03'),
};

const meta = {
  component: AgeingBar,
  args: { title: 'Arrears by age', status: 'ready', amounts: [usd] },
} satisfies Meta<typeof AgeingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {};
export const TwoCurrencies: Story = { args: { amounts: [usd, zig] } };
export const AllZero: Story = { args: { amounts: [{ ...usd, buckets: bucketsOf() }] } };
export const WithACredit: Story = {
  args: { amounts: [{ ...usd, buckets: bucketsOf('-500.00', '200.00', '0.00', '0.00', '100.00') }] },
};
export const HugeAmounts: Story = {
  args: {
    amounts: [
      {
        ...zig,
        buckets: bucketsOf('10000000000000', '10000000000000', '1000000000000', '0.01', '100000000000'),
      },
    ],
    style: { inlineSize: '18rem' },
  },
};
export const NothingOwed: Story = { args: { amounts: [] } };
