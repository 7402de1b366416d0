import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { csvOf } from '../DataTableCsv';
import { sorting } from '../DataTableSort';
import { LocaleProvider } from '../LocaleProvider';
import { type EditingOptions, editing } from '.';

interface Part {
  id: number;
  name: string;
  price: string;
  shelf: string;
}
const parts: Part[] = [
  { id: 1, name: 'Pad', price: '38.00', shelf: 'A4' },
  { id: 2, name: 'Filter', price: '12.50', shelf: 'B1' },
  { id: 3, name: 'Blade', price: '9.95', shelf: 'B2' },
];
const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'price', header: 'Price', cell: 'price', kind: 'money' },
  { id: 'shelf', header: 'Shelf', cell: 'shelf' },
];

function Parts(options: Partial<EditingOptions<Part>>) {
  const table = useDataTable({
    ...{ columns, rows: parts, rowKey: ({ id }: Part) => id },
    features: [
      sorting({ defaultSort: { column: 'name', direction: 'ascending' } }),
      editing<Part>({
        columns: {
          price: { value: ({ price }) => price, type: 'number', decimals: 2, min: 0 },
          shelf: {
            value: ({ shelf }) => shelf,
            canEdit: ({ id }) => id !== 2,
            check: (text) => (text === '' ? 'Enter the shelf.' : undefined),
          },
        },
        ...options,
      }),
    ],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable {...table} caption="Parts" status="ready" />
      <output>{csvOf(table.columns, table.rows)}</output>
    </>
  );
}
const box = (name: string) => screen.getByRole('textbox', { name });

it('DTI-1 has a box named by column and row, where the row can be edited', () => {
  render(<Parts />);
  expect(box('Price of Filter')).toHaveValue('12.50');
  expect(box('Shelf of Pad')).toHaveValue('A4');
  expect(screen.queryByRole('textbox', { name: 'Shelf of Filter' })).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'B1' })).toBeInTheDocument();
});

it('DTI-2 Enter and the arrows go down and up the column, in the order of the table', async () => {
  render(<Parts />);
  await userEvent.click(box('Price of Blade'));
  await userEvent.keyboard('{Enter}');
  expect(box('Price of Filter')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}7');
  expect(box('Price of Pad')).toHaveValue('7');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
  expect(box('Price of Blade')).toHaveFocus();
  await userEvent.click(box('Shelf of Blade'));
  await userEvent.keyboard('{Enter}');
  // The row between has no box.
  expect(box('Shelf of Pad')).toHaveFocus();
});

it('DTI-3, DTI-7 counts what differs, reports it, and discards it', async () => {
  const onChangesChange = vi.fn();
  render(<Parts onChangesChange={onChangesChange} />);
  await userEvent.type(box('Shelf of Pad'), '5');
  expect(onChangesChange).toHaveBeenLastCalledWith({ changes: { 1: { shelf: 'A45' } }, invalid: 0 });
  expect(screen.getByText('1 cell changed')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A45');
  await userEvent.keyboard('{Backspace}');
  expect(onChangesChange).toHaveBeenLastCalledWith({ changes: {}, invalid: 0 });
  await userEvent.type(box('Shelf of Pad'), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(box('Shelf of Pad')).toHaveValue('A4');
  expect(screen.getByRole('group', { name: 'Changes' })).toHaveFocus();
});

it('DTI-4, DTI-5 a block is pasted from a cell on, which is told, and can be undone', async () => {
  render(<Parts />);
  await userEvent.click(box('Price of Blade'));
  await userEvent.paste('US$ 1,013.20\tC3\n8\tC4\n7\tC5\n6\tC6');
  expect(box('Price of Blade')).toHaveValue('1013.20');
  expect(box('Shelf of Pad')).toHaveValue('C5');
  // Filter has no box of its shelf, and the table no fourth row.
  expect(screen.getByTestId('spoken')).toHaveTextContent('5 cells pasted. 3 more had no cell.');
  await userEvent.type(box('Shelf of Blade'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Price of Blade')).toHaveValue('9.95');
  expect(box('Price of Blade')).toHaveFocus();
  expect(screen.queryByText(/changed/)).not.toBeInTheDocument();
});

it('DTI-4, DTI-7 a number is pasted as its reader writes it, and nothing is left to undo of what was discarded', async () => {
  render(
    <LocaleProvider locale="de-DE">
      <Parts />
    </LocaleProvider>,
  );
  await userEvent.click(box('Price of Blade'));
  await userEvent.paste('1.013\n8,5\n');
  expect(box('Price of Blade')).toHaveValue('1013');
  expect(box('Price of Filter')).toHaveValue('8,5');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('DTI-8 says how many of the changes cannot be saved', async () => {
  const onChangesChange = vi.fn();
  render(<Parts onChangesChange={onChangesChange} />);
  const invalid = () => onChangesChange.mock.lastCall?.[0].invalid;
  await userEvent.clear(box('Shelf of Pad'));
  expect(invalid()).toBe(1);
  await userEvent.type(box('Price of Pad'), 'x');
  expect(invalid()).toBe(2);
  await userEvent.type(box('Shelf of Pad'), 'A');
  expect(invalid()).toBe(1);
});

it('DTI-6 what is wrong is said at its cell', async () => {
  render(<Parts />);
  await userEvent.clear(box('Shelf of Pad'));
  expect(box('Shelf of Pad')).toHaveAccessibleDescription('Enter the shelf.');
  expect(box('Shelf of Pad')).toBeInvalid();
  await userEvent.type(box('Price of Pad'), '5');
  expect(box('Price of Pad')).toHaveAccessibleDescription(/2 decimal places/);
});

it('DTI-7 the caller may hold it, and nothing is typed while it is saved', () => {
  const { rerender } = render(<Parts changes={{ 3: { price: '10.50' } }} />);
  expect(box('Price of Blade')).toHaveValue('10.50');
  rerender(<Parts changes={{}} disabled />);
  expect(box('Price of Blade')).toHaveValue('9.95');
  expect(box('Price of Blade')).toBeDisabled();
});
