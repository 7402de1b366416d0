import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandCss, closePairs, createBrand, weakPairs } from './createBrand';
import { hexOf, lchOf, turn } from './oklch';
import { distance } from './vision';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const hardest = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080', '#1a1a1a'];

/** Twelve hues, quiet and strong, from dark to light. */
const grid = [0.25, 0.45, 0.65, 0.85].flatMap((l) =>
  [0.05, 0.16].flatMap((c) => Array.from({ length: 12 }, (_, at) => hexOf({ l, c, h: at * 30 }))),
);

const isWhole = (hue: string) => {
  const brand = createBrand(hue);
  expect(weakPairs(brand)).toEqual([]);
  expect(closePairs(brand)).toEqual([]);
};

describe('createBrand', () => {
  it.each([...hardest, '#1d4ed8', '#0d74ce', '#f76808'])(
    'every pair of %s contrasts, and every eye tells its series and statuses apart, light and dark',
    isWhole,
  );

  it('so it is over a grid of hues, strengths and lightnesses', () => {
    for (const hue of grid) isWhole(hue);
  });

  it('so it is of random colours', () => {
    fc.assert(fc.property(colour, isWhole), { numRuns: 30, seed: 15 });
  });

  it('keeps a colour that contrasts as it is', () => {
    expect(createBrand('#1d4ed8').light).toMatchObject({ accent: '#1d4ed8', accentText: '#1d4ed8' });
  });

  it('names the pair that a colour changed by hand breaks', () => {
    const { light, dark } = createBrand('#1d4ed8');
    const weak = weakPairs({ light: { ...light, accentText: '#88aaff' }, dark });
    expect(weak).toContainEqual(expect.objectContaining({ mode: 'light', name: 'accentText on surface' }));
  });

  it('names the series that a colour changed by hand makes alike', () => {
    const { light, dark } = createBrand('#1d4ed8');
    const chart = { ...light.chart, 2: light.chart[1] };
    expect(closePairs({ light: { ...light, chart }, dark })).toEqual([
      { mode: 'light', set: 'chart', name: '1 and 2', distance: 0 },
    ]);
  });

  it('keeps danger red and success green, and takes danger off a red brand', () => {
    for (const hue of ['#1d4ed8', '#dc2626', '#15803d', '#facc15']) {
      const { danger, success, accent } = createBrand(hue).light;
      expect(Math.abs(turn(lchOf(danger.solid).h, 25))).toBeLessThan(16);
      expect(Math.abs(turn(lchOf(success.solid).h, 150))).toBeLessThan(32);
      expect(distance(danger.solid, accent)).toBeGreaterThan(10);
    }
  });

  it.each(['blue', '#12345', 'rgb(0, 0, 0)', '#1d4ed8;}'])('refuses %s', (hue) => {
    expect(() => createBrand(hue)).toThrow('Not a colour written as #rrggbb');
  });

  it('is written as a stylesheet with all tokens in both themes, and for the choice of the system', () => {
    const css = brandCss(createBrand('#1d4ed8'));
    expect(css.match(/--rs-color-[a-z0-9-]+: #[0-9a-f]{6};/g)).toHaveLength(3 * (7 + 4 + 4 * 5 + 1));
    expect(css).toContain('--rs-color-focus-ring: #1d4ed8;');
    expect(css).toContain('--rs-color-chart-1: #1d4ed8;');
    expect(css).toContain('--rs-color-danger-on-solid: #ffffff;');
  });
});
