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

/** What an amount may lie between. */
export interface ChartBand {
  /** Names it in the legend and in the table. */
  name: string;
  /** In minor units; a period without both is a gap. */
  points: readonly { period: string; low: Minor | null; high: Minor | null }[];
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
  band?: { name: string; low: readonly (Minor | null)[]; high: readonly (Minor | null)[] } | undefined;
}

const unitOf = (period: string) => (period.length === 7 ? 'month' : 'day');

/** False for what only JavaScript passes: a number, NaN. */
export const isMinor = (minor: Minor | null) => minor === null || typeof minor === 'bigint';

function everyMonth(months: readonly number[]) {
  const [first = 0] = months;
  return Array.from({ length: (months.at(-1) ?? first - 1) - first + 1 }, (_, index) => first + index);
}

/** Series of another currency are left out, as are periods and amounts that cannot be read. Months that are missing are filled in. */
export function chartData(series: readonly ChartSeries[], currency: string, band?: ChartBand): ChartData {
  const drawable = series.filter((item) => item.currency === currency);
  const first = drawable
    .flatMap(({ points }) => points)
    .find(({ period }) => ordinalOf(period) !== undefined);
  const unit = first ? unitOf(first.period) : 'month';
  const lookupOf = (points: readonly ChartPoint[]) => {
    const lookup = new Map<number, Minor | null>();
    for (const { period, minor } of points) {
      const ordinal = unitOf(period) === unit ? ordinalOf(period) : undefined;
      if (ordinal !== undefined) lookup.set(ordinal, isMinor(minor) ? minor : null);
    }
    return lookup;
  };
  const lookups = drawable.map(({ points }) => lookupOf(points));
  const edges =
    band &&
    (['low', 'high'] as const).map((edge) =>
      lookupOf(band.points.map((point) => ({ period: point.period, minor: point[edge] }))),
    );
  const ordinals = [...new Set([...lookups, ...(edges ?? [])].flatMap((lookup) => [...lookup.keys()]))].sort(
    (a, b) => a - b,
  );
  const periods = unit === 'month' ? everyMonth(ordinals) : ordinals;
  return {
    names: drawable.map(({ name }) => name),
    periods,
    unit,
    amounts: lookups.map((lookup) => periods.map((period) => lookup.get(period) ?? null)),
    ...(band && {
      band: {
        name: band.name,
        low: periods.map((period) => edges?.[0]?.get(period) ?? null),
        high: periods.map((period) => edges?.[1]?.get(period) ?? null),
      },
    }),
    otherCurrency: series.filter((item) => item.currency !== currency).map(({ name }) => name),
  };
}

/** The last `count` periods. */
export const latest = (data: ChartData, count: number): ChartData => ({
  ...data,
  periods: data.periods.slice(-count),
  amounts: data.amounts.map((amounts) => amounts.slice(-count)),
  ...(data.band && {
    band: { ...data.band, low: data.band.low.slice(-count), high: data.band.high.slice(-count) },
  }),
});

/** The edges of a band, for an axis. */
export const bandAmounts = ({ band }: ChartData) => [...(band?.low ?? []), ...(band?.high ?? [])].map(Number);

export const isEmpty = ({ amounts }: ChartData) =>
  amounts.every((series) => series.every((minor) => minor === null));
