import { type ChartColors, seriesBeside } from './brandChart';
import { type StatusColors, statusesBeside } from './brandStatus';
import { contrast, mix } from './contrast';
import { APART } from './nearest';
import { pairs } from './pairs';
import { color, inMode } from './palette';
import { leavesOf, type Tree, variableOf } from './tokenTree';
import { distance } from './vision';

/** The tokens of the accent, by the name of their CSS variable: `--rs-color-<name>`. */
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

export type { ChartColors, StatusColors };

/** The tokens of one theme that a brand sets, as #rrggbb: the accent, the series of charts, and the statuses beside them. */
export interface BrandColors extends Readonly<Record<BrandToken, string>>, StatusColors {
  chart: ChartColors;
}

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
    chart: seriesBeside(accentText, mode),
    ...statusesBeside(hue, accent, mode),
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

/** Colours that are read side by side, in sets. */
const sets = ({ accent, chart, warning, info, success, danger }: BrandColors) => ({
  chart: Object.entries(chart),
  solid: Object.entries({ warning, info, success, danger }).map(
    ([name, { solid }]) => [name, solid] as const,
  ),
  text: Object.entries({ warning, info, success, danger }).map(([name, { text }]) => [name, text] as const),
  'primary and danger': [['accent', accent] as const, ['danger', danger.solid] as const],
});

/**
 * The pairs of series, and of statuses, that look alike to an eye without red, green or blue cones, or to every eye: none, unless a
 * colour was changed by hand. `distance` is that of CIEDE2000; 10 is the least.
 */
export function closePairs(brand: Brand) {
  return (['light', 'dark'] as const).flatMap((mode) =>
    Object.entries(sets(brand[mode])).flatMap(([set, colors]) =>
      colors.flatMap(([name, hex], at) =>
        colors
          .slice(at + 1)
          .map(([other, otherHex]) => ({
            mode,
            set,
            name: `${name} and ${other}`,
            distance: distance(hex, otherHex),
          }))
          .filter((pair) => pair.distance < APART),
      ),
    ),
  );
}

/**
 * The colours of a brand, light and dark, from one: `createBrand('#1d4ed8')`. The accent is that colour. Series of charts start with
 * it, and statuses are turned towards it: red stays red. Text on and beside them has a contrast of at least 4.5, edges and marks of
 * at least 3, and every eye tells series and statuses apart; each is moved as little as that takes.
 * For build time: write `brandCss` of it to a file.
 *
 * @throws Error for a colour that is not written as #rrggbb.
 */
export const createBrand = (hue: string): Brand => ({
  light: brandIn('light', hue),
  dark: brandIn('dark', hue),
});

/** The CSS variables that one theme of a brand sets: `{ '--rs-color-accent': '#1d4ed8' }`. */
export const brandVariables = (colors: BrandColors): Record<string, string> =>
  Object.fromEntries(
    leavesOf({ color: colors as unknown as Tree<string> }).map(([path, value]) => [variableOf(path), value]),
  );

const rules = (colors: BrandColors, indent: string) =>
  Object.entries(brandVariables(colors))
    .map(([name, value]) => `${indent}${name}: ${value};\n`)
    .join('');

/** The stylesheet of a brand, for screens that do not force colours: print and forced colours keep their own. */
export function brandCss({ light, dark }: Brand): string {
  return `@media screen and (forced-colors: none) {
  :root, :host, [data-theme='light'] {
${rules(light, '    ')}  }
  [data-theme='dark'], :host(:where([data-theme='dark'])) {
${rules(dark, '    ')}  }
}
@media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
  :root:not([data-theme]), :host(:not([data-theme])) {
${rules(dark, '    ')}  }
}
`;
}
