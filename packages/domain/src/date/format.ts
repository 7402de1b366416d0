/** A calendar day without a time zone, as `YYYY-MM-DD`. */
export type PlainDate = string;

export type DateStyle = 'default' | 'second' | 'third';

/** The time zone of the business: UTC+2, no daylight saving. */
export const BUSINESS_TIME_ZONE = 'Africa/Harare';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  default: { day: '2-digit', month: 'short', year: '2-digit' },
  second: { day: '2-digit', month: 'short', year: 'numeric' },
  third: { day: '2-digit', month: '2-digit', year: 'numeric' },
};
const momentOptions: Intl.DateTimeFormatOptions = {
  ...options.second,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a format takes a browser as long to make as a row of a table takes to render. */
function formatOf(locale: string, style: Intl.DateTimeFormatOptions, timeZone: string | undefined) {
  const key = JSON.stringify([locale, style, timeZone]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...style, ...(timeZone && { timeZone }) });
  formats.set(key, format);
  return format;
}

const plainDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function plainDateOf(year: number, month: number, day: number): PlainDate | null {
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  const exists = year > 0 && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/** True for `YYYY-MM-DD` of a day that exists. */
export function isPlainDate(value: string): boolean {
  const parts = plainDatePattern.exec(value);
  return parts !== null && plainDateOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== null;
}

/** The local day of a moment. Never through toISOString: in Harare that is the day before until 02:00. */
export function toPlainDate(date: Date): PlainDate {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Local midnight of a plain date, for a calendar control; null when it is no date. */
export function fromPlainDate(value: PlainDate): Date | null {
  if (!isPlainDate(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** The day it is now in a time zone (default: the business's). */
export function today(now: Date = new Date(), timeZone: string = BUSINESS_TIME_ZONE): PlainDate {
  const parts = formatOf('en-CA', options.third, timeZone).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** A moment of a Date or of ISO 8601 text; null for other text, which engines read as they like (`Flat 5` is a day in May 2001). */
function momentOf(value: string | Date): Date | null {
  const isMoment = typeof value !== 'string' || momentPattern.test(value);
  const date = isMoment ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** The locale of dates where none is given. */
export const DATE_LOCALE = 'en-GB';

/**
 * Formats a day or a moment, by default in en-GB: `05 Mar 25` (default), `05 Mar 2025` ('second'), `05/03/2025` ('third').
 * A plain date is the same in every zone; a moment is shown in `timeZone`, by default the reader's.
 * What is no date gives the empty string.
 */
export function formatDate(
  value: PlainDate | Date | null | undefined,
  style: DateStyle = 'default',
  timeZone?: string,
  locale: string = DATE_LOCALE,
): string {
  if (!value) return '';
  const isDay = typeof value === 'string' && isPlainDate(value);
  const date = isDay ? new Date(value) : momentOf(value);
  if (!date) return '';
  return formatOf(locale, options[style], isDay ? 'UTC' : timeZone).format(date);
}

const spokenOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** A day within a sentence: `1 Feb 2026`, or `1 Feb` where its year is plain. */
export const spokenDate = (value: PlainDate, hasYear = true): string =>
  formatOf(DATE_LOCALE, { ...spokenOptions, ...(hasYear && { year: 'numeric' }) }, 'UTC').format(
    new Date(value),
  );

/** Formats a moment as `05 Mar 2025, 14:30`; what is no date gives the empty string. */
export function formatDateTime(
  value: string | Date | null | undefined,
  timeZone?: string,
  locale: string = DATE_LOCALE,
): string {
  const date = value ? momentOf(value) : null;
  if (!date) return '';
  return formatOf(locale, momentOptions, timeZone).format(date);
}
