import type { Minor } from '@rentsafe/format/money';
import { arc, pie } from 'd3-shape';

export interface ChartPart {
  /** Names it in the legend and in the table. Unique within the chart. */
  name: string;
  /** Decimal text such as '1250.00'. Null where the amount is not known. */
  amount: string | null;
}

/** A part whose amount is read. */
export interface ReadPart {
  name: string;
  /** In minor units. */
  minor: Minor | null;
}

/** Parts that can be told apart by hue and pattern. */
export const MOST_PARTS = 5;

/** A part as it is drawn: one of those given, or `others` of them together. */
export interface ShownPart extends ReadPart {
  others?: number;
}

const positive = (minor: Minor | null) => (minor !== null && minor > 0n ? minor : 0n);

/**
 * The parts by size; those beyond the most slices that can be told apart are one. Parts without a slice stand behind: taken off the
 * others, a credit would leave shares that do not make up the total.
 */
export function shownParts(parts: readonly ReadPart[]): readonly ShownPart[] {
  const sliced = parts.filter(({ minor }) => positive(minor) > 0n);
  if (sliced.length <= MOST_PARTS) return parts;
  const bySize = sliced.toSorted((a, b) => Number(positive(b.minor) - positive(a.minor)));
  const rest = bySize.slice(MOST_PARTS - 1);
  const others = { name: '', minor: sharedTotal(rest), others: rest.length };
  return [...bySize.slice(0, MOST_PARTS - 1), others, ...parts.filter(({ minor }) => positive(minor) === 0n)];
}

/** The amount that the slices share: what is zero or negative has none. */
export const sharedTotal = (parts: readonly ReadPart[]): Minor =>
  parts.reduce((sum, { minor }) => sum + positive(minor), 0n);

/** From 0 to 1. */
export const shareOf = (minor: Minor | null, total: Minor): number =>
  total === 0n ? 0 : Number(positive(minor)) / Number(total);

export const RADIUS = 100;
const HOLE = 58;

/** The paths of the slices around the middle of a square, clockwise from the top. */
export function slicePaths(parts: readonly ReadPart[]): readonly string[] {
  const path = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(HOLE)
    .outerRadius(RADIUS - 1);
  const slices = pie<number>().sort(null).padAngle(0.015)(parts.map(({ minor }) => Number(positive(minor))));
  return slices.map((slice) => (slice.value > 0 ? (path(slice) ?? '') : ''));
}
