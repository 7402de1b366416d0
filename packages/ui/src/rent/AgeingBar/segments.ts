import type { Minor } from '@rentsafe/format/money';

/** In percent of the bar. */
export interface Segment {
  start: number;
  width: number;
}

/** Below this a segment could not be seen. */
const LEAST = 1;

/** The segments of a bar in proportion to the amounts, which it fills; what is zero or a credit has no width. */
export function segmentsOf(minors: readonly Minor[]): readonly Segment[] {
  const owed = minors.map((minor) => Math.max(Number(minor), 0));
  const total = owed.reduce((sum, minor) => sum + minor, 0);
  const weights = owed.map((minor) => (minor === 0 ? 0 : Math.max((minor / total) * 100, LEAST)));
  const sum = weights.reduce((a, b) => a + b, 0);
  let start = 0;
  return weights.map((weight) => {
    const width = sum === 0 ? 0 : (weight / sum) * 100;
    const segment = { start, width };
    start += width;
    return segment;
  });
}
