import { kebab } from './kebab';
import { color, inMode, type Mode, shadow } from './palette';
import { density, duration, scales } from './scales';

export type Tree<Leaf> = { readonly [name: string]: Leaf | Tree<Leaf> };

/** Each token by its path: `color/surface-raised`, and its value as CSS writes it. */
export const leavesOf = (tree: Tree<string>, path: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const at = [...path, kebab(name)];
    return typeof value === 'string' ? [[at.join('/'), value]] : leavesOf(value, at);
  });

/** The variable of a path: `color/surface-raised` is `--rs-color-surface-raised`. */
export const variableOf = (path: string): string => `--rs-${path.replaceAll('/', '-')}`;

export const themeTree = (mode: Mode) => inMode({ color, shadow }, mode);
export const densityTree = (name: keyof typeof density) => ({ density: density[name] });
export const scaleTree = { ...scales, duration };

/** Channels of `#rrggbb` or `rgba(r, g, b, a)`, from 0 to 1. */
export function channelsOf(text: string): [red: number, green: number, blue: number, alpha: number] {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1);
  const parts = hex?.map((part) => Number.parseInt(part, 16)) ?? text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const [r, g, b] = [red, green, blue].map((part) => Number((part / 255).toFixed(4)));
  return [r ?? 0, g ?? 0, b ?? 0, alpha];
}

/** A length in px, at 16 px to the rem: design tools know no rem. */
export function pixelsOf(text: string): number {
  const figure = Number.parseFloat(text);
  return text.endsWith('rem') ? figure * 16 : figure;
}
