import type { PlainDate } from '../date/index.ts';

/** Currencies on the wire and in labels; 'ZIG' is ISO 4217 ZWG. */
export const currencies = ['USD', 'ZIG'] as const;
export type Currency = (typeof currencies)[number];

export const ageingBuckets = [
  'Current',
  'Due 1-30 days',
  'Due 31-60 days',
  'Due 61-90 days',
  'Due 90+ days',
] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

const isoCodes = new Map([
  ['ZIG', 'ZWG'],
  ['ZiG', 'ZWG'],
]);

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;

/**
 * Formats an amount in its own currency, en-US: `$1,234.56`, `ZWG 1,234.56`.
 * What is no number gives the empty string; an unknown currency code is written before the amount.
 */
export function formatMoney(amount: number | string | null | undefined, currency: string = 'USD'): string {
  if (amount === null || amount === undefined || String(amount).trim() === '') return '';
  const value = Number(amount);
  if (!Number.isFinite(value)) return '';
  const code = isoCodes.get(currency) ?? currency;
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

const vatRates: readonly { from: PlainDate; basisPoints: number }[] = [
  { from: '2026-01-01', basisPoints: 1550 },
  { from: '2023-01-01', basisPoints: 1500 },
  { from: '2020-01-01', basisPoints: 1450 },
];

/** The standard VAT rate in force on a day, in basis points: 1550 is 15.5 %. Before 2020 it was 15 %. */
export function vatBasisPointsOn(day: PlainDate): number {
  return vatRates.find(({ from }) => from <= day)?.basisPoints ?? 1500;
}
