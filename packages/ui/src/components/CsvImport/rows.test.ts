import { expect, it } from 'vitest';
import type { ParsedFile } from './parse';
import { type CsvColumn, guessMapping, readColumn, readRows } from './rows';

const columns: CsvColumn[] = [
  { id: 'unit_number', label: 'Unit', required: true },
  { id: 'rent_amount', label: 'Rent', kind: 'amount' },
];
const { signal } = new AbortController();
const fileOf = (rows: string[][], delimiter = ','): ParsedFile => ({
  header: ['Unit', 'Rent'],
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  delimiter,
  above: [],
  notes: [],
});
const mapping = { unit_number: 0, rent_amount: 1 };
const read = (rows: string[][], delimiter?: string) =>
  readRows(fileOf(rows, delimiter), { columns, mapping, uniqueBy: ['unit_number'], dates: 'en-GB' }, signal);

it.each([
  [['rent', 'UNIT'], { unit_number: 1, rent_amount: 0 }],
  [['Unit_Number', 'Rent amount'], { unit_number: 0, rent_amount: 1 }],
  [['Tenant'], { unit_number: undefined, rent_amount: undefined }],
])('CSV-6 finds the columns of %j', (header, expected) =>
  expect(guessMapping(columns, header)).toEqual(expected),
);

it.each([
  [['Flat No.', 'MONTHLY-RENT'], { unit_number: 0, rent_amount: 1 }],
  // Its own name comes before another's alias, and no column of the file is taken twice.
  [['Rent', 'Unit', 'flat no'], { unit_number: 1, rent_amount: 0 }],
  [['Unit amount', 'Rent'], { unit_number: undefined, rent_amount: 1 }],
  [['Amount', 'Flat'], { unit_number: 1, rent_amount: 0 }],
])('CSV-6 finds the columns of %j by their aliases', (header, expected) => {
  const [unit, rent] = columns as [CsvColumn, CsvColumn];
  const known = [
    { ...unit, aliases: ['Flat No', 'flat', 'rent'] },
    { ...rent, aliases: ['Monthly Rent', 'Amount', 'Flat'] },
  ];
  expect(guessMapping(known, header)).toEqual(expected);
});

it('CSV-11 reads a cell as its column says', () => {
  const column: CsvColumn = {
    id: 'currency',
    label: 'Currency',
    required: true,
    read: (text) => (text === 'US$' ? { value: 'USD' } : { value: text, problem: 'Enter USD.' }),
  };
  const read = (text: string) => readColumn(column, text, { sign: '.', dates: 'en-GB' });
  expect(read('US$')).toEqual({ value: 'USD', problem: null });
  expect(read('rand')).toEqual({ value: 'rand', problem: { text: 'Enter USD.' } });
  expect(read('')).toEqual({ value: '', problem: 'required' });
});

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
  const rows = await readRows(
    fileOf([['A1', '5']]),
    { columns, mapping: { unit_number: 0 }, uniqueBy: [], dates: 'en-GB' },
    signal,
  );
  expect(rows).toEqual([
    { line: 2, values: { unit_number: 'A1', rent_amount: '' }, problems: {}, sameAs: null },
  ]);
});
