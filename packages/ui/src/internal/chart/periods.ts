import { DATE_LOCALE, dateFormat, formatDate, isPlainDate } from '@rentsafe/format/date';

const DAY = 86_400_000;

/** The place of a month or a day in time: months since year 0, days since 1970. Undefined for what is neither. */
export function ordinalOf(period: string): number | undefined {
  const isMonth = period.length === 7;
  const day = isMonth ? `${period}-01` : period;
  if (!isPlainDate(day)) return undefined;
  return isMonth ? Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 : Date.parse(day) / DAY;
}

function monthText(month: number, options: Intl.DateTimeFormatOptions, locale: string) {
  const date = new Date(Date.UTC(2000, month - 24_000));
  return dateFormat(locale, options, 'UTC').format(date);
}

const plainDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** `September 2026`, `05 Sept 2026`. */
export const periodText = (ordinal: number, unit: 'month' | 'day', locale: string = DATE_LOCALE) =>
  unit === 'month'
    ? monthText(ordinal, { month: 'long', year: 'numeric' }, locale)
    : formatDate(plainDay(ordinal), 'medium', undefined, locale);

/** On an axis: `Sept 26`, `05 Sept 26`. */
export const shortPeriodText = (ordinal: number, unit: 'month' | 'day', locale: string = DATE_LOCALE) =>
  unit === 'month'
    ? monthText(ordinal, { month: 'short', year: '2-digit' }, locale)
    : formatDate(plainDay(ordinal), 'short', undefined, locale);
