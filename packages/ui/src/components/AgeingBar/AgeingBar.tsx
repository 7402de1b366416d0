'use client';

import { type AgeingBucket, ageingBuckets, type Minor } from '@rentsafe/domain/money';
import { type ComponentProps, useId } from 'react';
import { ChartFrame } from '../../internal/chart/ChartFrame';
import { isMinor } from '../../internal/chart/chartData';
import type { ChartStatus } from '../../internal/chart/chartProps';
import { checkMinors } from '../../internal/chart/checkSeries';
import { FillPattern, type Tile } from '../../internal/chart/FillPattern';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './AgeingBar.css';
import { ageingBarMessages } from './AgeingBar.messages';
import { segmentsOf } from './segments';

/** What is owed in one currency, by age. */
export interface AgeingAmounts {
  /** The currency of all of its buckets. */
  currency: string;
  /** In minor units; a negative amount is a credit. */
  buckets: Readonly<Record<AgeingBucket, Minor>>;
}

export interface AgeingBarProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What is owed: Arrears by age. */
  title: string;
  /** One for each currency: amounts of two are never added to each other. */
  amounts: readonly AgeingAmounts[];
  /** What is known of the data at this moment. */
  status: ChartStatus;
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
}

const tiles: readonly (Tile | 'none' | 'solid')[] = ['none', 'dots', 'stripes', 'squares', 'solid'];

/** What is owed by age: a stacked bar for each currency, and each amount as text. Renders a `figure` named by its title. */
export function AgeingBar({ title, amounts, status, onRetry, ...rest }: AgeingBarProps) {
  checkNamed('AgeingBar', 'title', title);
  checkValues(
    'AgeingBar',
    title,
    amounts.map(({ currency }) => currency),
  );
  checkMinors(
    'AgeingBar',
    title,
    amounts.flatMap(({ buckets }) => ageingBuckets.map((bucket) => buckets[bucket])),
  );
  const messages = useMessages(ageingBarMessages);
  const locale = useLocale();
  const id = useId();
  const fillOf = (bucket: number) => {
    const tile = tiles[bucket];
    if (tile === 'none') return 'transparent';
    return tile === 'solid' ? 'currentColor' : `url(#${id}-${tile})`;
  };
  return (
    <ChartFrame
      {...rest}
      {...{ title, status, onRetry, messages }}
      emptyHelp={undefined}
      isEmpty={amounts.length === 0}
    >
      {amounts.map(({ currency, buckets }, index) => {
        const minors = ageingBuckets.map((bucket) => (isMinor(buckets[bucket]) ? buckets[bucket] : null));
        // A sum of the others would be wrong.
        const total = minors.reduce(
          (sum, minor) => (sum === null || minor === null ? null : sum + minor),
          0n as Minor | null,
        );
        const textOf = (minor: Minor | null) => minorText(minor, currency, locale) || messages.noAmount;
        return (
          <div key={currency} className={styles.bar}>
            <p className={styles.total}>{messages.total(textOf(total))}</p>
            <svg className={styles.drawing} aria-hidden="true" focusable="false">
              {index === 0 && (
                <defs>
                  {tiles.map(
                    (tile, bucket) =>
                      tile !== 'none' &&
                      tile !== 'solid' && (
                        <FillPattern
                          key={tile}
                          id={`${id}-${tile}`}
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
                      fill={fillOf(bucket)}
                      stroke="currentColor"
                      strokeWidth={2}
                    />
                  ),
              )}
            </svg>
            <ul className={styles.buckets}>
              {ageingBuckets.map((bucket, item) => (
                <li key={bucket} className={styles.bucket}>
                  <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
                    <g className={styles.hues[item]}>
                      <rect
                        x={1}
                        y={1}
                        width={10}
                        height={10}
                        fill={fillOf(item)}
                        stroke="currentColor"
                        strokeWidth={2}
                      />
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
      })}
    </ChartFrame>
  );
}
