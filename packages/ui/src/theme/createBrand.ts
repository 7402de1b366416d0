import { contrast, mix } from './contrast';
import { kebab } from './kebab';
import { pairs } from './pairs';
import { color, inMode } from './palette';

/** The tokens that carry the hue, by the name of their CSS variable: `--rs-color-<name>`. */
export const brandTokens = [
  'accent',
  'accentHover',
  'accentSubtle',
  'accentSubtleHover',
  'accentText',
  'focusRing',
  'selection',
] as const;

export type BrandToken = (typeof brandTokens)[number];

/** The seven tokens of one theme, as #rrggbb. */
export type BrandColors = Readonly<Record<BrandToken, string>>;

export interface Brand {
  light: BrandColors;
  dark: BrandColors;
}

const black = '#000000';
const white = '#ffffff';
const steps = 100;

/** The first colour on the way from `from` to `to` that contrasts as much as is needed with each of `others`. */
function until(from: string, to: string, others: readonly string[], least: number): string {
  for (let step = 0; step < steps; step += 1) {
    const candidate = mix(from, to, step / steps);
    if (others.every((other) => contrast(candidate, other) >= least)) return candidate;
  }
  return to;
}

/**
 * The tint of `hue` on `surface` that is as strong as `share`, or as strong as the texts on it allow. All pairs of text
 * on a tint need 4.5.
 */
function tint(surface: string, hue: string, share: number, texts: readonly string[]): string {
  for (let part = share; part > 0; part -= share / steps) {
    const candidate = mix(surface, hue, part);
    if (texts.every((text) => contrast(text, candidate) >= 4.5)) return candidate;
  }
  return surface;
}

function brandIn(mode: 'light' | 'dark', hue: string): BrandColors {
  const colors = inMode(color, mode);
  const surfaces = [colors.surface, colors.surfaceRaised, colors.surfaceSunken, colors.surfaceHover];
  const [ink, strength] = mode === 'light' ? [black, [0.08, 0.14, 0.22]] : [white, [0.16, 0.24, 0.4]];
  const [subtle = 0, subtleHover = 0, selection = 0] = strength;
  const texts = [colors.text, colors.textMuted];
  const accentSubtle = tint(colors.surfaceRaised, hue, subtle, texts);
  const accentSubtleHover = tint(colors.surfaceRaised, hue, subtleHover, texts);
  const accentText = until(hue, ink, [...surfaces, accentSubtle, accentSubtleHover], 4.5);
  // White stands on it, and its edge is seen on every surface: in the dark the two pull apart.
  const onAccent = until(hue, black, [colors.onAccent], 4.5);
  const accent = mode === 'light' ? until(onAccent, black, surfaces, 3) : brighten(onAccent, surfaces, 3);
  return {
    accent,
    accentHover: mix(accent, black, 0.15),
    accentSubtle,
    accentSubtleHover,
    accentText,
    focusRing: accentText,
    selection: tint(colors.surfaceRaised, hue, selection, [colors.text]),
  };
}

/** Lighter until its edge is seen; white on it still has 4.5, since the surfaces of the dark theme are near black. */
const brighten = (from: string, surfaces: readonly string[], least: number) =>
  until(from, white, surfaces, least);

/** The pairs of colours of a brand with too little contrast: none, unless a colour was changed by hand. */
export function weakPairs(brand: Brand) {
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairs({ ...inMode(color, mode), ...brand[mode] })
      .filter(({ foreground, background, least }) => contrast(foreground, background) < least)
      .map((pair) => ({ mode, ...pair })),
  );
}

/**
 * All tokens of the accent, light and dark, from one colour: `createBrand('#1d4ed8')`. Text on and beside it has a contrast of
 * at least 4.5, edges of at least 3; a colour that is too light or too dark for that is moved as little as it takes.
 * For build time: write `brandCss` of it to a file.
 *
 * @throws Error for a colour that is not written as #rrggbb.
 */
export const createBrand = (hue: string): Brand => ({
  light: brandIn('light', hue),
  dark: brandIn('dark', hue),
});

const rules = (colors: BrandColors, indent: string) =>
  brandTokens.map((token) => `${indent}--rs-color-${kebab(token)}: ${colors[token]};\n`).join('');

/** The stylesheet of a brand, for screens that do not force colours: print and forced colours keep their own. */
export function brandCss({ light, dark }: Brand): string {
  return `@media screen and (forced-colors: none) {
  :root, [data-theme='light'] {
${rules(light, '    ')}  }
  [data-theme='dark'] {
${rules(dark, '    ')}  }
}
@media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${rules(dark, '    ')}  }
}
`;
}
