import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type Sort, type SortingOptions, sorting } from '.';

interface Person {
  id: number;
  first: string;
  last: string;
}
const base = [
  { id: 'first', header: 'First Name', cell: 'first' },
  { id: 'last', header: 'Last Name', cell: 'last', rowHeader: true },
] satisfies Column<Person>[];
const people: Person[] = [
  { id: 1, first: 'Tendai', last: 'Moyo' },
  { id: 2, first: 'Rudo', last: 'Dube' },
];

const rowKey = (row: Person) => row.id;

function People({ onSort = () => {}, ...options }: SortingOptions & { onSort?: (sort?: Sort) => void }) {
  const table = useDataTable({
    columns: base,
    rows: people,
    rowKey,
    features: [sorting({ columns: ['last'], onSortChange: (event) => onSort(event.sort), ...options })],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable caption="Individuals" status="ready" {...table} />
    </>
  );
}
function Held() {
  const [sort, setSort] = useState<Sort>();
  return (
    <>
      <People sort={sort} onSortChange={(event) => setSort(event.sort)} />
      <button type="button" onClick={() => setSort(undefined)}>
        As they came
      </button>
    </>
  );
}

function All({ columns }: { columns: Column<Person>[] }) {
  const table = useDataTable({ columns, rows: people, rowKey, features: [sorting()] });
  return <DataTable caption="Individuals" status="ready" {...table} />;
}

const header = () => screen.getByRole('columnheader', { name: 'Last Name' });
const button = () => screen.getByRole('button', { name: 'Last Name' });
const lastNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('DTS-1 only a column that orders rows has a button and aria-sort', () => {
  render(<People />);
  expect(header()).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'First Name' })).not.toHaveAttribute('aria-sort');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('DTS-2, DTS-3 a press asks for the order, and the header shows it and keeps the focus', async () => {
  const onSort = vi.fn();
  render(<People onSort={onSort} />);
  const pressed = button();
  await userEvent.click(pressed);
  expect(onSort).toHaveBeenLastCalledWith({ column: 'last', direction: 'ascending' });
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  expect(lastNames()).toEqual(['Dube', 'Moyo']);
  await userEvent.keyboard('{Enter}');
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  expect(lastNames()).toEqual(['Moyo', 'Dube']);
  expect(pressed).toHaveFocus();
});

it('DTS-4 announces the order once', async () => {
  render(<People />);
  await userEvent.click(button());
  const announced = () =>
    [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
  expect(announced()).toEqual(['Sorted by Last Name, ascending']);
  await userEvent.click(button());
  expect(announced()).toEqual(['Sorted by Last Name, ascending', 'Sorted by Last Name, descending']);
});

it('DTS-3 the caller holds the order, from none', async () => {
  render(<Held />);
  await userEvent.click(button());
  expect(lastNames()).toEqual(['Dube', 'Moyo']);
  await userEvent.click(screen.getByText('As they came'));
  expect(lastNames()).toEqual(['Moyo', 'Dube']);
});

it('DTS-3 shows an order that the caller does not change', async () => {
  render(<People sort={{ column: 'last', direction: 'descending' }} />);
  await userEvent.click(button());
  expect(header()).toHaveAttribute('aria-sort', 'descending');
});

it('DTS-7 leaves the order of the rows to a server', () => {
  render(<People manual defaultSort={{ column: 'last', direction: 'ascending' }} />);
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  expect(lastNames()).toEqual(['Moyo', 'Dube']);
});

it('DTS-1 without a list of columns, those with a plain value order the rows', () => {
  const columns: Column<Person>[] = [...base, { id: 'note', header: 'Note', cell: () => <b>x</b> }];
  render(<All columns={columns} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'First Name',
    'Last Name',
  ]);
});

it('DTS-6 warns of a column that is not there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<People columns={['town']} />);
  expect(warn.mock.calls.flat().join()).toMatch(
    /"town", which is no column.*No header.*Name one of first, last/,
  );
});
