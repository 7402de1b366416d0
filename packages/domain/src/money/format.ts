const isoCodes = new Map([
  ['ZIG', 'ZWG'],
  ['ZiG', 'ZWG'],
]);

/** The ISO 4217 code of a currency on the wire: `ZWG` for `ZIG`. */
export const isoCurrency = (currency: string): string => isoCodes.get(currency) ?? currency;

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;

/**
 * Formats an amount in its own currency, en-US: `$1,234.56`, `ZWG 1,234.56`.
 * What is no number gives the empty string; an unknown currency code is written before the amount.
 */
export function formatMoney(amount: number | string | null | undefined, currency: string = 'USD'): string {
  if (amount === null || amount === undefined || String(amount).trim() === '') return '';
  if (!Number.isFinite(Number(amount))) return '';
  // Text stays text: a float would round a large amount.
  const value = typeof amount === 'number' ? amount : (amount.trim() as Intl.StringNumericLiteral);
  const code = isoCurrency(currency);
  try {
    return new Intl.NumberFormat('en-US', { ...decimals, style: 'currency', currency: code }).format(value);
  } catch {
    return `${code}\u00a0${new Intl.NumberFormat('en-US', decimals).format(value)}`;
  }
}

/** `part` of `total` in percent with 2 decimals; of a zero total it is `0.00%`. */
export function formatPercentage(part: number, total: number): string {
  const percentage = (part / total) * 100;
  return `${(Number.isFinite(percentage) ? percentage : 0).toFixed(2)}%`;
}
