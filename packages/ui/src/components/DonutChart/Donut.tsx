import type { Minor } from '@rentsafe/format/money';
import { ground, hues } from '../../internal/chart/chart.css';
import { FillPattern, type Tile } from '../../internal/chart/FillPattern';
import * as styles from './DonutChart.css';
import { RADIUS, slicePaths } from './slices';

/** Solid, three patterns, hollow: they differ on grey paper too. */
const looks: readonly { tile: Tile | 'solid' | 'hollow'; hue: string | undefined }[] = [
  { tile: 'solid', hue: hues[0] },
  { tile: 'stripes', hue: hues[1] },
  { tile: 'dots', hue: hues[2] },
  { tile: 'squares', hue: hues[3] },
  { tile: 'hollow', hue: hues[0] },
];
const isPattern = (tile: (typeof looks)[number]['tile']): tile is Tile =>
  tile !== 'solid' && tile !== 'hollow';

interface DonutProps {
  parts: readonly { name: string; minor: Minor | null; amount: string; share: string }[];
  /** The sum, as text. */
  total: string;
  /** What the ids of the patterns begin with. */
  patterns: string;
}

/** The drawing, and beside it each part with its sample. */
export function Donut({ parts, total, patterns }: DonutProps) {
  const look = (part: number) => {
    const { tile, hue } = looks[part % looks.length] ?? { tile: 'solid', hue: undefined };
    if (tile === 'hollow') return { className: hue, shape: { className: ground } };
    return {
      className: hue,
      shape: { fill: tile === 'solid' ? 'currentColor' : `url(#${patterns}-${tile})` },
    };
  };
  return (
    <div className={styles.body}>
      <svg
        data-part="drawing"
        className={styles.drawing}
        viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {looks.map(
            ({ tile, hue }) =>
              isPattern(tile) && (
                <FillPattern key={tile} id={`${patterns}-${tile}`} tile={tile} className={hue} />
              ),
          )}
        </defs>
        {slicePaths(parts).map(
          (d, part) =>
            d && (
              <g key={parts[part]?.name} className={look(part).className}>
                <path d={d} stroke="currentColor" strokeWidth={1.5} {...look(part).shape} />
              </g>
            ),
        )}
      </svg>
      <div className={styles.texts}>
        <p data-part="total" className={styles.total}>
          {total}
        </p>
        <ul data-part="parts" className={styles.parts}>
          {parts.map(({ name, amount, share }, part) => (
            <li key={name} className={styles.part}>
              <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
                <g className={look(part).className}>
                  <rect x={1} y={1} width={10} height={10} stroke="currentColor" {...look(part).shape} />
                </g>
              </svg>
              <bdi className={styles.name}>{name}</bdi> <bdi className={styles.amount}>{amount}</bdi>{' '}
              <bdi className={styles.share}>{share}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
