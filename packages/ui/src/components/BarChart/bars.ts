import type { Minor } from '@rentsafe/format/money';
import { stack, stackOffsetDiverging } from 'd3-shape';

type Amounts = readonly (Minor | null)[];
/** From and to, in minor units; null where there is no amount. */
export type Bar = readonly [number, number] | null;

/** The bars of each series. Stacked, negative amounts hang below zero. */
export function barsOf(amounts: readonly Amounts[], stacked: boolean): readonly (readonly Bar[])[] {
  if (!stacked) {
    return amounts.map((series) => series.map((minor): Bar => (minor === null ? null : [0, Number(minor)])));
  }
  const periods = (amounts[0] ?? []).map((_, index) => index);
  const stacks = stack<number, number>()
    .keys(amounts.keys())
    .value((index, series) => Number(amounts[series]?.[index] ?? 0))
    .offset(stackOffsetDiverging)(periods);
  return stacks.map((bars, series) =>
    bars.map(([from, to], index): Bar => (amounts[series]?.[index] == null ? null : [from, to])),
  );
}

/** The px that a period needs for its bars to be told apart. */
export const leastBand = (series: number, stacked: boolean) => (stacked ? 5 : series * 3 + 2);
