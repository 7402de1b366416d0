import { expectTypeOf, it } from 'vitest';
import type { Column, TextKey } from './columns';

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
