import { expect, it } from 'vitest';
import type { Column } from '../../internal/table/columns';
import { nextSort, sortRows } from './sortRows';

interface Unit {
  name: string | null;
  rent: number;
}
const columns: Column<Unit>[] = [
  { id: 'name', header: 'Name', cell: 'name' },
  { id: 'rent', header: 'Rent', cell: (row) => `$${row.rent}`, value: (row) => row.rent },
  { id: 'note', header: 'Note', cell: () => 'x' },
];
const unit = (name: string | null, rent: number) => ({ name, rent });
const rows = [unit('Flat 10', 90), unit(null, 1000), unit('flat 2', 200), unit('Émile', 90)];
const names = (direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { column: 'name', direction }).map(({ name }) => name);

it('DTS-2 the first press is ascending, the next the other way, another column starts anew', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  const second = nextSort(first, 'name');
  expect(second.direction).toBe('descending');
  expect(nextSort(second, 'name').direction).toBe('ascending');
  expect(nextSort(second, 'rent').direction).toBe('ascending');
});

it('DTS-5 compares as people do; missing values are last either way', () => {
  expect(names('ascending')).toEqual(['Émile', 'flat 2', 'Flat 10', null]);
  expect(names('descending')).toEqual(['Flat 10', 'flat 2', 'Émile', null]);
});

it('DTS-5 compares values, not what is rendered, and keeps the order of equals', () => {
  const sorted = sortRows(rows, columns, { column: 'rent', direction: 'ascending' });
  expect(sorted.map(({ rent }) => rent)).toEqual([90, 90, 200, 1000]);
  expect(sorted[0]?.name).toBe('Flat 10');
});

it('leaves rows alone without an order, and where a column has no value', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows);
  expect(sortRows(rows, columns, { column: 'note', direction: 'ascending' })).toBe(rows);
});

it('DTS-5 what is no number is missing; huge amounts keep their order', () => {
  const odd = [NaN, 9_007_199_254_740_991, -1, NaN, 0].map((rent) => unit('x', rent));
  const rents = (direction: 'ascending' | 'descending') =>
    sortRows(odd, columns, { column: 'rent', direction }).map(({ rent }) => rent);
  expect(rents('ascending')).toEqual([-1, 0, 9_007_199_254_740_991, NaN, NaN]);
  expect(rents('descending')).toEqual([9_007_199_254_740_991, 0, -1, NaN, NaN]);
});
