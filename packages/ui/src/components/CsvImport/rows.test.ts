import { expect, it } from 'vitest';
import type { ParsedFile } from './parse';
import { type CsvColumn, guessMapping, readRows } from './rows';

const columns: CsvColumn[] = [
  { id: 'unit_number', label: 'Unit', required: true },
  { id: 'rent_amount', label: 'Rent', kind: 'amount' },
];
const { signal } = new AbortController();
const fileOf = (rows: string[][], delimiter = ','): ParsedFile => ({
  header: ['Unit', 'Rent'],
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  delimiter,
});
const mapping = { unit_number: 0, rent_amount: 1 };
const read = (rows: string[][], delimiter?: string) =>
  readRows(fileOf(rows, delimiter), columns, mapping, ['unit_number'], signal);

it.each([
  [['rent', 'UNIT'], { unit_number: 1, rent_amount: 0 }],
  [['Unit_Number', 'Rent amount'], { unit_number: 0, rent_amount: 1 }],
  [['Tenant'], { unit_number: undefined, rent_amount: undefined }],
])('CSV-6 finds the columns of %j', (header, expected) =>
  expect(guessMapping(columns, header)).toEqual(expected),
);

it('CSV-4 reads a column as most of its cells are written', async () => {
  const rows = await read([
    ['A1', '1.234,56'],
    ['A2', '1.234'],
    ['A3', '1,234.56'],
    ['A4', '12,50'],
  ]);
  expect(rows.map(({ values }) => values.rent_amount)).toEqual(['1234.56', '1234', '1,234.56', '12.50']);
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}, { rent_amount: 'amount' }, {}]);
});

it('CSV-4 reads 1,234 as the decimals of a file with semicolons, and refuses the third', async () => {
  expect((await read([['A1', '1,234']], ';'))[0]?.problems).toEqual({ rent_amount: 'amount' });
  expect((await read([['A1', '1,234']], ','))[0]?.values.rent_amount).toBe('1234');
});

it('CSV-7 finds what is missing, and rows that stand twice', async () => {
  const rows = await read([['A1'], ['', '5'], ['a1', '6']]);
  expect(rows.map(({ problems, sameAs }) => [problems, sameAs])).toEqual([
    [{}, null],
    [{ unit_number: 'required' }, null],
    [{}, 2],
  ]);
});

it('CSV-6 leaves a column that is not in the file empty', async () => {
  const rows = await readRows(fileOf([['A1', '5']]), columns, { unit_number: 0 }, [], signal);
  expect(rows).toEqual([
    { line: 2, values: { unit_number: 'A1', rent_amount: '' }, problems: {}, sameAs: null },
  ]);
});
