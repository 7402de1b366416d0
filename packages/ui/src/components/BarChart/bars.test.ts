import { expect, it } from 'vitest';
import { barsOf } from './bars';

it('BRH-3 stands every bar of a group on zero', () => {
  expect(
    barsOf(
      [
        [5n, -3n],
        [0n, null],
      ],
      false,
    ),
  ).toEqual([
    [
      [0, 5],
      [0, -3],
    ],
    [[0, 0], null],
  ]);
});

it('BRH-3 stacks what is positive above zero and what is negative below, around gaps', () => {
  expect(
    barsOf(
      [
        [5n, 1n, null],
        [-2n, 2n, 4n],
        [3n, -6n, 1n],
      ],
      true,
    ),
  ).toEqual([
    [[0, 5], [0, 1], null],
    [
      [-2, 0],
      [1, 3],
      [0, 4],
    ],
    [
      [5, 8],
      [-6, 0],
      [4, 5],
    ],
  ]);
});
