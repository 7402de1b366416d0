import { expect, test } from 'vitest';
import { sharedTotal, shareOf, shownParts, slicePaths } from './slices';

const part = (name: string, minor: bigint | null) => ({ name, minor });

test('DNT-2 the smallest of many parts are one, without losing an amount', () => {
  const parts = [3n, 1n, 9n, null, 5n, 7n, 2n].map((minor, at) => part(`P${at}`, minor));
  expect(shownParts(parts)).toEqual([
    ...[part('P2', 9n), part('P5', 7n), part('P4', 5n), part('P0', 3n)],
    ...[{ name: '', minor: 3n, others: 2 }, part('P3', null)],
  ]);
});

test('DNT-3 a credit among many parts is not taken off the others: the shares make up the total', () => {
  const shown = shownParts([9n, 7n, 5n, 3n, 2n, 1n, -2n].map((minor, at) => part(`P${at}`, minor)));
  const total = sharedTotal(shown);
  expect(total).toBe(27n);
  expect(shown.reduce((sum, { minor }) => sum + shareOf(minor, total), 0)).toBeCloseTo(1);
  expect(shown.at(-1)).toEqual(part('P6', -2n));
});

test('DNT-2 five parts stand as they are given', () => {
  const parts = [1n, 5n, 2n, 4n, 3n].map((minor, at) => part(`P${at}`, minor));
  expect(shownParts(parts)).toEqual(parts);
});

test('DNT-3 what is zero, negative or not known has no slice', () => {
  const parts = [part('A', 75n), part('B', -50n), part('C', null), part('D', 0n), part('E', 25n)];
  expect(sharedTotal(parts)).toBe(100n);
  expect(parts.map(({ minor }) => shareOf(minor, 100n))).toEqual([0.75, 0, 0, 0, 0.25]);
  expect(slicePaths(parts).map((path) => path !== '')).toEqual([true, false, false, false, true]);
  expect(shareOf(0n, 0n)).toBe(0);
});
