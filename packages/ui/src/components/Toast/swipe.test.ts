import { expect, it } from 'vitest';
import { dismisses } from './swipe';

it.each([
  ['a slow swipe over 11 % of the width', 40, 5000, true],
  ['a slow swipe over less', 38, 5000, false],
  ['a short swipe faster than 0.11 px/ms', -12, 100, true],
  ['a short swipe that is slower', -12, 120, false],
  ['a click with an unsteady hand', 4, 5, false],
])('TST-8 %s', (_, distance, elapsed, expected) => {
  expect(dismisses(distance, 356, elapsed)).toBe(expected);
});
