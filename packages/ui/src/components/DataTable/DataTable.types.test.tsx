import { useState } from 'react';
import { expectTypeOf, it } from 'vitest';
import { masking } from '../DataTableMasking';
import { selection } from '../DataTableSelection';
import { type Sort, sorting } from '../DataTableSort';
import {
  type Column,
  DataTable,
  type DataTableOptions,
  type DataTableProps,
  type TextKey,
  useDataTable,
} from '.';

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
    // @ts-expect-error a share is `grow`
    width: '80%',
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

function Companies() {
  const [sort, setSort] = useState<Sort>();
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [
      masking<Company>({
        columns: ['name'],
        onReveal: ({ row }) => expectTypeOf(row).toEqualTypeOf<Company>(),
      }),
      sorting({ sort, onSortChange: (event) => setSort(event.sort) }),
      selection(),
    ],
  });
  return <DataTable {...table} caption="Companies" status="ready" />;
}

it('DTB-18 takes features of any rows, and those of its own', () => {
  expectTypeOf(Companies).toBeFunction();
  const features: NonNullable<DataTableOptions<Company>['features']> = [
    sorting(),
    // @ts-expect-error of other rows
    masking<{ town: string }>({ columns: ['town'] }),
  ];
  expectTypeOf(features).toHaveProperty('length');
});
