import { expectTypeOf, it } from 'vitest';
import type { Sort, SortableOptions } from '../DataTableSort';
import type { Column, TextKey } from './columns';
import type { DataTableProps } from './DataTable';

interface Company {
  id: number;
  name: string;
  branches: string[];
  website: string | null;
}

it('DTB-7 takes only properties that are text', () => {
  expectTypeOf<TextKey<Company>>().toEqualTypeOf<'id' | 'name' | 'website'>();
  const columns: Column<Company>[] = [
    { id: 'name', header: 'Registered Name', cell: 'name' },
    // @ts-expect-error a list is no text
    { id: 'branches', header: 'Branches', cell: 'branches' },
    // @ts-expect-error no such property
    { id: 'nam', header: 'Registered Name', cell: 'nam' },
  ];
  expectTypeOf(columns).toBeArray();
});

it('gives the row to cell and value', () => {
  const column: Column<Company> = {
    id: 'branches',
    header: 'Branches',
    cell: (row) => {
      expectTypeOf(row).toEqualTypeOf<Company>();
      return row.branches.length;
    },
    value: (row) => row.branches.join(', '),
    // @ts-expect-error widths grow with the text
    width: '80px',
  };
  expectTypeOf(column.id).toBeString();
});

const columns: Column<Company>[] = [{ id: 'name', header: 'Registered Name', cell: 'name' }];
const rows: Company[] = [];

it('gives the row to the key and to the actions', () => {
  const props: DataTableProps<Company> = {
    caption: 'Companies',
    status: 'ready',
    columns,
    rows,
    rowKey: (row) => {
      expectTypeOf(row).toEqualTypeOf<Company>();
      return row.id;
    },
    rowActions: (row) => {
      expectTypeOf(row).toEqualTypeOf<Company>();
      // @ts-expect-error no such property
      return row.nam;
    },
  };
  // @ts-expect-error the status is given, never guessed
  const withoutStatus: DataTableProps<Company> = { ...props, status: undefined };
  // @ts-expect-error rows of others
  const ofOthers: DataTableProps<Company> = { ...props, rows: [{ id: 1 }] };
  expectTypeOf([props, withoutStatus, ofOthers]).toBeArray();
});

it('orders by the columns that are sortable alone', () => {
  const options: SortableOptions<Company, 'name'> = {
    columns,
    sortable: ['name'],
    sort: { column: 'name', direction: 'ascending' },
    onSortChange: ({ sort }) => expectTypeOf(sort).toEqualTypeOf<Sort<'name'>>(),
  };
  // @ts-expect-error town is not among the sortable columns
  const sort: Sort<'name'> = { column: 'town', direction: 'ascending' };
  expectTypeOf([options, sort]).toBeArray();
});
