import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Announcer } from '../Announcer/Announcer';
import { DataTable } from '../DataTable/DataTable';
import { nothingSelected, SelectionBar, useSelectableColumns } from '.';

const columns = [{ id: 'name', header: 'First Name', cell: 'name' }] as const;
const pages = [
  [
    { id: 1, name: 'Tendai' },
    { id: 2, name: 'Rudo' },
  ],
  [{ id: 3, name: 'Chipo' }],
];
interface PeopleProps {
  page?: number;
  total?: { count: number; count_is_capped?: boolean };
}

function People({ page = 0, total = { count: 3 } }: PeopleProps) {
  const [selection, setSelection] = useState(nothingSelected);
  const change = (event: { selection: typeof nothingSelected }) => setSelection(event.selection);
  const rows = pages[page] ?? [];
  const rowKey = (row: { id: number }) => row.id;
  const selectable = useSelectableColumns<{ id: number; name: string }>({
    columns,
    rows,
    rowKey,
    rowName: ({ name }) => name,
    total,
    selection,
    onSelectionChange: change,
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <SelectionBar selection={selection} total={total} onSelectionChange={change}>
        <button type="button">Send reminder</button>
      </SelectionBar>
      <DataTable caption="People" status="ready" columns={selectable} rows={rows} rowKey={rowKey} />
    </>
  );
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

it('DTC-6 leaves a capped count open', async () => {
  render(<People total={{ count: 10_000, count_is_capped: true }} />);
  await press('Select all 10,000+');
  expect(bar()).toHaveTextContent('10,000+ of 10,000+ selected');
});
