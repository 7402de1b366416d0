import type { Minor } from '@rentsafe/format/money';
import { amountReader } from './amounts';
import { ordinalOf, periodText } from './periods';

export interface ChartPoint {
  /** A month as `YYYY-MM` or a day as `YYYY-MM-DD`; the same in all points of a chart. */
  period: string;
  /** Decimal text such as '1250.00'. Null where the amount is not known. */
  amount: string | null;
}

/** An amount of something that is no time: a town, a kind of work. */
export interface CategoryPoint {
  /** Its name, as it is shown. The order is that of the first series, with what the others add behind it. */
  category: string;
  /** Decimal text such as '1250.00'. Null where the amount is not known. */
  amount: string | null;
}

export interface ChartSeries<C extends string = string> {
  /** Names it in the legend and in the table. Unique within the chart. */
  name: string;
  /** That of the chart. */
  currency: C;
  /** In any order; a month without a point is a gap. */
  points: readonly ChartPoint[];
}

/** A series whose points are of categories. */
export interface CategorySeries<C extends string = string> extends Omit<ChartSeries<C>, 'points'> {
  /** Each category once; one that is missing is a gap. */
  points: readonly CategoryPoint[];
}

/** What an amount may lie between. */
export interface ChartBand {
  /** Names it in the legend and in the table. */
  name: string;
  /** Decimal text; a period without both is a gap. */
  points: readonly { period: string; low: string | null; high: string | null }[];
}

/** The amounts of several series on one axis, of time or of categories. */
export interface ChartData {
  names: readonly string[];
  /** Months since year 0, or days since 1970, in order; the places of categories, from 0. */
  periods: readonly number[];
  unit: 'month' | 'day' | 'category';
  /** The names of categories, by their places. */
  categories?: readonly string[];
  /** For each series the amount of each period, in minor units. */
  amounts: readonly (readonly (Minor | null)[])[];
  /** The names of series of another currency. */
  otherCurrency: readonly string[];
  band?: { name: string; low: readonly (Minor | null)[]; high: readonly (Minor | null)[] } | undefined;
}

const unitOf = (period: string) => (period.length === 7 ? 'month' : 'day');

function everyMonth(months: readonly number[]) {
  const [first = 0] = months;
  return Array.from({ length: (months.at(-1) ?? first - 1) - first + 1 }, (_, index) => first + index);
}

/** Series of another currency are left out, as are periods and amounts that cannot be read. Months that are missing are filled in. */
export function chartData(
  series: readonly ChartSeries[],
  currency: string,
  band?: ChartBand,
): ChartData & { unit: 'month' | 'day' } {
  const drawable = series.filter((item) => item.currency === currency);
  const first = drawable
    .flatMap(({ points }) => points)
    .find(({ period }) => ordinalOf(period) !== undefined);
  const unit = first ? unitOf(first.period) : 'month';
  const read = amountReader(currency);
  const lookupOf = (points: readonly ChartPoint[]) => {
    const lookup = new Map<number, Minor | null>();
    for (const { period, amount } of points) {
      const ordinal = unitOf(period) === unit ? ordinalOf(period) : undefined;
      if (ordinal !== undefined) lookup.set(ordinal, read(amount));
    }
    return lookup;
  };
  const lookups = drawable.map(({ points }) => lookupOf(points));
  const edges =
    band &&
    (['low', 'high'] as const).map((edge) =>
      lookupOf(band.points.map((point) => ({ period: point.period, amount: point[edge] }))),
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

/** The amounts of categories, in the order in which they are given. Series of another currency are left out. */
export function categoryData(series: readonly CategorySeries[], currency: string): ChartData {
  const drawable = series.filter((item) => item.currency === currency);
  const read = amountReader(currency);
  const categories = [...new Set(drawable.flatMap(({ points }) => points.map(({ category }) => category)))];
  const lookups = drawable.map(
    ({ points }) => new Map(points.map(({ category, amount }) => [category, read(amount)])),
  );
  return {
    names: drawable.map(({ name }) => name),
    periods: [...categories.keys()],
    unit: 'category',
    categories,
    amounts: lookups.map((lookup) => categories.map((category) => lookup.get(category) ?? null)),
    otherCurrency: series.filter((item) => item.currency !== currency).map(({ name }) => name),
  };
}

/** What stands on the axis at a place, in full. */
export function placeText({ periods, unit, categories }: ChartData, index: number, locale?: string): string {
  const ordinal = periods[index] ?? 0;
  return unit === 'category' ? (categories?.[ordinal] ?? '') : periodText(ordinal, unit, locale);
}

/** The first `count` categories. */
export const first = (data: ChartData, count: number): ChartData => ({
  ...data,
  periods: data.periods.slice(0, count),
  amounts: data.amounts.map((amounts) => amounts.slice(0, count)),
});

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
