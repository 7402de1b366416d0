import * as styles from './chart.css';
import type { Tile } from './FillPattern';

/** More series than this repeat a style. */
export const SERIES_STYLES = 4;

export const hueOf = (series: number) => styles.hues[series % SERIES_STYLES];

/** Two bars differ also without their hues; the first series is solid. */
export const seriesTiles: readonly (Tile | undefined)[] = [undefined, 'stripes', 'dots', 'squares'];

/** How the bars of a series are filled, given what the ids of the patterns in the page begin with. */
export const fillOf = (series: number, id: string) => {
  const tile = seriesTiles[series % SERIES_STYLES];
  return tile ? `url(#${id}-${tile})` : 'currentColor';
};
