import { type AgeingBucket, ageingBuckets, type Minor } from '@rentsafe/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeingBar } from './AgeingBar';

const bucketsOf = (...minors: readonly Minor[]) =>
  Object.fromEntries(ageingBuckets.map((bucket, index) => [bucket, minors[index] ?? 0n])) as Record<
    AgeingBucket,
    Minor
  >;
const usd = { currency: 'USD' as const, buckets: bucketsOf(1250000n, 480050n, 310000n, 122500n, 990000n) };
const zig = { currency: 'ZIG' as const, buckets: bucketsOf(45000000n, 0n, 12000000n, 0n, 3n) };

const meta = {
  component: AgeingBar,
  // Storybook's editor of objects cannot write a bigint.
  argTypes: { amounts: { control: false } },
  args: { title: 'Arrears by age', status: 'ready', amounts: [usd] },
} satisfies Meta<typeof AgeingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {};
export const TwoCurrencies: Story = { args: { amounts: [usd, zig] } };
export const AllZero: Story = { args: { amounts: [{ ...usd, buckets: bucketsOf() }] } };
export const WithACredit: Story = {
  args: { amounts: [{ ...usd, buckets: bucketsOf(-50000n, 20000n, 0n, 0n, 10000n) }] },
};
export const HugeAmounts: Story = {
  args: {
    amounts: [{ ...zig, buckets: bucketsOf(10n ** 15n, 10n ** 15n, 10n ** 14n, 1n, 10n ** 13n) }],
    style: { inlineSize: '18rem' },
  },
};
export const NothingOwed: Story = { args: { amounts: [] } };
