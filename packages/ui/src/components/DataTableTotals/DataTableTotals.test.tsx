import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { filters } from '../DataTableFilters';
import { type TotalsOptions, totals } from '.';

interface Charge {
  id: number;
  lease: string;
  currency: string;
  /** Hundredths. */
  amount: string | null;
}
const columns: Column<Charge>[] = [
  { id: 'lease', header: 'Lease', cell: 'lease', rowHeader: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => String(amount), align: 'end' },
];
const amount = ({ amount, currency }: Charge) => (amount === null ? null : { amount, currency });
const byAmount = { amount };
const charges: Charge[] = [
  { id: 1, lease: 'L-1', currency: 'USD', amount: '0.10' },
  { id: 2, lease: 'L-2', currency: 'ZWG', amount: '20000000000000000.01' },
  { id: 3, lease: 'L-3', currency: 'USD', amount: '0.20' },
  { id: 4, lease: 'L-4', currency: 'USD', amount: null },
];

interface ChargesProps extends Partial<TotalsOptions<Charge>> {
  lease?: string;
  total?: { count: number };
}

function Charges({ columns: amounts = byAmount, lease = '', total }: ChargesProps) {
  const table = useDataTable({
    columns,
    rows: charges,
    rowKey: ({ id }) => id,
    total,
    features: [
      totals<Charge>({ columns: amounts }),
      filters<Charge>({
        filters: [{ id: 'lease', label: 'Lease', type: 'text', value: (row) => row.lease }],
        value: { lease },
      }),
    ],
  });
  return <DataTable {...table} caption="Charges" status="ready" />;
}
const lastRow = () => screen.getAllByRole('row').at(-1) as HTMLElement;
const figures = () =>
  within(lastRow())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('DTT-1 each currency has a total of its own, exact at any size', () => {
  render(<Charges />);
  expect(within(lastRow()).getByText('Total')).toBeInTheDocument();
  expect(figures()).toEqual(['$0.30', 'ZIG 20,000,000,000,000,000.01']);
});

it('DTT-2 of the rows that filters leave', () => {
  render(<Charges lease="L-3" />);
  expect(figures()).toEqual(['$0.20']);
});

it('DTT-3 one page of more is named as such', () => {
  render(<Charges total={{ count: 134 }} />);
  expect(within(lastRow()).getByText('Total of this page')).toBeInTheDocument();
});

it('DTT-4 warns of a column that is not there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Charges columns={{ amuont: amount }} />);
  expect(warn.mock.calls.flat().join()).toMatch(/"amuont", which is no column.*not shown.*lease, amount/);
});
