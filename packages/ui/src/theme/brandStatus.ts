import { contrast } from './contrast';
import { APART, nearest } from './nearest';
import { hexOf, type Lch, lchOf, turn } from './oklch';
import { color, inMode } from './palette';

/** The colours of one status. */
interface Status {
  background: string;
  border: string;
  text: string;
  solid: string;
  onSolid: string;
}

export interface StatusColors {
  warning: Status;
  info: Status;
  success: Status;
  danger: Status & { solidHover: string };
}

const white = '#ffffff';
const ink = inMode(color, 'light').text;

/** A red stays red: a status is turned towards the brand by a fifth of the way, and by six degrees at most. */
const toward = (brand: Lch, hue: number) =>
  brand.c < 0.03 ? hue : hue + Math.max(-6, Math.min(6, turn(hue, brand.h) / 5));

/** Statuses of a quiet brand are quiet too. */
const strength = (brand: Lch) => Math.max(0.7, Math.min(1, brand.c / 0.12));

/** By how many degrees a status may be turned from there, until it differs from the others. */
const freedom = { warning: 12, info: 24, success: 24, danger: 8 };

/** The colours of statuses beside a brand, in one theme, given the accent of the brand there. */
export function statusesBeside(hue: string, accent: string, mode: 'light' | 'dark'): StatusColors {
  const colors = inMode(color, mode);
  const surfaces = [colors.surface, colors.surfaceRaised, colors.surfaceSunken, colors.surfaceHover];
  const brand = lchOf(hue);
  const besideBrand = (hex: string): Lch => {
    const { l, c, h } = lchOf(hex);
    return { l, c: c * strength(brand), h: toward(brand, h) };
  };

  const solidOf = (name: keyof StatusColors, others: readonly string[], edge: 1 | 3) => {
    const own = colors[name];
    const texts = [own.onSolid, own.onSolid === white ? ink : white];
    // Where no colour below white differs from the others, the text on it is dark.
    const [best] = texts
      .map((onSolid) => {
        const edges = surfaces.map((surface) => [surface, edge] as const);
        const needs = { contrasts: [[onSolid, 4.5] as const, ...edges], others };
        return { onSolid, ...nearest(besideBrand(own.solid), freedom[name], needs) };
      })
      .sort((a, b) => Math.min(b.apart, APART) - Math.min(a.apart, APART) || a.moved - b.moved);
    return { solid: best?.hex ?? own.solid, onSolid: best?.onSolid ?? own.onSolid };
  };

  const status = (
    name: keyof StatusColors,
    others: readonly Status[],
    accents: readonly string[] = [],
  ): Status => {
    const background = hexOf(besideBrand(colors[name].background));
    const text = nearest(besideBrand(colors[name].text), freedom[name], {
      contrasts: [...surfaces, background].map((other) => [other, 4.5]),
      others: others.map((other) => other.text),
    });
    const solids = [...others.map(({ solid }) => solid), ...accents];
    const solid = solidOf(name, solids, name === 'danger' ? 3 : 1);
    return { background, border: hexOf(besideBrand(colors[name].border)), text: text.hex, ...solid };
  };

  const warning = status('warning', []);
  const info = status('info', [warning]);
  const success = status('success', [warning, info]);
  const danger = status('danger', [warning, info, success], [accent]);
  return { warning, info, success, danger: { ...danger, solidHover: hoverOf(danger) } };
}

/** A little darker, or lighter where its text could not be read on it. */
function hoverOf({ solid, onSolid }: Status): string {
  const { l, c, h } = lchOf(solid);
  const steps = [-0.06, 0.06].map((step) => hexOf({ l: l + step, c, h }));
  return steps.find((hex) => contrast(hex, onSolid) >= 4.5) ?? solid;
}
