import { toDecimal } from '@rentsafe/format/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SmallMultiples, type SmallMultiplesProps } from './SmallMultiples';

const months = (minors: readonly number[]) =>
  minors.map((minor, index) => ({
    period: new Date(Date.UTC(2025, 9 + index)).toISOString().slice(0, 7),
    amount: toDecimal(BigInt(minor)),
  }));
const base = [310000, 295000, 420050, 610000, 580000, 575000, 602000, 720000, 690000, 655000, 610000, 840000];
const panel = (title: string, share: number) => ({
  title,
  series: [
    {
      name: 'Collected',
      currency: 'USD' as const,
      points: months(base.map((minor) => Math.round(minor * share))),
    },
  ],
});

const meta = {
  component: SmallMultiples<'USD'>,
  args: {
    title: 'Collected by property',
    currency: 'USD',
    status: 'ready',
    panels: [panel('Msasa Court', 1), panel('Kopje Offices', 0.6), panel('12 King George Road', 0.15)],
  },
} satisfies Meta<SmallMultiplesProps<'USD'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneScale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Kopje Offices: values' })).toBeVisible();
  },
};

export const TwoSeriesEach: Story = {
  args: {
    panels: ['Msasa Court', 'Kopje Offices'].map((title, index) => ({
      title,
      series: [
        ...panel(title, 1 - index / 2).series.map((series) => ({ ...series, name: 'Charged' })),
        ...panel(title, 0.8 - index / 2).series,
      ],
    })),
  },
};

export const LongNames: Story = {
  args: {
    panels: [
      panel('Mutapa Agricultural Equipment and Irrigation Supplies Wholesalers, Warehouse 12', 1),
      panel('Pneumonoultramicroscopicsilicovolcanoconiosis', 0.4),
    ],
    style: { inlineSize: '20rem' },
  },
};

export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error', onRetry: fn() } };
export const Empty: Story = { args: { panels: [], emptyHelp: 'Nothing was charged in these months.' } };
