import { expect, it } from 'vitest';
import { thin } from './thin';

const points = (...ys: (number | null)[]) => ys.map((y, index) => ({ x: index / 10, y }));
const heights = (list: ReturnType<typeof thin>) => list.map(({ y }) => y);

it('LNC-4 keeps first, lowest, highest and last of a px, in their order', () => {
  expect(heights(thin(points(5, 6, 9, 7, 1, 3, 4)))).toEqual([5, 9, 1, 4]);
});

it('LNC-4 leaves a line alone whose points stand apart', () => {
  const apart = [5, 6, null, 7].map((y, x) => ({ x, y }));
  expect(thin(apart)).toEqual(apart);
});

it('LNC-3 keeps a gap within a px, once', () => {
  expect(heights(thin(points(5, null, null, 6, null)))).toEqual([5, null, 6, null]);
});

it('LNC-4 draws at most four points a px', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    x: (index * 600) / 10_000,
    y: (index * 7919) % 240,
  }));
  const drawn = thin(many);
  expect(drawn.length).toBeLessThanOrEqual(4 * 600);
  expect(Math.max(...heights(drawn).map(Number))).toBe(239);
  expect(Math.min(...heights(drawn).map(Number))).toBe(0);
});
