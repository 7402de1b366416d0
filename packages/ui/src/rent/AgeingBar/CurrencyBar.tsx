import type { Minor } from '@rentsafe/format/money';
import { FillPattern, type Tile } from '../../internal/chart/FillPattern';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import { minorOf } from '../../internal/money/minors';
import { type AgeingAmounts, ageingBuckets } from '../ageing';
import * as styles from './AgeingBar.css';
import { ageingBarMessages } from './AgeingBar.messages';
import { segmentsOf } from './segments';

interface CurrencyBarProps extends AgeingAmounts {
  /** What the ids of the patterns begin with. */
  patterns: string;
  /** The bars share the patterns of one of them. */
  definesPatterns: boolean;
}

const tiles: readonly (Tile | 'none' | 'solid')[] = ['none', 'dots', 'stripes', 'squares', 'solid'];

const isPattern = (tile: (typeof tiles)[number]): tile is Tile => tile !== 'none' && tile !== 'solid';

// A sum of the others would be wrong.
const sumOf = (minors: readonly (Minor | null)[]) =>
  minors.reduce((sum, minor) => (sum === null || minor === null ? null : sum + minor), 0n as Minor | null);

/** A stacked bar, and each of its amounts as text. */
export function CurrencyBar({ currency, buckets, patterns, definesPatterns }: CurrencyBarProps) {
  const messages = useMessages(ageingBarMessages);
  const locale = useLocale();
  const minors = ageingBuckets.map((bucket) => minorOf(buckets[bucket], currency));
  const textOf = (minor: Minor | null) => minorText(minor, currency, locale) || messages.noAmount;
  const look = (bucket: number) => {
    const tile = tiles[bucket] ?? 'none';
    const fill = isPattern(tile)
      ? `url(#${patterns}-${tile})`
      : tile === 'solid'
        ? 'currentColor'
        : 'transparent';
    return { fill, stroke: 'currentColor', strokeWidth: 2 };
  };
  return (
    <div className={styles.bar}>
      <p data-part="total" className={styles.total}>
        {messages.total(textOf(sumOf(minors)))}
      </p>
      <svg data-part="drawing" className={styles.drawing} aria-hidden="true" focusable="false">
        {definesPatterns && (
          <defs>
            {tiles.map(
              (tile, bucket) =>
                isPattern(tile) && (
                  <FillPattern
                    key={tile}
                    id={`${patterns}-${tile}`}
                    tile={tile}
                    className={styles.hues[bucket]}
                  />
                ),
            )}
          </defs>
        )}
        {segmentsOf(minors.map((minor) => minor ?? 0n)).map(
          ({ start, width }, bucket) =>
            width > 0 && (
              <rect
                key={ageingBuckets[bucket]}
                className={styles.hues[bucket]}
                x={`${start}%`}
                width={`${width}%`}
                height="100%"
                {...look(bucket)}
              />
            ),
        )}
      </svg>
      <ul data-part="buckets" className={styles.buckets}>
        {ageingBuckets.map((bucket, item) => (
          <li key={bucket} className={styles.bucket}>
            <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
              <g className={styles.hues[item]}>
                <rect x={1} y={1} width={10} height={10} {...look(item)} />
              </g>
            </svg>
            <span>
              <span className={styles.label}>{messages.buckets[bucket]}</span>{' '}
              <span className={styles.amount}>{textOf(minors[item] ?? null)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
