import { expect, test } from 'vitest';
import { sampleExplanation } from '../testing/sampleExplanation';
import {
  byLease,
  debtLines,
  exclusionLines,
  ifPaidText,
  monthSentence,
  paidText,
  ruleText,
} from './explanation';

test.each([
  ['non_payer.claim', 'PPPP', 'A claim is listed that has not been settled.'],
  ['high.grades', 'PGLSN', '1 month was not paid (N).'],
  ['high.grades', 'SSSP', '3 months were paid only in part (S); three are enough for this rating.'],
  ['unrated', '', 'There is no graded month yet; a rating needs three.'],
  ['unrated', 'PG', 'Only 2 months were graded; a rating needs three.'],
  ['medium.grades', 'LLLP', '3 months were paid late (L); three are enough for this rating.'],
  ['later.rule', 'PPP', 'The rule later.rule decided.'],
])('the rule %s of %s in a sentence', (rule, grades, text) => {
  expect(ruleText({ rule, grades })).toBe(text);
});

test('what paying would change', () => {
  expect(ifPaidText(sampleExplanation, 'High Risk')).toBe(
    'Paying all rent past its due date would not change the rating.',
  );
  expect(ifPaidText({ ...sampleExplanation, if_paid: null }, 'High Risk')).toContain(
    'the rating would be N/A.',
  );
  expect(ifPaidText({ ...sampleExplanation, if_paid: null }, undefined)).toContain('would not change');
  expect(ifPaidText({ ...sampleExplanation, debts: [] }, 'High Risk')).toBeNull();
});

test('what is owed, and what was left out and why', () => {
  expect(debtLines(sampleExplanation)).toEqual([
    '$400.00 of lease L-0007, Baobab Properties: due since 01 Jan 2026 (63 days)',
  ]);
  expect(exclusionLines(sampleExplanation)).toEqual([
    'March 2026 (L-0007): not yet paid, and less than 30 days past the due date.',
  ]);
});

test('a month is paid on a day, or as far as it was in time', () => {
  expect(sampleExplanation.months.map(paidText)).toEqual([
    '01 Sept',
    '05 Oct',
    '20 Nov',
    '50%',
    '0%',
    '01 Feb',
  ]);
  expect(sampleExplanation.months.slice(3, 5).map(monthSentence)).toEqual([
    'December 2025: S, paid in part (50% within 30 days); $200.00 of $400.00, paid on 10 Feb 2026',
    'January 2026: N, not paid within 30 days; $0.00 of $400.00 within 30 days',
  ]);
});

test('months of two currencies stand apart', () => {
  const [first, ...rest] = sampleExplanation.months;
  const zig = { amount: '9000.00', currency: 'ZIG' } as const;
  const months = first ? [{ ...first, amount: zig, paid: zig }, ...rest] : [];
  expect(
    byLease({ ...sampleExplanation, months }).map(({ title, months: own }) => [title, own.length]),
  ).toEqual([
    ['Lease L-0007, Baobab Properties, in ZIG', 1],
    ['Lease L-0007, Baobab Properties, in USD', 5],
  ]);
});
