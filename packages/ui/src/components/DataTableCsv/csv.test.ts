// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '../DataTable/columns';
import { csvField, csvOf } from './csv';

describe('DTE-2 RFC 4180', () => {
  it.each([
    ['Moyo', 'Moyo'],
    ['Moyo, Tendai', '"Moyo, Tendai"'],
    ['the "Corner" shop', '"the ""Corner"" shop"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
  ])('%j is written %j', (value, written) => {
    expect(csvField(value)).toBe(written);
  });
});

describe('DTE-3 formulas stay words', () => {
  it.each([
    '=HYPERLINK("http://evil.example","x")',
    '+263771234567',
    '-1+cmd|calc',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
  ])('%j', (value) => {
    expect(csvField(value).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([-5, '-5.50', 'a=b', '1-2'])('%j is harmless and stays as it is', (value) => {
    expect(csvField(value)).toBe(String(value));
  });
});

interface Company {
  name: string;
  rent: number;
}
const columns: Column<Company>[] = [
  { id: 'name', header: 'Registered Name', cell: 'name' },
  { id: 'rent', header: '$', label: 'Rent', cell: (row) => `$${row.rent}.00`, value: (row) => row.rent },
];

it('DTE-1 writes a byte order mark, labels, and values instead of what is rendered', () => {
  expect(csvOf(columns, [{ name: 'Mutapa, Ltd', rent: 450 }])).toBe(
    '\uFEFFRegistered Name,Rent\r\n"Mutapa, Ltd",450\r\n',
  );
});

it('DTE-4 leaves a column without a value out, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const logo: Column<Company> = { id: 'logo', header: 'Logo', cell: () => null };
  expect(csvOf([...columns, logo], [])).toBe('\uFEFFRegistered Name,Rent\r\n');
  expect(warn.mock.calls.flat().join()).toMatch(/"logo" is left out.*no plain value.*Give it `value`/);
});
