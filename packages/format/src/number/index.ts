// Decimal numbers as typed.
import { knownLocale, latinDigits, withoutMarks } from '../locale/index.ts';

export interface DecimalLimits {
  /** Digits that may follow the point. @default any number */
  decimals?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

export type DecimalProblem = 'format' | 'decimals' | 'min' | 'max';

/** The locale of numbers where none is given. */
const NUMBER_LOCALE = 'en-US';

const formats = new Map<string, Intl.NumberFormat>();

/** The one way in which a number becomes text: made once, and in en-US where a locale of that name is not known. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(knownLocale(locale, NUMBER_LOCALE), options);
  formats.set(key, format);
  return format;
}

interface Notation {
  decimal: string;
  groups: string;
  /** Digits, grouped by the locale's sign or spaces in threes or not at all, with a decimal sign: what a person types or pastes. */
  pattern: RegExp;
}

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const sign = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const decimal = sign('decimal', '.');
  // Two apostrophes are in use for one sign.
  const groups = sign('group', ' ');
  const groupSign = groups.replace(/['’]/, "'’");
  const group = `[${groupSign.length === 1 ? '\\' : ''}${groupSign} \u00a0\u202f]`;
  // Thousands everywhere, as they are pasted; India groups in pairs above them: 12,34,567.
  const sizes = parts.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : [])).slice(1);
  const [last = 3, higher = last] = sizes.toReversed();
  const own =
    last === 3 && higher === 3 ? '' : `|\\d{1,${higher}}(?:${group}\\d{${higher}})*${group}\\d{${last}}`;
  const grouped = `\\d{1,3}(?:${group}\\d{3})+${own}`;
  const pattern = new RegExp(`^(-?)(\\d+|${grouped})?(?:\\${decimal}(\\d*))?$`);
  const notation = { decimal, groups, pattern };
  notations.set(locale, notation);
  return notation;
}

const minus = /^[-\u2010-\u2013\u2212\ufe63\uff0d]\s*/;

/** A sign as books and spreadsheets write it: `(5)`, `5-` and `−5` are `-5`. Two of them are left for what they are. */
function withSign(typed: string): string {
  const text = typed.trim();
  const inBrackets = /^\(\s*([^()-][^()]*)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return `-${inBrackets.trim()}`;
  const [, before] = /^(.*\d)\s*[-\u2212]$/u.exec(text) ?? [];
  if (before !== undefined && !minus.test(before)) return `-${before}`;
  return text.replace(minus, '-');
}

/** Digits of any script, and their own signs (`١٬٢٣٤٫٥`), as those that a locale writes with Latin digits. */
const latinNumber = (typed: string, { decimal, groups }: Notation): string =>
  withSign(withoutMarks(latinDigits(typed)))
    .replace(/(?<=\d)\u066c(?=\d)/g, groups)
    .replaceAll('\u066b', decimal);

/** Decimal text as it is typed in a locale: `1234.5` is `1234,5` in de-DE. What is no decimal is left as it is. */
export const writeDecimal = (value: string, locale: string = NUMBER_LOCALE): string =>
  /^-?\d+\.\d+$/.test(value) ? value.replace('.', notationOf(locale).decimal) : value;

/** A comma that can only be a decimal point, where a point is the sign: `3,5` is `3.5`; `3,500` has its thousands apart. */
export const withPoint = (typed: string, locale: string = NUMBER_LOCALE): string =>
  notationOf(locale).decimal === '.' && /^\s*-?(0*,\d+|\d+,(\d{1,2}|\d{4,}))\s*$/.test(typed)
    ? typed.replace(',', '.')
    : typed;

/**
 * Reads a number as typed: `1 234.50` is `1234.50`. The value is decimal text, never a float; what cannot be read is
 * returned as it is, with the problem.
 */
export function readDecimal(
  typed: string,
  { decimals, min, max }: DecimalLimits = {},
  locale: string = NUMBER_LOCALE,
): { value: string; problem: DecimalProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const notation = notationOf(locale);
  const parts = notation.pattern.exec(latinNumber(text, notation));
  if (!parts || (parts[2] === undefined && !parts[3])) return { value: text, problem: 'format' };
  const [, sign = '', whole = '', fraction = ''] = parts;
  if (decimals !== undefined && fraction.length > decimals) return { value: text, problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const value = `${sign}${digits}${fraction && `.${fraction}`}`;
  if (min !== undefined && Number(value) < min) return { value, problem: 'min' };
  if (max !== undefined && Number(value) > max) return { value, problem: 'max' };
  return { value, problem: null };
}
