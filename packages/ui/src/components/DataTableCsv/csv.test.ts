import { expect, it, vi } from 'vitest';
import type { Column } from '../../internal/table/columns';
import { csvOf } from './csv';

interface Company {
  name: string;
  number: string;
  rent: number;
}
const columns: Column<Company>[] = [
  { id: 'name', header: 'Registered Name', cell: 'name' },
  { id: 'number', header: 'Number', cell: 'number', kind: 'reference' },
  { id: 'rent', header: '$', label: 'Rent', cell: (row) => `$${row.rent}.00`, value: (row) => row.rent },
];

it('DTE-1 DTE-2 DTE-3 writes labels, and values instead of what is rendered; identifiers stay text', () => {
  expect(csvOf(columns, [{ name: 'Mutapa, Ltd', number: '3/2020', rent: 450 }])).toBe(
    '\uFEFFRegistered Name,Number,Rent\r\n"Mutapa, Ltd","=""3/2020""",450\r\n',
  );
});

it('DTE-4 leaves a column without a value out, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const logo: Column<Company> = { id: 'logo', header: 'Logo', cell: () => null };
  expect(csvOf([...columns, logo], [])).toBe('\uFEFFRegistered Name,Number,Rent\r\n');
  expect(warn.mock.calls.flat().join()).toMatch(
    /"logo" is left out.*other than a plain value.*Give it `value`/,
  );
});
