import * as styles from './chart.css';

/** More series than this repeat a style. */
export const SERIES_STYLES = 4;

export const hueOf = (series: number) => styles.hues[series % SERIES_STYLES];

/** Solid, stripes, dots, squares: two bars differ also without their hues. */
const tiles = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M2 2h.01M6 6h.01', 'M0 4h8M4 0v8'];

/** How the bars of a series are filled, given the `id` of `SeriesPatterns` in the page. */
export const fillOf = (series: number, id: string) =>
  series % SERIES_STYLES === 0 ? 'currentColor' : `url(#${id}-${series % SERIES_STYLES})`;

/** The patterns of bars. A pattern has the colours of its place, not of what it fills. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      {tiles.map(
        (tile, series) =>
          tile && (
            <pattern
              key={tile}
              id={`${id}-${series}`}
              className={hueOf(series)}
              width={8}
              height={8}
              patternUnits="userSpaceOnUse"
            >
              <rect width={8} height={8} className={styles.ground} />
              <path
                d={tile}
                fill="none"
                stroke="currentColor"
                strokeWidth={series === 2 ? 2.5 : 1.5}
                strokeLinecap="round"
              />
            </pattern>
          ),
      )}
    </defs>
  );
}
