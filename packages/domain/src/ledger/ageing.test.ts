import { addDays } from '@rentsafe/format/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageingOf } from './ageing.ts';

const rents = ['2026-01-01', '2026-02-01', '2026-03-01'].map((due_on) => ({ due_on, open: 25_000n }));
/** Of which 100.00 has been paid. */
const [january = { due_on: '', open: 0n }, ...later] = rents;
const items = [{ ...january, open: 15_000n }, ...later];

it.each([
  ['2026-01-31', items.slice(0, 1), [0n, 15_000n, 0n, 0n, 0n]],
  ['2026-02-01', items.slice(0, 2), [25_000n, 0n, 15_000n, 0n, 0n]],
  ['2026-03-02', items, [0n, 50_000n, 15_000n, 0n, 0n]],
  ['2026-04-01', items, [0n, 0n, 50_000n, 15_000n, 0n]],
  ['2026-04-02', items, [0n, 0n, 50_000n, 0n, 15_000n]],
])('worked example 8, as at %s', (asAt, open, buckets) => {
  expect(ageingOf(open, 0n, asAt)).toEqual(buckets);
});

it('worked example 7: money that is not allocated counts against the oldest, and the rest is negative', () => {
  const open = [
    { due_on: '2026-01-01', open: 40_000n },
    { due_on: '2026-02-01', open: 40_000n },
  ];
  expect(ageingOf(open, 50_000n, '2026-02-15')).toEqual([0n, 30_000n, 0n, 0n, 0n]);
  expect(ageingOf(open, 90_000n, '2026-02-28')).toEqual([-10_000n, 0n, 0n, 0n, 0n]);
});

it('the buckets add up to what is owed, whatever is open', () => {
  const item = fc.record({
    due_on: fc.integer({ min: -200, max: 200 }).map((days) => addDays('2026-01-01', days)),
    open: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  });
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 20 }),
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      (open, unallocated) => {
        const sorted = open.toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1));
        const owed = open.reduce((sum, { open: amount }) => sum + amount, 0n) - unallocated;
        expect(ageingOf(sorted, unallocated, '2026-01-01').reduce((sum, bucket) => sum + bucket, 0n)).toBe(
          owed,
        );
      },
    ),
  );
});
