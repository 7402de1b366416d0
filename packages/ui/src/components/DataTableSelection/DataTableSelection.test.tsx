import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { type Filter, filters } from '../DataTableFilters';
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
  total?: { count: number; isCapped?: boolean };
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

const byName: Filter<{ id: number; name: string }> = {
  ...{ id: 'name', label: 'Name', options: [{ value: 'Rudo', label: 'Rudo' }] },
  ...{ type: 'someOf', value: ({ name }) => name },
};

/** All at hand, narrowed by a filter of the table and by what is around it. */
function Narrowed({ month, gone = [] }: { month?: string; gone?: readonly number[] }) {
  const rows = pages.flat().filter(({ id }) => !gone.includes(id));
  const table = useDataTable({
    ...{
      columns,
      rows,
      rowKey,
      rowName: ({ name }: { name: string }) => name,
      total: { count: rows.length },
    },
    features: [
      filters({ filters: narrowing }),
      selection({
        ...(month && { scope: month }),
        actions: [{ label: (count) => `Pay ${count}`, onAct: paid }],
      }),
    ],
  });
  return <DataTable caption="People" status="ready" {...table} />;
}
const narrowing = [byName];
const paid = vi.fn();

interface RowsProps {
  isRowSelectable: (row: { id: number }) => true | string;
  total?: { count: number };
}
const six = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, name: 'Anna' }));

function Rows({ isRowSelectable, total }: RowsProps) {
  const table = useDataTable({
    ...{ columns, rows: six, rowKey, rowName: ({ id }: { id: number }) => String(id), total },
    features: [selection<{ id: number; name: string }>({ isRowSelectable })],
  });
  return <DataTable caption="People" status="ready" {...table} />;
}

function Paged({ gone = [] as number[], page = 0 }) {
  const all = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, name: `Person ${at + 1}` })).filter(
    ({ id }) => !gone.includes(id),
  );
  const table = useDataTable({
    ...{
      columns,
      rows: all.slice(page * 4, page * 4 + 4),
      rowKey,
      rowName: ({ name }: { name: string }) => name,
    },
    total: { count: all.length },
    features: [selection()],
  });
  return <DataTable caption="People" status="ready" {...table} />;
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
  render(<People total={{ count: 10_000, isCapped: true }} />);
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

it('DTC-8 with another month nothing is selected, and none comes back', async () => {
  const { rerender } = render(<Narrowed month="October" />);
  await userEvent.click(box('Select Rudo'));
  expect(bar()).toHaveTextContent('1 of 3 selected');
  rerender(<Narrowed month="September" />);
  expect(bar()).toHaveTextContent('0 of 3 selected');
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
  rerender(<Narrowed month="October" />);
  expect(box('Select Rudo')).not.toBeChecked();
});

it('DTC-8 the caller who holds it is told', () => {
  const onSelectionChange = vi.fn();
  const held = { selection: { mode: 'some' as const, keys: new Set([2]) }, onSelectionChange };
  const { rerender } = render(<People {...held} scope="USD" />);
  expect(bar()).toHaveTextContent('1 of 3 selected');
  rerender(<People {...held} scope="ZIG" />);
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith({ selection: nothingSelected });
});

it('DTC-8 filtering the table empties it: nothing is done to rows that are not shown', async () => {
  render(<Narrowed />);
  await userEvent.click(box('Select Tendai'));
  await press('Filters');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Rudo' }));
  await waitFor(() => expect(bar()).toHaveTextContent('0 of 1 selected'));
});

it('DTC-10 what has gone is neither counted nor acted on', async () => {
  const { rerender } = render(<Narrowed />);
  await userEvent.click(box('Select Rudo'));
  await userEvent.click(box('Select Tendai'));
  rerender(<Narrowed gone={[1]} />);
  expect(bar()).toHaveTextContent('1 of 2 selected');
  await press('Pay 1');
  expect(paid).toHaveBeenCalledExactlyOnceWith({ selection: { mode: 'some', keys: new Set([2]) }, count: 1 });
});

it('DTC-10 all but two are all, once the two have gone', async () => {
  const { rerender } = render(<Narrowed />);
  await press('Select all 3');
  await userEvent.click(box('Select Rudo'));
  await userEvent.click(box('Select Tendai'));
  expect(bar()).toHaveTextContent('1 of 3 selected');
  rerender(<Narrowed gone={[1, 2]} />);
  expect(bar()).toHaveTextContent('1 of 1 selected');
});

it('DTC-10 counts right where two leave the page of a longer list', async () => {
  const { rerender } = render(<Paged />);
  await press('Select all 9');
  await userEvent.click(box('Select Person 1'));
  await userEvent.click(box('Select Person 2'));
  expect(bar()).toHaveTextContent('7 of 9 selected');
  rerender(<Paged page={1} />);
  expect(bar()).toHaveTextContent('7 of 9 selected');
  rerender(<Paged />);
  rerender(<Paged gone={[1, 2]} />);
  expect(bar()).toHaveTextContent('7 of 7 selected');
  rerender(<Paged />);
  expect(bar()).toHaveTextContent('7 of 9 selected');
});

it('DTC-11 Shift does the same to all rows from the last one', async () => {
  render(<Rows isRowSelectable={() => true} />);
  const user = userEvent.setup();
  await user.click(box('Select 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select 5'));
  expect(bar()).toHaveTextContent('4 of 6 selected');
  await user.click(box('Select 4'));
  expect(bar()).toHaveTextContent('2 of 6 selected');
  await user.keyboard('{/Shift}');
});

it('DTC-12 what cannot be chosen says why, and is left out of ranges, the page and all', async () => {
  render(<Rows isRowSelectable={({ id }) => id !== 3 || 'Already paid'} />);
  expect(box('Select 3')).toHaveAccessibleDescription('Already paid');
  await userEvent.click(box('Select 3'));
  expect(box('Select 3')).not.toBeChecked();
  expect(bar()).toHaveTextContent('3: Already paid');
  await userEvent.click(box('Select all on this page'));
  expect(bar()).toHaveTextContent('5 of 6 selected');
  expect(box('Select all on this page')).toBeChecked();
  await press('Clear selection');
  await press('Select all 5');
  expect(box('Select 3')).not.toBeChecked();
  expect(bar()).toHaveTextContent('5 of 6 selected');
});

it('DTC-12 does not offer all where rows are on other pages', () => {
  render(<Rows isRowSelectable={() => true} total={{ count: 60 }} />);
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
});

it('DTC-9 the checkboxes are no part of an export', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Exported />);
  expect(screen.getByRole('status')).toHaveTextContent('First Name Tendai Rudo');
  expect(warn).not.toHaveBeenCalled();
});
