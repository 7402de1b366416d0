import { expect, it } from 'vitest';
import { isArrow, neighbourOf } from './neighbour';

const columns = [['a', 'b', 'c'], [], ['d']];

it.each([
  ['b', 'ArrowUp', 'a'],
  ['b', 'ArrowDown', 'c'],
  ['a', 'ArrowUp', undefined],
  ['c', 'ArrowDown', undefined],
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowLeft', 'a'],
  ['d', 'ArrowRight', undefined],
  ['x', 'ArrowDown', undefined],
] as const)('from %s by %s to %s', (from, arrow, to) =>
  expect(neighbourOf<string>(columns, from, arrow)).toBe(to),
);

it('is mirrored where text runs from right to left', () => {
  expect(neighbourOf(columns, 'c', 'ArrowLeft', true)).toBe('d');
  expect(isArrow('Enter')).toBe(false);
});
