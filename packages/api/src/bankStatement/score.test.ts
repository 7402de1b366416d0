import { expect, test } from 'vitest';
import { type Candidate, scoreMatch } from './score.ts';

const line = (text: string, amount = 50_000n) => ({ on: '2026-01-05', text, amount });
const receipt = (more: Partial<Candidate> = {}): Candidate => ({
  number: 'RC-000007',
  names: ['Tariro Ncube'],
  on: '2026-01-05',
  amount: 50_000n,
  ...more,
});
const lease = (more: Partial<Candidate> = {}): Candidate => ({
  number: 'L-0012',
  names: ['Tariro Ncube'],
  amount: 99_000n,
  ...more,
});

test.each([
  ['the amount and the day', 'EFT CREDIT', receipt(), ['Same amount', 'Same day']],
  ['a day near it', 'EFT', receipt({ on: '2026-01-02' }), ['Same amount', '3 days apart']],
  ['no day far from it', 'EFT', receipt({ on: '2025-12-05' }), ['Same amount']],
  [
    'the reference',
    'EFT 4711-A',
    receipt({ reference: '4711A' }),
    ['Same amount', 'Reference 4711A', 'Same day'],
  ],
  ['a lease number with other signs', 'rent L/0012', lease(), ['L-0012 is in the text']],
  ['a lease number in one word', 'RENT l0012.', lease(), ['L-0012 is in the text']],
  ['what is owed', 'EFT', lease({ amount: 50_000n }), ['Owes exactly this']],
  ['one charge', 'EFT', lease({ parts: [50_000n] }), ['A charge of this amount']],
  ['a payer seen before', 'EFT', lease({ paidBefore: true }), ['Paid like this before']],
  ['a name, whatever its order and case', 'NCUBE, TARIRO', lease(), ['Name: Tariro Ncube']],
  ['nothing', 'EFT', lease(), []],
])('a suggestion names %s', (_what, text, candidate, reasons) => {
  expect(scoreMatch(line(text), candidate).reasons).toEqual(reasons);
});

test('a number within a longer one, or a short one, is no reason', () => {
  expect(scoreMatch(line('EFT L-00125'), lease()).reasons).toEqual([]);
  expect(scoreMatch(line('FLAT 12'), lease({ number: '12' })).reasons).toEqual([]);
});

test('more reasons are a better suggestion, to 100 at most', () => {
  const scores = [
    scoreMatch(line('NCUBE'), lease()),
    scoreMatch(line('TARIRO NCUBE'), lease()),
    scoreMatch(line('EFT'), receipt()),
    scoreMatch(line('RC-000007 TARIRO NCUBE'), receipt()),
  ].map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores.at(-1)).toBe(100);
});
