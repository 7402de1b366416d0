import type { Minor } from '@rentsafe/domain/money';
import { devWarning } from '../dev/devWarning';
import { checkNamed, checkValues } from '../dev/propChecks';
import { type ChartSeries, isMinor } from './chartData';
import { ordinalOf } from './periods';
import { SERIES_STYLES } from './seriesStyle';

/** What types cannot catch, or JavaScript does not. Warns in development alone. */
export function checkSeries(
  component: string,
  title: string,
  series: readonly ChartSeries[],
  currency: string,
): void {
  if (process.env.NODE_ENV === 'production') return;
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
  const points = series.flatMap((item) => item.points);
  const unit = points.find(({ period }) => ordinalOf(period) !== undefined)?.period.length;
  const period = points.find(
    (point) => ordinalOf(point.period) === undefined || point.period.length !== unit,
  );
  if (period) {
    devWarning(
      `${component} "${title}" cannot read the period ${JSON.stringify(period.period)}.`,
      'The point is not shown.',
      'Pass months as YYYY-MM, or days as YYYY-MM-DD, the same in all points.',
    );
  }
  checkMinors(
    component,
    title,
    points.map(({ minor }) => minor),
  );
}

/** Amounts that cannot be drawn; null is one that is missing. */
export function checkMinors(component: string, title: string, minors: readonly (Minor | null)[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const unreadable = minors.findIndex((minor) => !isMinor(minor));
  if (unreadable < 0) return;
  devWarning(
    `${component} "${title}" has an amount of ${minors[unreadable]}.`,
    'It is shown as missing.',
    'Pass minor units as a bigint: `toMinor("1250.00")` of @rentsafe/domain/money is 125000n.',
  );
}
