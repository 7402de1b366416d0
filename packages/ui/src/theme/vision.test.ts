import { describe, expect, it } from 'vitest';
import { APART } from './nearest';
import { color, inMode } from './palette';
import { distance } from './vision';

const closest = (colors: readonly string[]) =>
  Math.min(...colors.flatMap((one, at) => colors.slice(at + 1).map((other) => distance(one, other))));

describe('distance', () => {
  it('is zero for a colour and itself, and that of black and white for every eye', () => {
    expect(distance('#1d4ed8', '#1d4ed8')).toBe(0);
    expect(distance('#000000', '#ffffff')).toBeCloseTo(100);
  });

  it('is small for a red and a green that are far apart to most eyes', () => {
    expect(distance('#c5303a', '#2a7e3b')).toBeLessThan(5);
  });

  it('passes the palette of Okabe and Ito, which is made for every eye', () => {
    const palette = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7', '#000000'];
    expect(closest(palette)).toBeGreaterThan(APART);
  });
});

it.each(['light', 'dark'] as const)('every eye tells the series of a chart apart in %s', (mode) => {
  expect(closest(Object.values(inMode(color, mode).chart))).toBeGreaterThan(APART);
});
