/** Zimbabwe Gold: its ISO 4217 code, its name in prose, and its code on the wire. */
const gold = new Set(['ZIG', 'ZiG', 'ZWG']);

/** The code that is shown: `ZIG` for Zimbabwe Gold however it is written, any other as it is. */
export const currencyCode = (currency: string): string => (gold.has(currency) ? 'ZIG' : currency);

const formats = new Map<string, Intl.NumberFormat>();

/** Undefined where the currency is no code of three letters. */
function formatOf(currency: string, locale: string): Intl.NumberFormat | undefined {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative' });
    formats.set(key, format);
    return format;
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
  return `${code}\u00a0${new Intl.NumberFormat(locale, digits).format(value)}`;
}

/** `part` of `total` in percent with 2 decimals; of a zero total it is `0.00%`. */
export function formatPercentage(part: number, total: number, locale: string = 'en-US'): string {
  const share = part / total;
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  }).format(Number.isFinite(share) ? share : 0);
}
