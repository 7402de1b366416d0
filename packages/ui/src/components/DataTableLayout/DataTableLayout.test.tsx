import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { pinnedColumns, stackedRows } from '.';

interface Person {
  id: number;
  name: string;
  town: string;
}
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town' },
];
const rows: Person[] = [{ id: 1, name: 'Rudo', town: 'Gweru' }];

function People({ sticky = false }: { sticky?: boolean }) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [selection(), sorting(), sticky ? pinnedColumns() : stackedRows()],
  });
  return (
    <DataTable
      {...table}
      data-testid="root"
      caption="People"
      status="ready"
      rowActions={() => <button type="button">View</button>}
    />
  );
}

const Rent = () => <>Rent</>;

function Rents() {
  const table = useDataTable({
    columns: [
      { id: 'tenant', header: 'Tenant', cell: 'name', rowHeader: true, footer: 'Total' },
      { id: 'town', header: 'Town', cell: 'town' },
      { id: 'rent', header: <Rent />, label: 'Rent', cell: () => '$90.00', align: 'end', footer: '$180.00' },
    ],
    rows,
    rowKey: ({ id }) => id,
    features: [stackedRows()],
  });
  return <DataTable {...table} caption="Rents" status="ready" />;
}

const wide = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, header: id, cell: () => id }));
function Wide() {
  const table = useDataTable({
    ...{ columns: wide, rows, rowKey: ({ id }: Person) => id },
    features: [selection(), pinnedColumns({ start: ['c', 'gone'], end: ['b', 'a'] })],
  });
  return <DataTable {...table} caption="Wide" status="ready" />;
}

function Narrow() {
  const table = useDataTable({
    ...{ columns, rows, rowKey: ({ id }: Person) => id },
    features: [stackedRows({ of: 'container', below: 480 })],
  });
  return <DataTable {...table} data-testid="root" caption="People" status="ready" />;
}

/** A screen that can change its width. */
function screenThatIs(narrow: boolean) {
  const media = Object.assign(new EventTarget(), { matches: narrow });
  const matchMedia = vi.fn(() => media);
  vi.stubGlobal('matchMedia', matchMedia);
  const turn = (next: boolean) => {
    media.matches = next;
    act(() => void media.dispatchEvent(new Event('change')));
  };
  return Object.assign(turn, { matchMedia });
}
afterEach(() => vi.unstubAllGlobals());

it('DTY-1 below 640 px rows are cards that keep their roles, and have the header beside each value', () => {
  const turn = screenThatIs(false);
  render(<People />);
  expect(screen.getByTestId('root')).not.toHaveAttribute('data-stacked');
  expect(screen.getByRole('cell', { name: 'Gweru' })).not.toHaveAttribute('data-label');
  turn(true);
  expect(screen.getByTestId('root')).toHaveAttribute('data-stacked');
  expect(screen.getByRole('cell', { name: 'Gweru' })).toHaveAttribute('data-label', 'Town');
  const roles = [...document.querySelectorAll('table, thead, tbody, tr, th, td')].map((element) =>
    element.getAttribute('role'),
  );
  expect(roles).toEqual([
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'cell',
    'rowheader',
    'cell',
    'cell',
  ]);
  turn(false);
  expect(screen.getByTestId('root')).not.toHaveAttribute('data-stacked');
  // Not at each render.
  expect(turn.matchMedia).toHaveBeenCalledOnce();
});

it('DTY-2 the headers that order stay, and are pressed as before', () => {
  screenThatIs(true);
  render(<People />);
  expect(screen.getByRole('columnheader', { name: 'Town' })).toContainElement(
    screen.getByRole('button', { name: 'Town' }),
  );
});

it('DTY-2 a header that is only written in a component of its own does not stand above the cards', () => {
  screenThatIs(true);
  render(<Rents />);
  expect(screen.getByRole('columnheader', { name: 'Rent' })).not.toHaveAttribute('data-pressable');
  expect(screen.getAllByRole('row')[0]).not.toHaveAttribute('data-pressable');
});

it('DTY-2 a total below the cards has the header of its column beside it', () => {
  screenThatIs(true);
  render(<Rents />);
  expect(screen.getByRole('cell', { name: '$180.00' })).toHaveAttribute('data-label', 'Rent');
  expect(screen.getByRole('cell', { name: 'Total' })).not.toHaveAttribute('data-label');
});

it('DTY-3 keeps the first column, and the checkboxes before it', () => {
  render(<People sticky />);
  const pinned = screen.getAllByRole('columnheader').map((header) => header.dataset.pinned);
  expect(pinned).toEqual(['start', 'start', undefined, 'end']);
});

it('DTY-3 keeps the named columns at both ends, in their order', () => {
  render(<Wide />);
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map(({ textContent, dataset }) => [textContent, dataset.pinned])).toEqual([
    ['', 'start'],
    ['c', 'start'],
    ['d', undefined],
    ['e', undefined],
    ['b', 'end'],
    ['a', 'end'],
  ]);
});

it('DTY-4 cards where the place of the table is narrow', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(500);
  const { unmount } = render(<Narrow />);
  expect(screen.getByTestId('root')).not.toHaveAttribute('data-stacked');
  unmount();
  width.mockReturnValue(479);
  render(<Narrow />);
  expect(screen.getByTestId('root')).toHaveAttribute('data-stacked');
  width.mockRestore();
});
