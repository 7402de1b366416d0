import { knownLocale, withoutMarks } from '../locale/index.ts';

/** A calendar day without a time zone, as `YYYY-MM-DD`. */
export type PlainDate = string;

/** `05 Mar 25`, `05 Mar 2025` or `05/03/2025`, in the notation of a locale. */
export type DateStyle = 'short' | 'medium' | 'numeric';

/** The locale of dates where none is given. */
export const DATE_LOCALE = 'en-GB';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: '2-digit', month: 'short', year: '2-digit' },
  medium: { day: '2-digit', month: 'short', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
};
const momentOptions: Intl.DateTimeFormatOptions = {
  ...options.medium,
  hour: '2-digit',
  minute: '2-digit',
};

/** Of 24 hours, unless the locale asks for another (`en-US-u-hc-h12`): `2:30` is then one time. */
export function clockOf(locale: string): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.Locale(knownLocale(locale, DATE_LOCALE));
  return { hourCycle: (hourCycle as 'h12' | undefined) ?? 'h23' };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The one way in which a day or a moment becomes text: Gregorian in every locale, in Latin digits unless the locale asks for others
 * (`ar-EG-u-nu-arab`). Made once: a format takes a browser as long to make as a row of a table takes to render.
 */
export function dateFormat(
  locale: string,
  style: Intl.DateTimeFormatOptions,
  timeZone?: string,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style, timeZone]);
  const known = formats.get(key);
  if (known) return known;
  const tag = knownLocale(locale, DATE_LOCALE);
  const format = new Intl.DateTimeFormat(tag, {
    ...style,
    calendar: 'gregory',
    numberingSystem: new Intl.Locale(tag).numberingSystem ?? 'latn',
    ...(timeZone && { timeZone }),
  });
  formats.set(key, format);
  return format;
}

/** Where the year leads, the month follows: a day as 2026-05-03 of which it is the day (ky) would be read as of May. */
const yearFirst = 'sv-SE';

/** Day, month and year in digits. */
export function numericFormat(locale: string, timeZone?: string): Intl.DateTimeFormat {
  const format = dateFormat(locale, options.numeric, timeZone);
  const order = format.formatToParts(0).flatMap(({ type }) => (type in options.numeric ? [type] : []));
  return order[0] === 'year' && order[1] === 'day'
    ? dateFormat(yearFirst, options.numeric, timeZone)
    : format;
}

const YEAR_DIGITS = 4;

/** A year that is written in full has four digits: those of `01/01/99` would be read as of another century. */
function written(format: Intl.DateTimeFormat, date: Date, style: DateStyle): string {
  if (style === 'short' || date.getUTCFullYear() >= 1000) return withoutMarks(format.format(date));
  const parts = format.formatToParts(date);
  const zero = new Intl.NumberFormat(format.resolvedOptions().locale, {
    numberingSystem: format.resolvedOptions().numberingSystem,
  }).format(0);
  const texts = parts.map(({ type, value }) => (type === 'year' ? value.padStart(YEAR_DIGITS, zero) : value));
  return withoutMarks(texts.join(''));
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

/** The day it is in a time zone; without one, the reader's or the server's own. */
export function todayIn(timeZone?: string, now: Date = new Date()): PlainDate {
  if (timeZone === undefined) return toPlainDate(now);
  const parts = dateFormat('en-CA', options.numeric, timeZone).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** A moment of a Date or of ISO 8601 text; null for other text, which engines read as they like (`Flat 5` is a day in May 2001). */
function momentOf(value: string | Date): Date | null {
  const isMoment = typeof value !== 'string' || momentPattern.test(value);
  const date = isMoment ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Formats a day or a moment, Gregorian, by default in en-GB: `05 Mar 25` ('short'), `05 Mar 2025` ('medium'), `05/03/2025` ('numeric').
 * A plain date is the same in every zone; a moment is shown in `timeZone`, by default the reader's.
 * What is no date gives the empty string.
 */
export function formatDate(
  value: PlainDate | Date | null | undefined,
  style: DateStyle = 'short',
  timeZone?: string,
  locale: string = DATE_LOCALE,
): string {
  if (!value) return '';
  const isDay = typeof value === 'string' && isPlainDate(value);
  const date = isDay ? new Date(value) : momentOf(value);
  if (!date) return '';
  const zone = isDay ? 'UTC' : timeZone;
  const format = style === 'numeric' ? numericFormat(locale, zone) : dateFormat(locale, options[style], zone);
  return written(format, date, style);
}

const spokenOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** A day within a sentence: `1 Feb 2026`, or `1 Feb` where its year is plain. */
export const spokenDate = (value: PlainDate, hasYear = true): string =>
  dateFormat(DATE_LOCALE, { ...spokenOptions, ...(hasYear && { year: 'numeric' }) }, 'UTC').format(
    new Date(value),
  );

/** Formats a moment as `05 Mar 2025, 14:30`, on a clock of 24 hours unless the locale asks for another; what is no date gives the empty string. */
export function formatDateTime(
  value: string | Date | null | undefined,
  timeZone?: string,
  locale: string = DATE_LOCALE,
): string {
  const date = value ? momentOf(value) : null;
  if (!date) return '';
  return withoutMarks(dateFormat(locale, { ...momentOptions, ...clockOf(locale) }, timeZone).format(date));
}
