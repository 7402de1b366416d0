/** A point of a line in px; y is null where the line breaks. */
export interface LinePoint {
  x: number;
  y: number | null;
}

/**
 * What a line of many points shows at this resolution: of each px the first, lowest, highest and last point, and every gap.
 * A line with fewer points is left as it is.
 */
export function thin(points: readonly LinePoint[]): readonly LinePoint[] {
  const line: LinePoint[] = [];
  let column: LinePoint[] = [];
  const close = () => {
    const [first] = column;
    if (first) {
      const height = ({ y }: LinePoint) => y ?? 0;
      const lowest = column.reduce((a, b) => (height(b) > height(a) ? b : a));
      const highest = column.reduce((a, b) => (height(b) < height(a) ? b : a));
      const extremes = new Set([first, lowest, highest, column.at(-1)]);
      line.push(...column.filter((point) => extremes.has(point)));
    }
    column = [];
  };
  for (const point of points) {
    const [first] = column;
    if (first && (point.y === null || Math.floor(point.x) !== Math.floor(first.x))) close();
    if (point.y !== null) column.push(point);
    else if (line.at(-1)?.y !== null) line.push(point);
  }
  close();
  return line;
}
