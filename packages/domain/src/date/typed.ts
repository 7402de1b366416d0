import { DATE_LOCALE, isPlainDate, type PlainDate } from './format.ts';

const isoPattern = /^\d{4}-\d{2}-\d{2}$/;
const digits = { year: /^\d{4}$/, month: /^\d{1,2}$/, day: /^\d{1,2}$/ };
const placeholders = { year: 'yyyy', month: 'mm', day: 'dd' };

type DatePart = keyof typeof digits;
type LocalePart = { part: DatePart } | { literal: string };

const knownParts = new Map<string, readonly LocalePart[]>();

/** Day, month and year in the order of a locale, and what stands between them. */
function partsOf(locale: string): readonly LocalePart[] {
  const known = knownParts.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
  });
  const parts = format.formatToParts(0).map(({ type, value }): LocalePart => {
    return type in digits ? { part: type as DatePart } : { literal: value };
  });
  knownParts.set(locale, parts);
  return parts;
}

/** How a day is typed in a locale: `dd/mm/yyyy`, `mm/dd/yyyy`, `dd.mm.yyyy`. */
export const datePattern = (locale: string = DATE_LOCALE): string =>
  partsOf(locale)
    .map((item) => ('part' in item ? placeholders[item.part] : item.literal))
    .join('');

/** Reads a day in the order of the locale, or yyyy-mm-dd, as a person types it, one that does not exist too; null when it is neither. */
function typedDay(typed: string, locale: string = DATE_LOCALE): string | null {
  const text = typed.trim();
  if (isoPattern.test(text)) return text;
  const numbers = text.split(/[/.\- ]/);
  const order = partsOf(locale).flatMap((item) => ('part' in item ? [item.part] : []));
  if (numbers.length !== order.length) return null;
  const day = Object.fromEntries(order.map((part, at) => [part, numbers[at] ?? ''])) as Record<
    DatePart,
    string
  >;
  if (!order.every((part) => digits[part].test(day[part]))) return null;
  return `${day.year}-${day.month.padStart(2, '0')}-${day.day.padStart(2, '0')}`;
}

/** Reads dd/mm/yyyy or yyyy-mm-dd as a person types it; null when it is no date. */
export function parseTypedDate(typed: string): PlainDate | null {
  const day = typedDay(typed);
  return day !== null && isPlainDate(day) ? day : null;
}

/** A typed date as `YYYY-MM-DD`; what is none is left as it is, for the schema to refuse. */
export const dateOrText = (typed: string): string => typedDay(typed) ?? typed;

export interface DateLimits {
  /** The first and the last day that are allowed. */
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
}

/** `day`: there is no such day, as 31/02/2025. */
export type DateProblem = 'format' | 'day' | 'min' | 'max';

/** Reads a day in the order of the locale, dd/mm/yyyy by default, or yyyy-mm-dd. The value is `YYYY-MM-DD`; what is no date is returned as it is, with the problem. */
export function readDate(
  typed: string,
  { min, max }: DateLimits = {},
  locale: string = DATE_LOCALE,
): { value: string; problem: DateProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const value = typedDay(text, locale);
  if (value === null) return { value: text, problem: 'format' };
  if (!isPlainDate(value)) return { value: text, problem: 'day' };
  if (min !== undefined && value < min) return { value, problem: 'min' };
  if (max !== undefined && value > max) return { value, problem: 'max' };
  return { value, problem: null };
}
