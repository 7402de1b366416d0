import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { SERIES_STYLES } from '../../internal/chart/seriesStyle';

const dashes = [undefined, '7 4', '2 4', '9 4 2 4'];
const symbols = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond] as const;

/** Two lines differ also without their hues: by dashes, and by the mark of their points. */
export const dashOf = (series: number) => dashes[series % SERIES_STYLES];

/** The path of the mark of a point, around 0. */
export const markOf = (series: number) =>
  symbol(symbols[series % SERIES_STYLES] ?? symbolCircle, 36).digits(1)() ?? '';
