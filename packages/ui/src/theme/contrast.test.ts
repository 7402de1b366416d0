import { describe, expect, it } from 'vitest';
import { contrast, mix } from './contrast';
import { pairs } from './pairs';
import { color, inMode } from './palette';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('mixes by share', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe.each(['light', 'dark'] as const)('%s theme', (mode) => {
  it.each(pairs(inMode(color, mode)))('$name is at least $least', ({ foreground, background, least }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(least);
  });
});
