import * as styles from './chart.css';

const tiles = {
  stripes: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  dots: 'M2 2h.01M6 6h.01',
  squares: 'M0 4h8M4 0v8',
};

export type Tile = keyof typeof tiles;

export interface FillPatternProps {
  /** Fills what has `url(#id)`. */
  id: string;
  tile: Tile;
  /** Its colour: a pattern has the colours of its place, not of what it fills. */
  className: string | undefined;
}

/** What tells areas apart without hues. Belongs into the `defs` of a drawing. */
export function FillPattern({ id, tile, className }: FillPatternProps) {
  return (
    <pattern id={id} className={className} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} className={styles.ground} />
      <path
        d={tiles[tile]}
        fill="none"
        stroke="currentColor"
        strokeWidth={tile === 'dots' ? 2.5 : 1.5}
        strokeLinecap="round"
      />
    </pattern>
  );
}
