import { expect, it } from 'vitest';
import { segmentsOf } from './segments';

const widths = (...minors: bigint[]) => segmentsOf(minors).map(({ width }) => width);

it('AGN-3 fills the bar in proportion', () => {
  expect(segmentsOf([50n, 25n, 25n])).toEqual([
    { start: 0, width: 50 },
    { start: 50, width: 25 },
    { start: 75, width: 25 },
  ]);
});

it('AGN-3 gives zero and a credit no width, and no room', () => {
  expect(widths(-50n, 0n, 10n)).toEqual([0, 0, 100]);
  expect(widths(0n, 0n)).toEqual([0, 0]);
  expect(widths(-1n)).toEqual([0]);
});

it('AGN-3 shows a cent beside ten trillion, and still fills the bar', () => {
  const [huge = 0, cent = 0] = widths(10n ** 15n, 1n);
  expect(cent).toBeGreaterThan(0.9);
  expect(huge + cent).toBeCloseTo(100);
});
