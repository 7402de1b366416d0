import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Column, DataTable, type DataTableProps, useDataTable } from '../DataTable';
import { selection } from '../DataTableSelection';
import { grouped } from '.';

interface Unit {
  id: number;
  court: string;
  number: string;
}
const columns: Column<Unit>[] = [
  { id: 'court', header: 'Court', cell: 'court' },
  { id: 'number', header: 'Unit', cell: 'number', rowHeader: true },
];
const units: Unit[] = [
  { id: 1, court: 'Msasa', number: 'M1' },
  { id: 2, court: 'Msasa', number: 'M2' },
  { id: 3, court: 'Kopje', number: 'K1' },
];
const features = [
  grouped<Unit>({
    groupOf: ({ court }) => court,
    groupName: ({ court }) => court,
    head: ({ court }) => <a href={`/${court}`}>{court} Court</a>,
    columns: ['court'],
  }),
  selection(),
];

function Units({ rows = units, ...rest }: Partial<DataTableProps<Unit>>) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return <DataTable caption="Units" status="ready" {...rest} {...table} />;
}
const button = (court: string) => screen.getByRole('button', { name: `Rows of ${court}` });
const bodies = () =>
  [...document.querySelectorAll('tbody')].map((body) =>
    [...body.querySelectorAll('th')].map(({ scope, textContent }) => `${scope} ${textContent}`),
  );
const box = (unit: string) => screen.getByRole('checkbox', { name: `Select ${unit}` });

it('DTG-1, DTG-2 each group is a tbody with its head, and its rows leave out what the head shows', () => {
  render(<Units />);
  expect(bodies()).toEqual([
    ['rowgroup Msasa Court', 'row M1', 'row M2'],
    ['rowgroup Kopje Court', 'row K1'],
  ]);
  expect(screen.queryByRole('columnheader', { name: 'Court' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /Msasa Court/ })).toHaveAttribute('colspan', '2');
});

it('DTG-1 rows that do not follow each other stand in groups of their own', () => {
  render(<Units rows={[...units, { id: 4, court: 'Msasa', number: 'M3' }]} />);
  expect(bodies()).toHaveLength(3);
});

it('DTG-3 the button closes the rows of its group and opens them again, and keeps the focus', async () => {
  render(<Units />);
  expect(button('Msasa')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button('Msasa'));
  expect(button('Msasa')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Msasa')).toHaveFocus();
  const closed = screen.getByText('M1').closest('tr');
  expect(closed).toHaveAttribute('data-closed');
  expect(screen.getByText('K1').closest('tr')).not.toHaveAttribute('data-closed');
  await userEvent.click(button('Msasa'));
  expect(closed).not.toHaveAttribute('data-closed');
});

it('DTG-4 keys go from row to row over the heads and past closed rows, and the focus stays with its record', async () => {
  const { rerender } = render(<Units />);
  box('M2').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(button('Kopje')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(box('K1')).toHaveFocus();
  rerender(<Units rows={units.slice(1)} />);
  expect(box('K1')).toHaveFocus();
  await userEvent.click(button('Msasa'));
  box('K1').focus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(button('Kopje')).toHaveFocus();
});

it('a table without rows has its message alone', () => {
  render(<Units rows={[]} />);
  expect(within(screen.getByRole('table')).getByText('No data')).toBeVisible();
  expect(bodies()).toEqual([[]]);
});
