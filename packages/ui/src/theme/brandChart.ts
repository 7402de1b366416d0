import { nearest } from './nearest';
import { type Lch, lchOf } from './oklch';
import { color, inMode } from './palette';

export type ChartColors = Readonly<Record<1 | 2 | 3 | 4, string>>;

/** Degrees from the first series to the second and the third: warm beside cold, and one beside both. */
const turns = { second: -115, third: 115 };
const freedom = 60;

/** The lightness in which hues can be told from ink, and from each other. */
const middle = { light: [0.48, 0.6], dark: [0.68, 0.8] } as const;

/** The colours of the series of a chart beside a brand, in one theme: the first is the brand's, the last is ink. */
export function seriesBeside(first: string, mode: 'light' | 'dark'): ChartColors {
  const colors = inMode(color, mode);
  const contrasts = [colors.surface, colors.surfaceRaised, colors.surfaceSunken, colors.surfaceHover].map(
    (surface) => [surface, 3] as const,
  );
  const [darkest, lightest] = middle[mode];
  const { l, c, h } = lchOf(first);
  const next = { l: Math.max(darkest, Math.min(lightest, l)), c: Math.max(0.1, c) };
  const series = (wanted: Lch, hues: number, ...others: string[]) =>
    nearest(wanted, hues, { contrasts, others }).hex;
  const second = series({ ...next, h: h + turns.second }, freedom, first);
  const third = series({ ...next, h: h + turns.third }, freedom, first, second);
  return { 1: first, 2: second, 3: third, 4: series(lchOf(colors.text), 0, first, second, third) };
}
