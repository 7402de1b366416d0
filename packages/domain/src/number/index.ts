// Decimal numbers as typed.
export interface DecimalLimits {
  /** Digits that may follow the point. @default any number */
  decimals?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

export type DecimalProblem = 'format' | 'decimals' | 'min' | 'max';

/** The locale of numbers where none is given. */
const NUMBER_LOCALE = 'en-US';

interface Notation {
  decimal: string;
  /** Digits, grouped by the locale's sign or spaces in threes or not at all, with a decimal sign: what a person types or pastes. */
  pattern: RegExp;
}

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const sign = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const decimal = sign('decimal', '.');
  // Two apostrophes are in use for one sign.
  const groupSign = sign('group', ' ').replace(/['’]/, "'’");
  const group = `[${groupSign.length === 1 ? '\\' : ''}${groupSign} \u00a0\u202f]`;
  const pattern = new RegExp(`^(-?)(\\d+|\\d{1,3}(?:${group}\\d{3})+)?(?:\\${decimal}(\\d*))?$`);
  const notation = { decimal, pattern };
  notations.set(locale, notation);
  return notation;
}

/** Decimal text as it is typed in a locale: `1234.5` is `1234,5` in de-DE. What is no decimal is left as it is. */
export const writeDecimal = (value: string, locale: string = NUMBER_LOCALE): string =>
  /^-?\d+\.\d+$/.test(value) ? value.replace('.', notationOf(locale).decimal) : value;

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
  const parts = notationOf(locale).pattern.exec(text);
  if (!parts || (parts[2] === undefined && !parts[3])) return { value: text, problem: 'format' };
  const [, sign = '', whole = '', fraction = ''] = parts;
  if (decimals !== undefined && fraction.length > decimals) return { value: text, problem: 'decimals' };
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const value = `${sign}${digits}${fraction && `.${fraction}`}`;
  if (min !== undefined && Number(value) < min) return { value, problem: 'min' };
  if (max !== undefined && Number(value) > max) return { value, problem: 'max' };
  return { value, problem: null };
}
