import { expect, test } from 'vitest';
import { type Draft, repeatedText, statementProblems } from './statementProblems';

const draft = (more: Partial<Draft> = {}): Draft => ({
  lines: [{ on: '2026-02-03', description: 'EFT', amount: '100.00' }],
  ...{ from_on: '2026-02-01', to_on: '2026-02-28', opening: '50.00', closing: '150.00' },
  ...more,
});
const last = { to_on: '2026-01-31', closing: '50.00' };
const none = { breaks: [] };

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
  expect(statementProblems(draft(more), none, last, 'USD')).toEqual(problems),
);

test('days to come, and days in the wrong order', () => {
  expect(statementProblems(draft({ to_on: '2999-01-01' }), none, last, 'USD')).toEqual([
    'The last day may not be in the future.',
  ]);
  expect(statementProblems(draft({ from_on: '2026-03-01' }), none, last, 'USD')).toContain(
    'The last day is before the first.',
  );
});

test('rows whose balances do not follow, and rows that are alike', () => {
  const breaks = [2, 3, 4, 5].map((line) => ({ line, expected: '1.00' }));
  expect(statementProblems(draft(), { breaks }, last, 'USD')).toEqual([
    'Rows 2, 3, 4 and 1 more: the balance does not follow from the row before. In row 2 it would be $1.00.',
  ]);
  expect(repeatedText([])).toBe('');
  expect(repeatedText([7])).toBe('Row 7 is like an earlier row. Keep it if the bank statement shows both.');
});
