import { describe, expect, it } from 'vitest';
import { released, sizeAt, sizeByKey } from './split';

describe('sizeByKey', () => {
  it.each([
    ['ArrowRight', false, 55],
    ['ArrowLeft', false, 45],
    ['ArrowRight', true, 45],
    ['ArrowLeft', true, 55],
    ['Home', false, 20],
    ['End', true, 80],
    ['a', false, undefined],
  ])('SPL-3 %s, rtl %s: %s', (key, isRtl, size) => {
    expect(sizeByKey(key, 50, isRtl)).toBe(size);
  });

  it('SPL-3 stays within 20 and 80 percent', () => {
    expect(sizeByKey('ArrowRight', 79, false)).toBe(80);
    expect(sizeByKey('ArrowLeft', 21, false)).toBe(20);
  });
});

it('SPL-2 follows the pointer from the start of the panels, in both directions', () => {
  expect(sizeAt(300, { left: 100, width: 800 }, false)).toBe(25);
  expect(sizeAt(300, { left: 100, width: 800 }, true)).toBe(75);
  expect(sizeAt(300, { left: 100, width: 0 }, false)).toBe(0);
});

it.each([
  [5, { collapsed: true }],
  [12, { collapsed: false, size: 20 }],
  [42.4, { collapsed: false, size: 42 }],
])('SPL-4 a drag that ends at %s percent: %s', (percent, end) => {
  expect(released(percent)).toEqual(end);
});
