import { expect, test } from 'vitest';
import { type Draft, statementNotes, statementProblems } from './statementProblems';

const draft = (more: Partial<Draft> = {}): Draft => ({
  lines: [{ on: '2026-02-03', description: 'EFT', amount: '100.00' }],
  ...{ from_on: '2026-02-01', to_on: '2026-02-28', opening: '50.00', closing: '150.00' },
  ...more,
});
const last = { to_on: '2026-01-31', closing: '50.00' };
const none = { breaks: [] };
const usd = { currency: 'USD' } as const;

test.each<[string, Partial<Draft>, string[]]>([
  ['nothing', {}, []],
  ['a closing balance that does not fit', { closing: '151.00' }, ['Opening and lines give $150.00.']],
  ['a statement that overlaps', { from_on: '2026-01-31' }, ['The last statement ends on 31 Jan 2026.']],
  [
    'another opening balance',
    { opening: '60.00', closing: '160.00' },
    ['The last statement closed with $50.00.'],
  ],
  ['a line outside', { to_on: '2026-02-02' }, ['1 line is outside these days.']],
  ['no day', { to_on: '' }, ['Enter the first and the last day of the statement.']],
  ['no opening balance', { opening: '' }, ['Enter the opening balance of the statement.']],
  ['no closing balance', { closing: '' }, ['Enter the closing balance of the statement.']],
])('%s is named', (_what, more, problems) =>
  expect(statementProblems(draft(more), none, last, usd)).toEqual(problems),
);

test('days to come, and days in the wrong order', () => {
  expect(statementProblems(draft({ to_on: '2999-01-01' }), none, last, usd)).toEqual([
    'The last day may not be in the future.',
  ]);
  expect(statementProblems(draft({ from_on: '2026-03-01' }), none, last, usd)).toContain(
    'The last day is before the first.',
  );
});

test('rows whose balances do not follow, and rows that are alike', () => {
  const breaks = [2, 3, 4, 5].map((line) => ({ line, expected: '1.00', missing: '-30.00' }));
  expect(statementProblems(draft(), { breaks }, last, usd)).toEqual([
    'Rows 2, 3, 4 and 1 more: the balance does not follow from the row before. In row 2 it would be $1.00: a line of -$30.00 may be missing, or a row be repeated. Leave the row out, or export these days again.',
  ]);
  const plain = { hasOtherBalances: false, isTurned: false };
  const row = (line: number, more = {}) => ({ line, values: {}, ...more });
  expect(statementNotes([row(1), row(2, { like: 1, leftOut: 'Twice' })], plain)).toEqual([]);
  expect(statementNotes([row(7, { like: 2 })], { hasOtherBalances: true, isTurned: true })).toEqual([
    'Row 7 is like an earlier row. Leave it out unless the bank statement shows both.',
    'The balances of the file do not follow its lines and were not used. Compare the closing balance with the statement.',
    'The balance rises with debits, so debits were read as money in.',
  ]);
});

test('a file of another account or in another currency', () => {
  const of = (other: object) => statementProblems(draft(), none, last, { ...usd, number: '0123', other });
  expect(of({ account: '4567' })).toEqual([
    'The file is of account 4567, and this account is 0123. Choose another file, or confirm that it belongs here.',
  ]);
  expect(of({ currency: 'ZAR', account: '4567' })).toEqual([
    'The file is in ZAR, and this account is in USD. Choose the file of this account.',
  ]);
});
