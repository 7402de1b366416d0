import { fromPlainDate, toPlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { LineChart, type LineChartProps } from './LineChart';

const months = (minors: readonly number[]) =>
  minors.map((minor, index) => ({
    period: new Date(Date.UTC(2025, 9 + index)).toISOString().slice(0, 7),
    amount: toDecimal(BigInt(minor)),
  }));

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = fromPlainDate('1999-07-01') ?? new Date(0);
    day.setDate(day.getDate() + index);
    const wave = Math.round(2_000_000 + 1_500_000 * Math.sin(index / 700) + 400_000 * Math.sin(index / 3));
    return { period: toPlainDate(day), amount: toDecimal(BigInt(wave)) };
  });

const arrears = {
  name: 'Arrears',
  currency: 'USD' as const,
  points: months([
    310000, 295000, 420050, 610000, 580000, 575000, 602000, 720000, 690000, 655000, 610000, 840000,
  ]),
};
const overdue = {
  name: 'Of these over 90 days',
  currency: 'USD' as const,
  points: months([
    90000, 90000, 110000, 110000, 180000, 240000, 240000, 235000, 300000, 310000, 290000, 330000,
  ]),
};

const meta = {
  component: LineChart<'USD'>,
  args: { title: 'Arrears by month', currency: 'USD', status: 'ready', series: [arrears, overdue] },
} satisfies Meta<LineChartProps<'USD'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMonth: Story = {};

export const FourSeries: Story = {
  args: {
    title: 'Arrears by property',
    series: ['Avondale', 'Borrowdale', 'Mbare', 'Msasa'].map((name, index) => ({
      ...arrears,
      name,
      points: arrears.points.map(({ period, amount }) => ({
        period,
        amount: toDecimal(toMinor(amount) / BigInt(index + 1)),
      })),
    })),
  },
};

export const TenThousandDays: Story = {
  args: {
    title: 'Balance of the trust account',
    series: [{ ...arrears, name: 'Balance', points: days(10_000) }],
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Balance of the trust account: values' });
    const reads = (text: string) => () => expect(slider).toHaveAttribute('aria-valuetext', text);
    slider.focus();
    await followKeys([
      ['Home: the first day', '{Home}', reads('01 Jul 1999: Balance $20,000.00')],
      ['Right: the next day', '{ArrowRight}', reads('02 Jul 1999: Balance $21,330.21')],
      ['Page Up: a tenth', '{PageUp}', () => expect(slider).toHaveAttribute('aria-valuenow', '1002')],
    ]);
  },
};

export const DaysApart: Story = {
  args: {
    title: 'Balance of a lease',
    series: [
      {
        ...arrears,
        name: 'Balance',
        points: [
          { period: '2026-07-01', amount: '1250.00' },
          { period: '2026-07-05', amount: '250.00' },
          { period: '2026-08-01', amount: '1500.00' },
          { period: '2026-08-28', amount: '-100.00' },
          { period: '2026-09-01', amount: '1150.00' },
        ],
      },
    ],
  },
};

const coming = { ...arrears, name: 'Expected', points: arrears.points.slice(0, 6) };
const likely = {
  name: 'Likely range',
  points: coming.points.map(({ period, amount }, index) => ({
    period,
    low: toDecimal((toMinor(amount) * BigInt(9 - index)) / 10n),
    high: toDecimal((toMinor(amount) * BigInt(11 + index)) / 10n),
  })),
};
export const WithBand: Story = {
  args: { title: 'Cash expected by month', series: [coming], band: likely },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Cash expected by month: values' });
    slider.focus();
    await followKeys([
      [
        'Home: the first month',
        '{Home}',
        () =>
          expect(slider).toHaveAttribute(
            'aria-valuetext',
            'October 2025: Expected $3,100.00, Likely range $2,790.00 to $3,410.00',
          ),
      ],
    ]);
  },
};

export const Area: Story = { args: { area: true, series: [arrears] } };

export const OnePoint: Story = { args: { series: [{ ...arrears, points: arrears.points.slice(0, 1) }] } };

export const MissingMonths: Story = {
  args: {
    series: [arrears, overdue].map((item) => ({
      ...item,
      points: item.points.filter((_, index) => index !== 3 && index !== 5),
    })),
  },
};

export const HugeAmountsAndLongNames: Story = {
  args: {
    title: 'Arrears of Mutapa Agricultural Equipment and Irrigation Supplies Wholesalers by month',
    series: [
      { ...arrears, name: 'Pneumonoultramicroscopicsilicovolcanoconiosis', points: months([1e15, -8e14, 0]) },
      {
        ...overdue,
        name: 'Of these over 90 days, including what is disputed',
        points: months([5e14, 6e14, 1]),
      },
    ],
    style: { inlineSize: '18rem' },
  },
};
