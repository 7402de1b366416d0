import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer/Announcer';
import { DataTable } from '../DataTable/DataTable';
import { type Sort, sortRows, useSortableColumns } from '.';

interface Person {
  id: number;
  first: string;
  last: string;
}
const base = [
  { id: 'first', header: 'First Name', cell: 'first' },
  { id: 'last', header: 'Last Name', cell: 'last', rowHeader: true },
] as const;
const people: Person[] = [
  { id: 1, first: 'Tendai', last: 'Moyo' },
  { id: 2, first: 'Rudo', last: 'Dube' },
];

function People({ onSort = () => {} }: { onSort?: (sort: Sort) => void }) {
  const [sort, setSort] = useState<Sort<'last'>>();
  const columns = useSortableColumns<Person, 'last'>({
    columns: base,
    sortable: ['last'],
    sort,
    onSortChange: (event) => {
      onSort(event.sort);
      setSort(event.sort);
    },
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable
        caption="Individuals"
        status="ready"
        columns={columns}
        rows={sortRows(people, base, sort)}
        rowKey={(row) => row.id}
      />
    </>
  );
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

function Wrong() {
  useSortableColumns<Person, 'town'>({
    columns: base,
    sortable: ['town'],
    sort: undefined,
    onSortChange() {},
  });
  return null;
}

it('DTS-6 warns of a column that is not there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Wrong />);
  expect(warn.mock.calls.flat().join()).toMatch(
    /"town", which is no column.*No header.*Name one of first, last/,
  );
});
