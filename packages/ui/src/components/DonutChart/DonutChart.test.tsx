import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DonutChart, type DonutChartProps } from './DonutChart';

const parts = [
  { name: 'Repairs', amount: '750.00' },
  { name: 'Rates', amount: '250.00' },
];
const show = (props: Partial<DonutChartProps> = {}) =>
  render(<DonutChart title="Costs by kind" currency="USD" status="ready" parts={parts} {...props} />);
const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('DNT-1 is a figure named by its title, with the total, and each part with amount and share', () => {
  show();
  expect(screen.getByRole('figure', { name: 'Costs by kind' })).toBeInTheDocument();
  expect(screen.getByText('Total: $1,000.00')).toBeVisible();
  expect(legend()).toEqual(['Repairs $750.00 75%', 'Rates $250.00 25%']);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('DNT-2 shows the four largest of many parts, and the others together', () => {
  show({ parts: Array.from({ length: 7 }, (_, at) => ({ name: `P${at}`, amount: String(at + 1) })) });
  expect(legend()).toEqual([
    ...['P6 $7.00 25%', 'P5 $6.00 21.4%', 'P4 $5.00 17.9%', 'P3 $4.00 14.3%', '3 others $6.00 21.4%'],
  ]);
});

it('DNT-3 shows a credit and what is not known as text, without a slice', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show({
    parts: [...parts, { name: 'Refunds', amount: '-1.00' }, { name: 'Insurance', amount: 12.5 as never }],
  });
  expect(legend().slice(2)).toEqual(['Refunds -$1.00 0%', 'Insurance no data 0%']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Pass decimal text'));
});

it('DNT-4 shows all parts as a table, one press away', async () => {
  show({ parts: Array.from({ length: 7 }, (_, at) => ({ name: `P${at}`, amount: '1.00' })) });
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Costs by kind' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
});

it.each([
  ['without a part', []],
  ['where nothing is more than zero', [{ name: 'Refunds', amount: '-1.00' }]],
])('DNT-5 is empty %s', (_, none) => {
  show({ parts: none, emptyHelp: 'Record a cost.' });
  expect(screen.getByText('No data')).toBeVisible();
  expect(screen.getByText('Record a cost.')).toBeVisible();
});

it('DNT-5 offers Retry where it failed', async () => {
  const onRetry = vi.fn();
  show({ status: 'error', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
