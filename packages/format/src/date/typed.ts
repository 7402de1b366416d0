import { withoutMarks } from '../locale/index.ts';
import { DATE_LOCALE, isPlainDate, numericFormat, type PlainDate, todayIn } from './format.ts';
import { monthOfName, plainText } from './words.ts';

const digits = { year: /^(\d{4}|\d{2})$/, month: /^\d{1,2}$/, day: /^\d{1,2}$/ };
const placeholders = { year: 'yyyy', month: 'mm', day: 'dd' };

type DatePart = keyof typeof digits;
type LocalePart = { part: DatePart } | { literal: string };

const knownParts = new Map<string, readonly LocalePart[]>();

/** Day, month and year in the order of a locale, and what stands between them. */
function partsOf(locale: string): readonly LocalePart[] {
  const known = knownParts.get(locale);
  if (known) return known;
  const format = numericFormat(locale, 'UTC');
  const parts = format.formatToParts(0).map(({ type, value }): LocalePart => {
    return type in digits ? { part: type as DatePart } : { literal: withoutMarks(value) };
  });
  knownParts.set(locale, parts);
  return parts;
}

/** How a day is typed in a locale: `dd/mm/yyyy`, `mm/dd/yyyy`, `dd.mm.yyyy`. */
export const datePattern = (locale: string = DATE_LOCALE): string =>
  partsOf(locale)
    .map((item) => ('part' in item ? placeholders[item.part] : item.literal))
    .join('');

interface Day {
  year: string;
  month: string;
  day: string;
}

/** Longer text is no date. */
const LONGEST = 40;

const plain = ({ year, month, day }: Day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const YEARS_AHEAD = 20;

/** A year of two digits is that of the hundred years that end 20 years after today. */
function inFull(day: Day, on: PlainDate = todayIn()): Day {
  const year = Number(on.slice(0, 4)) + YEARS_AHEAD;
  const latest = `${year}${on.slice(4)}`;
  const century = Math.floor(year / 100) * 100;
  const full = String(century + Number(day.year));
  return { ...day, year: plain({ ...day, year: full }) <= latest ? full : String(Number(full) - 100) };
}

const monthPatterns = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er)?[\s.,/-]*(?<name>\p{L}[\p{L}\p{M}]+)[\s.,/-]*(?<year>\d{4}|\d{2})$/u,
  /^(?<name>\p{L}[\p{L}\p{M}]+)[\s./-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(?<year>\d{4}|\d{2})$/u,
  /^(?<year>\d{4})[\s./-]*(?<name>\p{L}[\p{L}\p{M}]+)[\s./-]*(?<day>\d{1,2})$/u,
  /^(?<year>\d{4})[\s.,/-]*(?<day>\d{1,2})[\s./-]*(?<name>\p{L}[\p{L}\p{M}]+)$/u,
];

/** A day whose month is written as a word, short or in full, in the words of the locale or in English. */
function namedDay(text: string, locale: string): Day | null {
  const {
    name = '',
    year = '',
    day = '',
  } = monthPatterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups) ?? {};
  const month = monthOfName(name, locale);
  return month ? { year, month: String(month), day } : null;
}

const isoOrder: readonly DatePart[] = ['year', 'month', 'day'];

const joined = { year: '(\\d{4}|\\d{2})', month: '(\\d{2})', day: '(\\d{2})' };

/** The numbers of a day, as they stand: between signs, or all in one. */
const numbersOf = (text: string, order: readonly DatePart[]) =>
  /^\d+$/.test(text)
    ? (new RegExp(`^${order.map((part) => joined[part]).join('')}$`).exec(text)?.slice(1) ?? [])
    : text.split(/\s*[/.,-]\s*|\s+/);

function dayIn(order: readonly DatePart[], text: string): Day | null {
  const numbers = numbersOf(text, order);
  if (numbers.length !== order.length) return null;
  const day = Object.fromEntries(order.map((part, at) => [part, numbers[at] ?? ''])) as unknown as Day;
  return order.every((part) => digits[part].test(day[part])) ? day : null;
}

/** The day as `YYYY-MM-DD`, also one that does not exist. */
type Typed = { value: string } | { problem: 'format' | 'ambiguous' };

function typedDay(typed: string, locale: string, on: PlainDate | undefined): Typed {
  if (typed.length > LONGEST) return { problem: 'format' };
  const text = plainText(typed, locale);
  const inOrder = partsOf(locale).flatMap((item) => ('part' in item ? [item.part] : []));
  const read = (day: Day | null) => {
    if (!day) return null;
    const isShort = day.year.length === 2;
    const value = plain(isShort ? inFull(day, on) : day);
    return { isShort, value, exists: isPlainDate(value) };
  };
  const local = read(namedDay(text, locale) ?? dayIn(inOrder, text));
  const yearFirst = read(dayIn(isoOrder, text));
  // The century tells that the year comes first. Without it 26-02-01 could be either, and 90/03/12 has no such day.
  if (yearFirst?.exists && !yearFirst.isShort) return yearFirst;
  const mayLead = /-|^(3[2-9]|[4-9]\d)/.test(text);
  if (yearFirst?.exists && mayLead && yearFirst.value !== local?.value) return { problem: 'ambiguous' };
  return local ?? (yearFirst?.isShort ? null : yearFirst) ?? { problem: 'format' };
}

/** Reads a day as a person types it; null when it is no date, or could be two. */
export function parseTypedDate(typed: string): PlainDate | null {
  const { value, problem } = readDate(typed);
  return value === '' || problem ? null : value;
}

/** A typed date as `YYYY-MM-DD`; what is none is left as it is, for the schema to refuse. */
export function dateOrText(typed: string): string {
  const day = typedDay(typed, DATE_LOCALE, undefined);
  return 'value' in day ? day.value : typed;
}

export interface DateLimits {
  /** The first and the last day that are allowed. */
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
}

/** `day`: there is no such day, as 31/02/2025. `ambiguous`: it can be read in two ways, as 26-02-01. */
export type DateProblem = 'format' | 'ambiguous' | 'day' | 'min' | 'max';

/**
 * Reads a day as a person types it: day, month and year in the order of the locale (dd/mm/yyyy by default) with any signs or none, the year
 * first where it has four digits, months as words of the locale or of English too, digits of any script. A year of two digits is one of the hundred that end 20 years after `on`.
 * The value is `YYYY-MM-DD`; what is no date is returned as it is, with the problem.
 *
 * @param on the day it is, today where the reader is by default
 */
export function readDate(
  typed: string,
  { min, max }: DateLimits = {},
  locale: string = DATE_LOCALE,
  on?: PlainDate,
): { value: string; problem: DateProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const day = typedDay(text, locale, on);
  if ('problem' in day) return { value: text, problem: day.problem };
  const { value } = day;
  if (!isPlainDate(value)) return { value: text, problem: 'day' };
  if (min !== undefined && value < min) return { value, problem: 'min' };
  if (max !== undefined && value > max) return { value, problem: 'max' };
  return { value, problem: null };
}
