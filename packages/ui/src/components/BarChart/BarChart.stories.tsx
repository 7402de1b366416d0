import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { BarChart, type BarChartProps } from './BarChart';

const months = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2025, 9 + index)).toISOString().slice(0, 7));
const points = (minors: readonly number[]) =>
  months(minors.length).map((period, index) => ({ period, amount: toDecimal(BigInt(minors[index] ?? 0)) }));

const charged = {
  name: 'Charged',
  currency: 'USD' as const,
  points: points([
    1240000, 1240000, 1255000, 1310000, 1310000, 1325000, 1325000, 1290000, 1290000, 1345000, 1345000,
    1360000,
  ]),
};
const received = {
  name: 'Received',
  currency: 'USD' as const,
  points: points([
    1180000, 1225050, 1010000, 990000, 1305000, 1330000, 1298000, 1120075, 1290000, 1260000, 1345000, 874000,
  ]),
};

const meta = {
  component: BarChart<'USD'>,
  args: { title: 'Collection by month', currency: 'USD', status: 'ready', series: [charged, received] },
} satisfies Meta<BarChartProps<'USD'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};

const ofTotal = (name: string, share: bigint) => ({
  ...charged,
  name,
  points: charged.points.map(({ period, amount }) => ({
    period,
    amount: toDecimal((toMinor(amount) * share) / 100n),
  })),
});
export const Stacked: Story = {
  args: {
    title: 'Charges by kind',
    stacked: true,
    series: [
      ofTotal('Rent', 60n),
      ofTotal('Operating costs', 20n),
      ofTotal('Rates and water', 13n),
      ofTotal('Late fees', 7n),
    ],
  },
};

export const StackedWithBand: Story = {
  args: {
    title: 'Expected by month',
    stacked: true,
    series: [ofTotal('Rent', 70n), ofTotal('Service', 30n)],
    band: {
      name: 'Likely range',
      points: charged.points.map(({ period, amount }) => ({
        period,
        low: toDecimal((toMinor(amount) * 8n) / 10n),
        high: toDecimal((toMinor(amount) * 11n) / 10n),
      })),
    },
  },
};

export const Read: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Collection by month: values' });
    const reads = (text: string) => () => expect(slider).toHaveAttribute('aria-valuetext', text);
    await userEvent.tab();
    await userEvent.tab();
    await followKeys([
      ['the latest month', '', reads('September 2026: Charged $13,600.00, Received $8,740.00')],
      ['Home: the first', '{Home}', reads('October 2025: Charged $12,400.00, Received $11,800.00')],
      ['Right: the next', '{ArrowRight}', reads('November 2025: Charged $12,400.00, Received $12,250.50')],
      ['End: the last', '{End}', reads('September 2026: Charged $13,600.00, Received $8,740.00')],
      ['no further', '{ArrowRight}', reads('September 2026: Charged $13,600.00, Received $8,740.00')],
      ['Left: the one before', '{ArrowLeft}', reads('August 2026: Charged $13,450.00, Received $13,450.00')],
    ]);
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Collection by month' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { status: 'loading', series: [] } };
export const Failed: Story = { args: { status: 'error', series: [], onRetry: fn() } };
export const Empty: Story = {
  args: { series: [], emptyHelp: 'Run the month to charge the leases.' },
};

export const OneMonth: Story = {
  args: { series: [charged, received].map((item) => ({ ...item, points: item.points.slice(-1) })) },
};

export const NegativeAndZero: Story = {
  args: {
    title: 'Movement of deposits',
    series: [{ ...charged, name: 'Net', points: points([40000, -120000, 0, 75000, -5, 60000]) }],
  },
};

export const NegativeStacked: Story = {
  args: {
    stacked: true,
    series: [
      { ...charged, points: points([40000, 30000, 20000, 75000]) },
      { ...charged, name: 'Credit notes', points: points([-10000, -30000, 0, -80000]) },
    ],
  },
};

const towns = ['Harare', 'Bulawayo', 'Chitungwiza', 'Mutare', 'Gweru', 'Victoria Falls'];
const byTown = (name: string, factor: number) => ({
  name,
  currency: 'USD' as const,
  points: towns.map((category, index) => ({
    category,
    amount: toDecimal(BigInt((9 - index) * factor * 1000)),
  })),
});
export const Categories: Story = {
  args: { title: 'Collection by town', series: [byTown('Charged', 140), byTown('Received', 120)] },
};
export const MoreCategoriesThanFit: Story = {
  args: {
    title: 'Collection by property',
    series: [
      {
        ...byTown('Charged', 140),
        points: Array.from({ length: 60 }, (_, index) => ({
          category: `Property ${index + 1}`,
          amount: toDecimal(BigInt((60 - index) * 1000)),
        })),
      },
    ],
    style: { inlineSize: '20rem' },
  },
};

export const MissingMonths: Story = {
  args: {
    series: [charged, received].map((item) => ({
      ...item,
      points: item.points.filter((_, index) => index !== 4 && index !== 5),
    })),
  },
};

export const AllZero: Story = {
  args: { series: [{ ...received, points: points([0, 0, 0, 0]) }] },
};

export const HugeAmountsAndLongNames: Story = {
  args: {
    title: 'Collection of Mutapa Agricultural Equipment and Irrigation Supplies Wholesalers by month',
    series: [
      { ...charged, name: 'Charged to tenants, before credit notes', points: points([1e15, 8e14, 9.5e14]) },
      {
        ...received,
        name: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
        points: points([9e14, 8e14, 123]),
      },
    ],
    style: { inlineSize: '20rem' },
  },
};

export const MoreMonthsThanFit: Story = {
  args: {
    series: [charged, received].map((item) => ({
      ...item,
      points: points(
        Array.from(
          { length: 10_000 },
          (_, index) => ((index * 7919) % 1000) * (item === charged ? 2000 : 1500),
        ),
      ),
    })),
    style: { inlineSize: '20rem' },
  },
};
