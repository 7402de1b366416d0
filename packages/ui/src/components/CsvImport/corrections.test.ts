import { expect, it } from 'vitest';
import { type CheckedRow, checkedRows, dependsOnOthers, withCorrection, withResults } from './corrections';
import type { CsvColumn } from './rows';

const unit: CsvColumn = { id: 'unit', label: 'Unit' };
const rent: CsvColumn = { id: 'rent', label: 'Rent', kind: 'amount' };
const settings = { uniqueBy: ['unit'], dates: 'en-GB' };
const read = (line: number, value: string, sameAs: number | null = null) => ({
  line,
  values: { unit: value, rent: '5' },
  problems: {},
  sameAs,
});
/** Rows 2 and 4 of A1, 3 of A2. */
const rows = checkedRows(
  [read(2, 'A1'), read(3, 'A2'), read(4, 'A1', 2)],
  new Map([2, 3].map((line) => [line, { line, result: 'new' as const }])),
);
const correct = (line: number, text: string, column = unit, from: readonly CheckedRow[] = rows) =>
  withCorrection(from, { line, column, text }, settings);
const brief = (list: readonly CheckedRow[]) =>
  Object.fromEntries(list.map(({ line, sameAs, recheck, result }) => [line, [sameAs, recheck ?? result]]));

it('CSV-7 rows with errors come first, and the calls do not have the second of two duplicates', () => {
  const found = checkedRows(
    [read(2, 'A1'), read(3, 'A1', 2), { ...read(4, ''), problems: { unit: 'required' as const } }],
    new Map([[2, { line: 2, result: 'new' as const }]]),
  );
  expect(found.map(({ line, result, isStored }) => [line, result, isStored])).toEqual([
    [4, 'error', true],
    [3, 'duplicate', false],
    [2, 'new', true],
  ]);
});

it('CSV-12 what was a duplicate of the corrected row is checked itself', () =>
  expect(brief(correct(2, 'A9'))).toEqual({ 2: [null, 'pending'], 3: [null, 'new'], 4: [null, 'pending'] }));

it('CSV-12 a duplicate that is corrected is checked, and one that still is none is not', () => {
  expect(brief(correct(4, 'A4'))).toMatchObject({ 2: [null, 'new'], 4: [null, 'pending'] });
  expect(brief(correct(4, 'a2'))).toMatchObject({ 4: [3, 'duplicate'] });
  expect(brief(correct(4, '7', rent))).toMatchObject({ 4: [2, 'duplicate'] });
});

it('CSV-12 a row that becomes like another has an error until it is corrected further', () => {
  const like = correct(3, 'A1');
  expect(brief(like)).toMatchObject({ 2: [null, 'new'], 3: [2, 'pending'] });
  const checked = withResults(like, new Set([3]), new Map([[3, { line: 3, result: 'new' }]]));
  expect(brief(checked)).toMatchObject({ 3: [2, 'error'] });
});

it.each([
  ['1,200.50', '1200.50'],
  ['1.200,50', '1200.50'],
  ['1200,50', '1200.50'],
  ['', ''],
])('CSV-12 an amount may be typed as %j', (text, value) => {
  const row = correct(3, text, rent).find(({ line }) => line === 3);
  expect(row).toMatchObject({ values: { rent: value }, problems: {}, corrected: ['rent'] });
});

it('CSV-12 what a call found of a value goes with it, and the rest stays until the row is checked', () => {
  const wrong: CheckedRow[] = rows.map((row) => ({
    ...row,
    result: 'error' as const,
    errors: { unit: ['Let.'], rent: ['Too much.'] },
  }));
  expect(correct(3, 'A7', unit, wrong).find(({ line }) => line === 3)?.errors).toEqual({
    rent: ['Too much.'],
  });
  expect(wrong.filter(dependsOnOthers).map(({ line }) => line)).toEqual([2, 3]);
});
