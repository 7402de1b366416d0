import { datePattern, readDate } from '@rentsafe/format/date';
import { readDecimal } from '@rentsafe/format/number';
import type { Unread } from '../../internal/fields/unreadText';

/** `signed`: an amount as banks write it, `(1,234.50)`, `12.00-` and `12.00 DR` below 0. */
export type CellKind = 'text' | 'date' | 'amount' | 'signed' | 'whole' | 'yesNo';

/** The sign before the cents. */
export type DecimalSign = '.' | ',';

/** How the cells of a file are written. */
export interface CellFormat {
  sign: DecimalSign;
  /** Only what came in is marked, with CR: an amount without a mark is below 0. @default false */
  isUnmarkedOut?: boolean;
  /** A locale of that order of day and month. */
  dates: string;
}

export interface Cell {
  /** As a form sends it: `2026-03-05`, `1234.56`, `true`; what cannot be read, as it stands in the file. */
  value: string;
  problem: Unread | 'amount' | 'signed' | 'whole' | 'yesNo' | null;
}

/** What a bank may write before or after an amount, in one case: money out and money in. */
const marks = {
  out: /^(?:DEBIT|DR|DB|D)(?![A-Z])\.?\s*|\s*(?<![A-Z])(?:DEBIT|SOLL|DR|DB|D|S)\.?$/,
  in: /^(?:CREDIT|CR|C)(?![A-Z])\.?\s*|\s*(?<![A-Z])(?:CREDIT|HABEN|CR|C|H)\.?$/,
};

/** The figures of an amount that a bank wrote, and whether it is below 0; null where its signs contradict each other. */
export function unsigned(text: string): { figures: string; isNegative: boolean; isMarkedIn: boolean } | null {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/[\u2212\u2013\u2014]/g, '-');
  const [isOut, isIn] = [marks.out.test(plain), marks.in.test(plain)];
  const bare = plain.replace(marks.out, '').replace(marks.in, '').trim();
  const [, currency = '', bracketed] = /^([A-Z$£€]*)\s*\((.*)\)$/s.exec(bare) ?? [];
  const inner = bracketed === undefined ? bare : `${currency}${bracketed}`;
  const dashes = [/^[A-Z$£€]*\s*-/, /-$/].filter((dash) => dash.test(inner)).length;
  const isNegative = isOut || bracketed !== undefined || dashes > 0;
  if (dashes > 1 || (isIn && isNegative)) return null;
  return {
    figures: inner.replace(/^([A-Z$£€]*\s*)[-+]/, '$1').replace(/[-+]$/, ''),
    isNegative,
    isMarkedIn: isIn,
  };
}

/** Whether a column marks with CR what came in, and what went out with nothing: banks do it on statements with one column of amounts. */
export function marksOnlyIn(texts: Iterable<string>): boolean {
  let marked = 0;
  let plain = 0;
  for (const text of texts) {
    const found = unsigned(text);
    if (!found || !/[1-9]/.test(found.figures)) continue;
    if (found.isNegative) return false;
    if (found.isMarkedIn) marked += 1;
    else plain += 1;
  }
  return marked > 0 && plain > 0;
}

/** A currency before or after the figures is left out: it has a column of its own. */
const figures = (text: string) =>
  text.replace(/^(?:[A-Z]{2,3}\$?|R|Z\$|[$£€])\s*|\s*(?:[A-Z]{3}|[$£€])$/gi, '').replace(/[\s'’]/g, '');

/** A dash stands where nothing was paid. */
const isDash = (text: string) => /^[-\u2010-\u2015\u2212]+$/.test(text);

function evidenceOf(text: string): DecimalSign | null {
  const sign = /^-?[\d.,]*([.,])(\d+)$/.exec(figures(unsigned(text)?.figures ?? text));
  if (!sign) return null;
  const [, last, digits = ''] = sign as unknown as [string, DecimalSign, string];
  const other = last === '.' ? ',' : '.';
  const has = (mark: string) => text.includes(mark);
  if (has(other)) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return other;
  return digits.length === 3 ? null : last;
}

/** How a column writes its decimals, by most of its cells: `1,234` alone could be either, and is read as the rest is. */
export function decimalSignOf(texts: Iterable<string>, fallback: DecimalSign): DecimalSign {
  const counts = { '.': 0, ',': 0 };
  for (const text of texts) {
    const sign = evidenceOf(text);
    if (sign) counts[sign] += 1;
  }
  if (counts['.'] === counts[',']) return fallback;
  return counts['.'] > counts[','] ? '.' : ',';
}

function readSigned(text: string, { sign, isUnmarkedOut = false }: CellFormat): Cell {
  if (isDash(text)) return { value: '', problem: null };
  const found = unsigned(text);
  const { value, problem } = readNumber(found?.figures ?? '', sign, 2);
  if (!found || problem || value === '') return { value: text, problem: 'signed' };
  const isOut = found.isNegative || (isUnmarkedOut && !found.isMarkedIn);
  return { value: isOut && /[1-9]/.test(value) ? `-${value}` : value, problem: null };
}

const swapped = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

function readNumber(text: string, sign: DecimalSign, decimals: number) {
  // Ledgers write four decimals, of which the last two say nothing.
  const plain = figures(text).replace(sign === '.' ? /(\.\d{2})0+$/ : /(,\d{2})0+$/, '$1');
  return readDecimal(sign === ',' ? swapped(plain) : plain, { decimals });
}

const DAY_MS = 86_400_000;

/** Excel counts days from 30 December 1899; 20000 is in 1954, 80000 in 2119. */
function excelDay(text: string): string | null {
  const days = /^(\d{5})(?:[.,]\d+)?$/.exec(text);
  const number = Number(days?.[1]);
  if (!(number >= 20_000 && number <= 80_000)) return null;
  return new Date(Date.UTC(1899, 11, 30) + number * DAY_MS).toISOString().slice(0, 10);
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const time = /[T ,]+\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|CAT|[+-]\d{2}:?\d{2})?$/i;

function readDay(text: string, dates: string): Cell {
  const typed = text.replace(weekday, '').replace(time, '').trim();
  const { value, problem } = readDate(excelDay(typed) ?? typed, {}, dates);
  return problem ? { value: text, problem: problem as Unread } : { value, problem };
}

const yes = new Set(['yes', 'y', 'true', '1']);
const no = new Set(['no', 'n', 'false', '0']);

/** The value of a cell in the terms of its column. */
export function readCell(text: string, kind: CellKind, format: CellFormat): Cell {
  const { sign, dates } = format;
  if (text === '' || kind === 'text') return { value: text, problem: null };
  switch (kind) {
    case 'date':
      return readDay(text, dates);
    case 'yesNo': {
      const answer = text.toLowerCase();
      if (yes.has(answer)) return { value: 'true', problem: null };
      return no.has(answer) ? { value: 'false', problem: null } : { value: text, problem: 'yesNo' };
    }
    case 'signed':
      return readSigned(text, format);
    default: {
      const { value, problem } = readNumber(text, sign, kind === 'amount' ? 2 : 0);
      return problem || value === '' ? { value: text, problem: kind } : { value, problem: null };
    }
  }
}

export type DayOrder = 'day' | 'month';

const isDayFirst = (dates: string) => !datePattern(dates).startsWith('mm');

/** A locale of the order; the given one where it has it. */
export function localeOfOrder(order: DayOrder | undefined, dates: string): string {
  if (order === undefined || (order === 'day') === isDayFirst(dates)) return dates;
  return order === 'day' ? 'en-GB' : 'en-US';
}

/**
 * A day that could stand for two, where the others do not tell in which order they are written; null where they do, or all are
 * plain. One day of the other order alone proves a slip as well as another order.
 */
export function unclearDay(texts: readonly string[], dates: string): string | null {
  const other = localeOfOrder(isDayFirst(dates) ? 'month' : 'day', dates);
  const found = { own: 0, other: 0 };
  let unclear: string | null = null;
  let contrary: string | null = null;
  for (const text of new Set(texts)) {
    const [own, swapped] = [readDay(text, dates), readDay(text, other)];
    if (own.problem && swapped.problem) continue;
    if (swapped.problem) found.own += 1;
    else if (own.problem) {
      found.other += 1;
      contrary ??= text;
    } else if (own.value !== swapped.value) unclear ??= text;
  }
  return found.own > found.other ? null : (unclear ?? contrary);
}

const isSorted = (days: readonly string[]) =>
  days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''));

/** The order in which the days of a file, as it lists them, all exist and follow one another; undefined where both or neither do. */
export function likelyOrder(texts: readonly string[], dates: string): DayOrder | undefined {
  const written = texts.filter((text, at) => text !== '' && text !== texts[at - 1]);
  const fits = (order: DayOrder) => {
    const days = written.map((text) => readDay(text, localeOfOrder(order, dates)));
    if (days.some(({ problem }) => problem)) return false;
    const values = days.map(({ value }) => value);
    return isSorted(values) || isSorted(values.toReversed());
  };
  const fitting = (['day', 'month'] as const).filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}
