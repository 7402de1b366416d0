import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { selection } from '../DataTableSelection';
import { type ExpandableOptions, expandable } from '.';

interface Lease {
  id: number;
  tenant: string;
  note: string;
}
const columns: Column<Lease>[] = [{ id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true }];
const leases: Lease[] = [
  { id: 1, tenant: 'Moyo', note: 'Keys with the caretaker' },
  { id: 2, tenant: 'Dube', note: '<img src=x onerror=alert(1)>' },
  { id: 3, tenant: 'Ncube', note: '' },
];

interface LeasesProps extends Partial<ExpandableOptions<Lease>> {
  rows?: Lease[];
}

function Leases({ rows = leases, ...options }: LeasesProps) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [
      selection(),
      expandable<Lease>({ content: ({ note }) => <input defaultValue={note} />, ...options }),
    ],
  });
  return (
    <>
      <DataTable {...table} caption="Leases" status="ready" rowActions={() => <a href="#x">View</a>} />
      <output>{csvOf(table.columns, table.rows)}</output>
    </>
  );
}
const toggle = (name: string) => screen.getByRole('button', { name: `Details of ${name}` });

it('DXP-1, DXP-2 a button in the row opens what stands below it, over all columns', async () => {
  const content = vi.fn(({ note }: Lease) => <p>{note}</p>);
  render(<Leases content={content} />);
  expect(content).not.toHaveBeenCalled();
  expect(toggle('Dube')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle('Dube'));
  expect(toggle('Dube')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Dube')).toHaveFocus();
  const detail = document.getElementById(toggle('Dube').getAttribute('aria-controls') ?? '');
  expect(detail).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(detail).toHaveAttribute('colspan', '4');
  expect(content).toHaveBeenCalledWith(leases[1]);
  await userEvent.click(toggle('Dube'));
  expect(screen.queryByText(/onerror/)).not.toBeInTheDocument();
});

it('DXP-3 what is open belongs to its record', async () => {
  const { rerender } = render(<Leases />);
  await userEvent.click(toggle('Moyo'));
  await userEvent.type(screen.getByRole('textbox'), '!');
  rerender(<Leases rows={leases.slice(1)} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  rerender(<Leases rows={leases.toReversed()} />);
  expect(screen.getAllByRole('row').at(-1)).toContainElement(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveValue('Keys with the caretaker');
});

it('DXP-4 a row that has nothing more has no button', () => {
  render(<Leases canExpand={({ note }) => note !== ''} defaultExpanded={new Set([3])} />);
  expect(screen.queryByRole('button', { name: 'Details of Ncube' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('DXP-5 the caller may hold which rows are open', async () => {
  const onExpandedChange = vi.fn();
  render(<Leases expanded={new Set([1])} onExpandedChange={onExpandedChange} />);
  await userEvent.click(toggle('Dube'));
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith({ expanded: new Set([1, 2]) });
  expect(toggle('Dube')).toHaveAttribute('aria-expanded', 'false');
});

it('DXP-6 keys go from row to row over what is open, and the buttons are no part of an export', async () => {
  render(<Leases />);
  await userEvent.click(toggle('Moyo'));
  await userEvent.keyboard('{ArrowDown}');
  expect(toggle('Dube')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^.?Tenant Moyo Dube Ncube$/);
});

it('DXP-6 the focus in a row stays with it when the row above opens', async () => {
  const { rerender } = render(<Leases expanded={new Set()} />);
  toggle('Dube').focus();
  rerender(<Leases expanded={new Set([1])} />);
  expect(toggle('Dube')).toHaveFocus();
});
