'use client';

import type { Minor } from '@rentsafe/format/money';
import { clsx } from 'clsx/lite';
import { line } from 'd3-shape';
import type { ComponentProps } from 'react';
import { type ChartSeries, chartData } from '../../internal/chart/chartData';
import { checkSeries } from '../../internal/chart/checkSeries';
import { periodText } from '../../internal/chart/periods';
import { useLocale } from '../../internal/locale/locale';
import { minorText } from '../../internal/locale/minorText';
import { useMessages } from '../../internal/messages/messages';
import * as styles from './Sparkline.css';
import { sparklineMessages } from './Sparkline.messages';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Its name and its amounts by month or day. */
  series: ChartSeries;
}

const WIDTH = 96;
const HEIGHT = 24;
const INSET = 3;

interface Amount {
  period: number;
  minor: Minor;
}

/** The ends and extremes of amounts in order of time; undefined without any. */
function summaryOf(amounts: readonly Amount[]) {
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last) return undefined;
  const lowest = amounts.reduce((a, b) => (b.minor < a.minor ? b : a), first);
  const highest = amounts.reduce((a, b) => (b.minor > a.minor ? b : a), first);
  return { first, last, lowest, highest };
}

/** The course of an amount, the size of a word, beside the figure that it led to. Renders an `svg` whose name has its ends and extremes. */
export function Sparkline({ series, className, ...rest }: SparklineProps) {
  checkSeries('Sparkline', series.name, [series], series.currency);
  const messages = useMessages(sparklineMessages);
  const locale = useLocale();
  const { periods, unit, amounts } = chartData([series], series.currency);
  const minors = amounts[0] ?? [];
  const summary = summaryOf(
    periods.flatMap((period, index) => {
      const minor = minors[index] ?? null;
      return minor === null ? [] : [{ period, minor }];
    }),
  );
  const textOf = ({ minor, period }: Amount) =>
    messages.amount(minorText(minor, series.currency, locale), periodText(period, unit, locale.dates));
  const label = summary
    ? messages.range(
        series.name,
        textOf(summary.first),
        textOf(summary.last),
        textOf(summary.lowest),
        textOf(summary.highest),
      )
    : messages.empty(series.name);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...rest}
      className={clsx(styles.sparkline, className)}
    >
      {summary && <Course {...{ periods, minors }} {...summary} />}
    </svg>
  );
}

interface CourseProps {
  periods: readonly number[];
  minors: readonly (Minor | null)[];
  lowest: Amount;
  highest: Amount;
  last: Amount;
}

function Course({ periods, minors, lowest, highest, last }: CourseProps) {
  const bottom = Math.min(Number(lowest.minor), 0);
  const height = Math.max(Number(highest.minor), 0) - bottom || 1;
  const y = (minor: Minor | 0) => HEIGHT - INSET - ((Number(minor) - bottom) / height) * (HEIGHT - 2 * INSET);
  const [start = 0] = periods;
  const end = periods.at(-1) ?? start;
  const x = (period: number) => WIDTH - INSET - ((end - period) / (end - start || 1)) * (WIDTH - 2 * INSET);
  const path = line<number>()
    .defined((index) => minors[index] !== null)
    .x((index) => x(periods[index] ?? 0))
    .y((index) => y(minors[index] ?? 0))
    .digits(1)(periods.keys());
  return (
    <>
      <path d={`M0 ${y(0)}H${WIDTH}`} className={styles.zeroLine} />
      <path
        d={path ?? ''}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(last.period)} cy={y(last.minor)} r={2.5} fill="currentColor" />
    </>
  );
}
