import { addMonths } from '@rentsafe/format/date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedOf, meanOf, partsOf, rateOf, shareOf, shareText } from './index.ts';

const base = (rows: readonly (readonly [charged: number, ...collected: number[]])[]) =>
  rows.map(([charged, ...collected], index) => ({
    month: addMonths('2026-01', index),
    charged: BigInt(charged * 100),
    collected: collected.map((amount) => BigInt(amount * 100)),
  }));

// January to April of 1000.00 each; February was paid by 400.00 one month later.
const months = base([
  [1000, 1000, 0, 0, 0],
  [1000, 600, 400, 0],
  [1000, 500, 0],
  [1000, 0],
]);
const shares = [0, 1, 2, 3].map((after) => shareOf(months, after));

test('worked example 57: the shares, and what they make of the coming months', () => {
  expect(shares.map(shareText)).toEqual(['0.5250', '0.1333', '0.0000', '0.0000']);
  const of = (open: bigint | null) => ({ charges: 100_000n, atMost: open });
  // April, March and February, with what was open of each.
  const may = [of(null), of(100_000n), of(50_000n), of(0n)];
  expect(expectedOf(may, shares, 'mean')).toEqual([52_500n, 13_333n, 0n, 0n]);
  expect(expectedOf(may, shares, 'low')).toEqual([0n, 0n, 0n, 0n]);
  expect(expectedOf(may, shares, 'high')).toEqual([100_000n, 40_000n, 0n, 0n]);
});

test('of past charges no more is expected than is open', () => {
  const past = [{ charges: 100_000n, atMost: 20_001n }];
  expect(expectedOf(past, shares, 'mean')).toEqual([20_001n]);
});

test('a month in which nothing was due says nothing, and of no month there is no share', () => {
  expect(shareText(shareOf(base([[0], [100, 50], [0]]), 0))).toBe('0.5000');
  expect(shareText(shareOf(base([[100, 50], [0]]), 1))).toBe('0.0000');
  expect(shareOf(base([[100, 50]]), 1)).toBeNull();
  expect(shareOf([], 0)).toBeNull();
});

test('the mean lies between the lowest and the highest', () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.bigInt(0n, 10n ** 9n), (rows, charges) => {
      const share = shareOf(base(rows), 0);
      if (!share) return;
      const [mean = 0n, low = 0n, high = 0n] = (['mean', 'low', 'high'] as const).flatMap((outlook) =>
        expectedOf([{ charges, atMost: null }], [share], outlook),
      );
      expect(low <= mean && mean <= high).toBe(true);
    }),
  );
});

test('parts of several amounts are rounded once', () => {
  const third = { part: 1n, whole: 3n };
  expect(partsOf([50n, 50n], [third, third])).toBe(33n);
  expect(partsOf([50n, 50n], [third, { part: 0n, whole: 0n }])).toBe(17n);
});

test('rates and means have two decimals, half away from zero, and none of nothing', () => {
  expect([rateOf(104, 118), rateOf(1 * 59, 104), rateOf(0, 5), rateOf(1, 0)]).toEqual([
    '88.14',
    '56.73',
    '0.00',
    null,
  ]);
  expect([meanOf(104, 59), meanOf(1, 8), meanOf(-1, 8), meanOf(0, 0)]).toEqual([
    '1.76',
    '0.13',
    '-0.13',
    null,
  ]);
});
