import { numberFormat } from '../number/index.ts';

/** Zimbabwe Gold: its ISO 4217 code, its name in prose, and its code on the wire. */
const gold = new Set(['ZIG', 'ZiG', 'ZWG']);

/** The code that is shown: `ZIG` for Zimbabwe Gold however it is written, any other as it is. */
export const currencyCode = (currency: string): string => (gold.has(currency) ? 'ZIG' : currency);

/** Undefined where the currency is no code of three letters. */
function formatOf(currency: string, locale: string, notation?: 'compact'): Intl.NumberFormat | undefined {
  const digits = notation && { notation, minimumFractionDigits: 0, maximumFractionDigits: 2 };
  try {
    return numberFormat(locale, { style: 'currency', currency, signDisplay: 'negative', ...digits });
  } catch {
    return undefined;
  }
}

/** Digits of the smallest unit: 2 of USD and ZIG, 0 of JPY, 3 of BHD. */
export const currencyDigits = (currency: string): number =>
  formatOf(currencyCode(currency), 'en-US')?.resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Formats an amount in its own currency, any of ISO 4217: `$1,234.56`, `ZIG 1,234.56`, `¥1,235`.
 * What is no number gives the empty string; an unknown currency code is written before the amount.
 */
export function formatMoney(
  amount: number | string | null | undefined,
  currency: string = 'USD',
  locale: string = 'en-US',
): string {
  if (amount === null || amount === undefined || String(amount).trim() === '') return '';
  if (!Number.isFinite(Number(amount))) return '';
  // Text stays text: a float would round a large amount.
  const value = typeof amount === 'number' ? amount : (amount.trim() as Intl.StringNumericLiteral);
  const code = currencyCode(currency);
  const format = formatOf(code, locale);
  if (format) return format.format(value);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;
  return `${code}\u00a0${numberFormat(locale, digits).format(value)}`;
}

/** An amount where there is little room, on an axis: `$1.25K`, `-ZIG 10T`. */
export function formatCompactMoney(amount: number, currency: string, locale: string = 'en-US'): string {
  const code = currencyCode(currency);
  const format = formatOf(code, locale, 'compact');
  if (format) return format.format(amount);
  return `${code}\u00a0${numberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(amount)}`;
}

/** `part` of `total` in percent with 2 decimals; of a zero total it is `0.00%`. */
export function formatPercentage(part: number, total: number, locale: string = 'en-US'): string {
  const share = part / total;
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  }).format(Number.isFinite(share) ? share : 0);
}
