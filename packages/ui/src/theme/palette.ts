import {
  amber,
  amberDark,
  blue,
  blueDark,
  grass,
  grassDark,
  gray,
  grayDark,
  purple,
  purpleDark,
  red,
  redDark,
  teal,
  tealDark,
} from '@radix-ui/colors';
import { mix } from './contrast';

/** One colour in its three themes: a missing theme is a type error. */
export interface Tone {
  light: string;
  dark: string;
  /** A CSS system colour, for forced-colors mode. */
  forced: string;
}

const tone = (light: string, dark: string, forced: string): Tone => ({ light, dark, forced });

type Scale = Readonly<Record<string, string>>;

/** A step of a scale of Radix Colors, 1 to 12. */
function step(scale: Scale, number: number) {
  const value = Object.values(scale)[number - 1];
  if (value === undefined) throw new Error(`A scale has no step ${number}.`);
  return value;
}

/** The brand: for another hue name another scale, in light and dark, and run `contrast.test.ts`. */
const brand = { light: teal, dark: tealDark };

const white = '#ffffff';
const ink = gray.gray12;

/** Between the last two steps of the brand, which are made for text. */
const deep = (share: number) => mix(step(brand.light, 11), step(brand.light, 12), share);
const brandTone = (number: number, darkNumber: number, forced: string) =>
  tone(step(brand.light, number), step(brand.dark, darkNumber), forced);
const accentInk = deep(0.35);
const accentInkDark = mix(step(brand.dark, 11), grayDark.gray11, 0.3);
const solidRed = mix(red.red11, red.red12, 0.1);
const solidGrass = mix(grass.grass11, grass.grass12, 0.15);

/** Steps 3 (background), 7 (border) and 11 to 12 (text) of a scale: light text is darkened until it reads at 4.5. */
const status = (light: Scale, dark: Scale) => ({
  background: tone(step(light, 3), step(dark, 3), 'Canvas'),
  border: tone(step(light, 7), step(dark, 7), 'CanvasText'),
  text: tone(mix(step(light, 11), step(light, 12), 0.35), step(dark, 11), 'CanvasText'),
});

const solids = (solid: string, onSolid: string) => ({
  solid: tone(solid, solid, 'CanvasText'),
  onSolid: tone(onSolid, onSolid, 'Canvas'),
});

/** Semantic colours, with light, dark and forced colours side by side. */
export const color = {
  /** The page. */
  surface: tone(gray.gray2, grayDark.gray2, 'Canvas'),
  /** Cards, dialogs, menus, controls. */
  surfaceRaised: tone(white, grayDark.gray3, 'Canvas'),
  /** Wells, table heads, rails. */
  surfaceSunken: tone(gray.gray3, grayDark.gray1, 'Canvas'),
  surfaceHover: tone(gray.gray3, grayDark.gray4, 'Canvas'),
  surfaceActive: tone(gray.gray4, grayDark.gray5, 'Canvas'),
  text: tone(ink, grayDark.gray12, 'CanvasText'),
  textMuted: tone(gray.gray11, grayDark.gray11, 'CanvasText'),
  textDisabled: tone(gray.gray10, grayDark.gray10, 'GrayText'),
  /** Hairlines between things; carries no meaning alone. */
  border: tone(gray.gray6, grayDark.gray6, 'CanvasText'),
  /** The boundary of a control: at least 3:1 on every surface. */
  borderControl: tone(gray.gray10, mix(grayDark.gray9, grayDark.gray10, 0.5), 'ButtonText'),
  borderControlHover: tone(gray.gray11, grayDark.gray11, 'ButtonText'),
  accent: tone(accentInk, deep(0.03), 'Highlight'),
  accentHover: tone(deep(0.6), deep(0.25), 'Highlight'),
  accentSubtle: brandTone(3, 3, 'Canvas'),
  accentSubtleHover: brandTone(4, 4, 'Canvas'),
  accentText: tone(accentInk, accentInkDark, 'LinkText'),
  /** Text on `accent`. Its element sets `forcedColorAdjust: 'none'`, else the browser puts a plate behind the text. */
  onAccent: tone(white, white, 'HighlightText'),
  focusRing: tone(accentInk, accentInkDark, 'Highlight'),
  overlay: tone('rgba(0, 0, 0, 0.4)', 'rgba(0, 0, 0, 0.6)', 'rgba(0, 0, 0, 0.6)'),
  selection: brandTone(5, 6, 'Highlight'),
  /** Series of a chart, in their order: `vision.test.ts` holds that every eye tells them apart. */
  chart: {
    1: tone(accentInk, accentInkDark, 'LinkText'),
    2: status(amber, amberDark).text,
    3: tone(purple.purple11, purpleDark.purple11, 'CanvasText'),
    4: tone(ink, grayDark.gray12, 'CanvasText'),
  },
  danger: {
    ...status(red, redDark),
    solid: tone(solidRed, mix(red.red10, red.red11, 0.5), 'CanvasText'),
    solidHover: tone(mix(red.red11, red.red12, 0.35), red.red11, 'CanvasText'),
    onSolid: tone(white, white, 'Canvas'),
  },
  warning: {
    ...status(amber, amberDark),
    // Step 3 of amber shouts beside the other three.
    background: tone(mix(amber.amber2, amber.amber3, 0.5), amberDark.amber3, 'Canvas'),
    ...solids(amber.amber9, ink),
  },
  success: {
    ...status(grass, grassDark),
    ...solids(solidGrass, white),
  },
  info: {
    ...status(blue, blueDark),
    ...solids(blue.blue11, white),
  },
};

export const shadow = {
  raised: tone('0 1px 2px rgba(0, 0, 0, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.4)', 'none'),
  popover: tone(
    '0 4px 16px rgba(0, 0, 0, 0.12), 0 1px 3px rgba(0, 0, 0, 0.08)',
    '0 4px 16px rgba(0, 0, 0, 0.5), 0 1px 3px rgba(0, 0, 0, 0.4)',
    'none',
  ),
  dialog: tone(
    '0 16px 48px rgba(0, 0, 0, 0.18), 0 2px 8px rgba(0, 0, 0, 0.08)',
    '0 16px 48px rgba(0, 0, 0, 0.6), 0 2px 8px rgba(0, 0, 0, 0.4)',
    'none',
  ),
};

export const themed = { color, shadow };

export type Mode = keyof Tone;

type Values<T> = T extends Tone ? string : { [K in keyof T]: Values<T[K]> };

export const isTone = (node: object): node is Tone => 'forced' in node;

/** The values of one theme, in the shape of the tree. */
export function inMode<T extends object>(tree: T, mode: Mode): Values<T> {
  if (isTone(tree)) return tree[mode] as Values<T>;
  const entries = Object.entries(tree).map(([key, node]) => [key, inMode(node as object, mode)]);
  return Object.fromEntries(entries) as Values<T>;
}
