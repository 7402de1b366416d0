import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandCss, brandTokens, createBrand, weakPairs } from './createBrand';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const hardest = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#808080', '#1a1a1a'];

describe('createBrand', () => {
  it.each([...hardest, '#1d4ed8', '#0d74ce', '#f76808'])(
    'every pair of %s contrasts, light and dark',
    (hue) => {
      expect(weakPairs(createBrand(hue))).toEqual([]);
    },
  );

  it('every pair of 200 random colours contrasts, light and dark', () => {
    fc.assert(
      fc.property(colour, (hue) => {
        expect(weakPairs(createBrand(hue))).toEqual([]);
      }),
      { numRuns: 200, seed: 15 },
    );
  });

  it('keeps a colour that contrasts as it is', () => {
    expect(createBrand('#1d4ed8').light).toMatchObject({ accent: '#1d4ed8', accentText: '#1d4ed8' });
  });

  it('names the pair that a colour changed by hand breaks', () => {
    const { light, dark } = createBrand('#1d4ed8');
    const weak = weakPairs({ light: { ...light, accentText: '#88aaff' }, dark });
    expect(weak).toContainEqual(expect.objectContaining({ mode: 'light', name: 'accentText on surface' }));
  });

  it.each(['blue', '#12345', 'rgb(0, 0, 0)', '#1d4ed8;}'])('refuses %s', (hue) => {
    expect(() => createBrand(hue)).toThrow('Not a colour written as #rrggbb');
  });

  it('is written as a stylesheet with all tokens in both themes, and for the choice of the system', () => {
    const css = brandCss(createBrand('#1d4ed8'));
    expect(css.match(/--rs-color-[a-z-]+: #[0-9a-f]{6};/g)).toHaveLength(3 * brandTokens.length);
    expect(css).toContain('--rs-color-focus-ring: #1d4ed8;');
  });
});
