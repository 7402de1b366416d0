import { expect, it } from 'vitest';
import { stack } from './stack';

const heights = new Map([
  ['a', 50],
  ['b', 70],
  ['c', 60],
  ['d', 90],
]);

it('TST-5 stands the three newest under each other and leaves the rest out', () => {
  expect(stack(['a', 'b', 'c', 'd'], heights, 14)).toEqual({
    places: [
      { id: 'a', index: 0, offset: 0, height: 50 },
      { id: 'b', index: 1, offset: 64, height: 70 },
      { id: 'c', index: 2, offset: 148, height: 60 },
    ],
    height: 208,
  });
});

it('is empty without toasts', () => {
  expect(stack([], heights, 14)).toEqual({ places: [], height: 0 });
});
