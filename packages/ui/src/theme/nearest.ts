import { contrast } from './contrast';
import { hexOf, type Lch, turn } from './oklch';
import { distance } from './vision';

/**
 * The least distance of two colours that mean something each, to every kind of eye: the palette of Okabe and Ito, which is made for
 * them, has 11.
 */
export const APART = 10;

/** What a colour has to be: it contrasts, and differs from each of `others`. */
export interface Needs {
  /** #rrggbb, with the least contrast to each. */
  contrasts: readonly (readonly [other: string, least: number])[];
  others: readonly string[];
}

const isSeen = (candidate: string, { contrasts }: Needs) =>
  contrasts.every(([other, least]) => contrast(candidate, other) >= least);

const leastDistance = (candidate: string, { others }: Needs) =>
  Math.min(...others.map((other) => distance(candidate, other)));

/** How far a colour was moved: ten degrees of hue count as a tenth of the lightness. */
const cost = (from: Lch, to: Lch) => Math.abs(to.l - from.l) + Math.abs(turn(from.h, to.h)) / 100;

/** Every colour around `wanted`, the nearest first: turned by up to `hues` degrees, in any lightness. */
function around(wanted: Lch, hues: number): Lch[] {
  const turns = Array.from({ length: 13 }, (_, at) => ((at - 6) / 6) * hues);
  const lightnesses = Array.from({ length: 46 }, (_, at) => 0.1 + at * 0.02);
  return turns
    .flatMap((degrees) => lightnesses.map((l) => ({ ...wanted, l, h: wanted.h + degrees })))
    .concat(wanted)
    .sort((a, b) => cost(wanted, a) - cost(wanted, b));
}

export interface Found {
  hex: string;
  /** Its distance to the closest of the others. */
  apart: number;
  /** How far it is from what was wanted. */
  moved: number;
}

/**
 * The colour nearest to `wanted`, turned by at most `hues` degrees, that is all it needs to be; else the one that differs most from
 * the others.
 */
export function nearest(wanted: Lch, hues: number, needs: Needs): Found {
  let best: Found = { hex: hexOf(wanted), apart: -1, moved: 0 };
  for (const candidate of around(wanted, hues)) {
    const hex = hexOf(candidate);
    if (!isSeen(hex, needs)) continue;
    const found = { hex, apart: leastDistance(hex, needs), moved: cost(wanted, candidate) };
    if (found.apart >= APART) return found;
    if (found.apart > best.apart) best = found;
  }
  return best;
}
