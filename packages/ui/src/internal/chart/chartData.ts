import type { Minor } from '@rentsafe/domain/money';
import { ordinalOf } from './periods';

export interface ChartPoint {
  /** A month as `YYYY-MM` or a day as `YYYY-MM-DD`; the same in all points of a chart. */
  period: string;
  /** In minor units: 125000n is $1,250.00. Null where the amount is not known. */
  minor: Minor | null;
}

export interface ChartSeries<C extends string = string> {
  /** Names it in the legend and in the table. Unique within the chart. */
  name: string;
  /** That of the chart. */
  currency: C;
  /** In any order; a month without a point is a gap. */
  points: readonly ChartPoint[];
}

/** The amounts of several series on one axis of time. */
export interface ChartData {
  names: readonly string[];
  /** Months since year 0, or days since 1970, in order. */
  periods: readonly number[];
  unit: 'month' | 'day';
  /** For each series the amount of each period, in minor units. */
  amounts: readonly (readonly (Minor | null)[])[];
  /** The names of series of another currency. */
  otherCurrency: readonly string[];
}

const unitOf = (period: string) => (period.length === 7 ? 'month' : 'day');

/** False for what only JavaScript passes: a number, NaN. */
export const isMinor = (minor: Minor | null) => minor === null || typeof minor === 'bigint';

function everyMonth(months: readonly number[]) {
  const [first = 0] = months;
  return Array.from({ length: (months.at(-1) ?? first - 1) - first + 1 }, (_, index) => first + index);
}

/** Series of another currency are left out, as are periods and amounts that cannot be read. Months that are missing are filled in. */
export function chartData(series: readonly ChartSeries[], currency: string): ChartData {
  const drawable = series.filter((item) => item.currency === currency);
  const first = drawable
    .flatMap(({ points }) => points)
    .find(({ period }) => ordinalOf(period) !== undefined);
  const unit = first ? unitOf(first.period) : 'month';
  const lookups = drawable.map(({ points }) => {
    const lookup = new Map<number, Minor | null>();
    for (const { period, minor } of points) {
      const ordinal = unitOf(period) === unit ? ordinalOf(period) : undefined;
      if (ordinal !== undefined) lookup.set(ordinal, isMinor(minor) ? minor : null);
    }
    return lookup;
  });
  const ordinals = [...new Set(lookups.flatMap((lookup) => [...lookup.keys()]))].sort((a, b) => a - b);
  const periods = unit === 'month' ? everyMonth(ordinals) : ordinals;
  return {
    names: drawable.map(({ name }) => name),
    periods,
    unit,
    amounts: lookups.map((lookup) => periods.map((period) => lookup.get(period) ?? null)),
    otherCurrency: series.filter((item) => item.currency !== currency).map(({ name }) => name),
  };
}

/** The last `count` periods. */
export const latest = (data: ChartData, count: number): ChartData => ({
  ...data,
  periods: data.periods.slice(-count),
  amounts: data.amounts.map((amounts) => amounts.slice(-count)),
});

export const isEmpty = ({ amounts }: ChartData) =>
  amounts.every((series) => series.every((minor) => minor === null));
