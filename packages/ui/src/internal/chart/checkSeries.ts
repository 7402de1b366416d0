import { devWarning } from '../dev/devWarning';
import { checkNamed, checkValues } from '../dev/propChecks';
import { amountReader } from './amounts';
import type { CategoryPoint, CategorySeries, ChartPoint, ChartSeries } from './chartData';
import { ordinalOf } from './periods';
import { SERIES_STYLES } from './seriesStyle';

/** What types cannot catch, or JavaScript does not. Warns in development alone. */
export function checkSeries(
  component: string,
  title: string,
  series: readonly (ChartSeries | CategorySeries)[],
  currency: string,
): void {
  if (process.env.NODE_ENV === 'production') return;
  checkNames(component, title, series, currency);
  const points = series.flatMap((item): readonly (ChartPoint | CategoryPoint)[] => item.points);
  checkPeriods(
    component,
    title,
    points.flatMap((point) => ('period' in point ? [point.period] : [])),
  );
  checkAmounts(
    component,
    title,
    currency,
    series
      .filter((item) => item.currency === currency)
      .flatMap((item): readonly (ChartPoint | CategoryPoint)[] => item.points)
      .map(({ amount }) => amount),
  );
}

function checkNames(
  component: string,
  title: string,
  series: readonly (ChartSeries | CategorySeries)[],
  currency: string,
): void {
  checkNamed(component, 'title', title);
  checkValues(
    component,
    title,
    series.map(({ name }) => name),
  );
  const other = series.find((item) => item.currency !== currency);
  if (other) {
    devWarning(
      `${component} "${title}" is in ${currency}, and its series "${other.name}" is in ${other.currency}.`,
      'The series is not shown: amounts of two currencies on one axis compare what cannot be compared.',
      'Render a chart for each currency.',
    );
  }
  if (series.length > SERIES_STYLES) {
    devWarning(
      `${component} "${title}" has ${series.length} series.`,
      `Only ${SERIES_STYLES} differ by hue and pattern; the others look like one of these.`,
      'Show fewer, or a table.',
    );
  }
}

function checkPeriods(component: string, title: string, periods: readonly string[]): void {
  const unit = periods.find((period) => ordinalOf(period) !== undefined)?.length;
  const wrong = periods.find((period) => ordinalOf(period) === undefined || period.length !== unit);
  if (wrong !== undefined) {
    devWarning(
      `${component} "${title}" cannot read the period ${JSON.stringify(wrong)}.`,
      'The point is not shown.',
      'Pass months as YYYY-MM, or days as YYYY-MM-DD, the same in all points.',
    );
  }
}

/** Amounts that cannot be drawn; null is one that is missing. */
export function checkAmounts(
  component: string,
  title: string,
  currency: string,
  amounts: readonly (string | null)[],
): void {
  if (process.env.NODE_ENV === 'production') return;
  const read = amountReader(currency);
  const unreadable = amounts.find((amount) => amount !== null && read(amount) === null);
  if (unreadable === undefined) return;
  devWarning(
    `${component} "${title}" has an amount of ${unreadable}.`,
    'It is shown as missing.',
    'Pass decimal text such as "1250.00", with no more decimals than its currency has.',
  );
}
