import { currencyCode, type Minor } from '@rentsafe/format/money';
import { type MoneyValue, minorOf } from './minors';

export interface Total {
  /** The code that is shown: `ZIG` for ZWG. */
  currency: string;
  /** In the smallest unit; null where one of the amounts cannot be read: a sum of the others would be wrong. */
  minor: Minor | null;
}

/** The sum of each currency, in the order of their codes. Two currencies are never added. */
export function totalsOf(amounts: readonly MoneyValue[]): readonly Total[] {
  const totals = new Map<string, Minor | null>();
  for (const { amount, currency } of amounts) {
    const code = currencyCode(currency);
    const minor = minorOf(amount, code);
    const sum = totals.get(code) ?? (totals.has(code) ? null : 0n);
    totals.set(code, sum === null || minor === null ? null : sum + minor);
  }
  return [...totals]
    .map(([currency, minor]) => ({ currency, minor }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
