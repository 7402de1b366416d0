import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { nothingSelected, type SelectionOptions, selection } from '.';

const columns: Column<{ id: number; name: string }>[] = [{ id: 'name', header: 'First Name', cell: 'name' }];
const pages = [
  [
    { id: 1, name: 'Tendai' },
    { id: 2, name: 'Rudo' },
  ],
  [{ id: 3, name: 'Chipo' }],
];
const rowKey = (row: { id: number }) => row.id;

interface PeopleProps extends SelectionOptions {
  page?: number;
  total?: { count: number; count_is_capped?: boolean };
}

function People({ page = 0, total = { count: 3 }, ...options }: PeopleProps) {
  const rows = pages[page] ?? [];
  const table = useDataTable({
    columns,
    rows,
    rowKey,
    rowName: ({ name }) => name,
    total,
    features: [selection(options)],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable caption="People" status="ready" {...table} />
    </>
  );
}
function Held() {
  const [chosen, setChosen] = useState(nothingSelected);
  return (
    <>
      <People selection={chosen} onSelectionChange={(event) => setChosen(event.selection)} />
      <button type="button" onClick={() => setChosen(nothingSelected)}>
        New search
      </button>
    </>
  );
}

function Exported() {
  const rows = pages[0] ?? [];
  const table = useDataTable({ columns, rows, rowKey, features: [selection()] });
  return <output>{csvOf(table.columns, table.rows)}</output>;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.getByRole('group', { name: 'Selection' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('DTC-1 the header chooses the page, and shows when only some of it is chosen', async () => {
  render(<People />);
  await userEvent.click(box('Select Rudo'));
  expect(box('Select all on this page')).toBePartiallyChecked();
  expect(screen.getAllByRole('row').map((row) => row.hasAttribute('data-selected'))).toEqual([
    false,
    false,
    true,
  ]);
  await userEvent.click(box('Select all on this page'));
  expect(box('Select Tendai')).toBeChecked();
  expect(box('Select all on this page')).toBeChecked();
});

it('DTC-2 keeps and counts what is chosen while pages are turned', async () => {
  const { rerender } = render(<People />);
  await userEvent.click(box('Select Rudo'));
  rerender(<People page={1} />);
  expect(box('Select all on this page')).not.toBeChecked();
  await userEvent.click(box('Select Chipo'));
  expect(bar()).toHaveTextContent('2 of 3 selected');
  rerender(<People />);
  expect(box('Select Rudo')).toBeChecked();
  expect(box('Select Tendai')).not.toBeChecked();
});

it('DTC-3, DTC-5 chooses all records, also those of other pages, and keeps the focus', async () => {
  const { rerender } = render(<People />);
  await press('Select all 3');
  expect(screen.getByRole('button', { name: 'Select all 3' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Select all 3' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(box('Select Rudo'));
  expect(bar()).toHaveTextContent('2 of 3 selected');
  rerender(<People page={1} />);
  expect(box('Select Chipo')).toBeChecked();
  await press('Clear selection');
  expect(bar()).toHaveTextContent('0 of 3 selected');
});

it('DTC-4 announces both counts once', async () => {
  render(<People />);
  await userEvent.click(box('Select Rudo'));
  expect(screen.getByTestId('spoken').textContent?.match(/1 of 3 selected/g)).toHaveLength(1);
});

it('writes thousands as the pager does', () => {
  render(<People total={{ count: 1008 }} />);
  expect(bar()).toHaveTextContent('0 of 1,008 selected');
  expect(screen.getByRole('button', { name: 'Select all 1,008' })).toBeVisible();
});

it('DTC-6 leaves a capped count open', async () => {
  render(<People total={{ count: 10_000, count_is_capped: true }} />);
  await press('Select all 10,000+');
  expect(bar()).toHaveTextContent('10,000+ of 10,000+ selected');
});

it('DTC-7 what can be done names how many, and is there while there are any', async () => {
  const onAct = vi.fn();
  const label = (count: number) => `Print ${count} ${count === 1 ? 'individual' : 'individuals'}`;
  render(<People actions={[{ label, onAct }]} />);
  expect(screen.queryByRole('button', { name: /Print/ })).not.toBeInTheDocument();
  await userEvent.click(box('Select Rudo'));
  expect(screen.getByRole('button', { name: 'Print 1 individual' })).toBeInTheDocument();
  await userEvent.click(box('Select Tendai'));
  await press('Print 2 individuals');
  expect(onAct).toHaveBeenCalledExactlyOnceWith({
    selection: { mode: 'some', keys: new Set([2, 1]) },
    count: 2,
  });
});

it('DTC-5 Clear selection leaves the focus on Select all', async () => {
  render(<People />);
  await userEvent.click(box('Select Rudo'));
  await press('Clear selection');
  expect(screen.getByRole('button', { name: 'Select all 3' })).toHaveFocus();
});

it('DTC-8 the caller may hold it, and take it back', async () => {
  render(<Held />);
  await userEvent.click(box('Select Rudo'));
  expect(bar()).toHaveTextContent('1 of 3 selected');
  await press('New search');
  expect(box('Select Rudo')).not.toBeChecked();
});

it('DTC-9 the checkboxes are no part of an export', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Exported />);
  expect(screen.getByRole('status')).toHaveTextContent('First Name Tendai Rudo');
  expect(warn).not.toHaveBeenCalled();
});
