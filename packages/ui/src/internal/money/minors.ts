import { currencyDigits, type Minor } from '@rentsafe/format/money';

/** An amount of money: decimal text, never a float, and any currency of ISO 4217. */
export interface MoneyValue {
  /** Such as '1250.00'; negative with a '-' in front. */
  amount: string;
  /** Its code, such as 'USD'. */
  currency: string;
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Decimal text as a whole number of its last of so many decimals; null for what is none, or has more of them. */
export function minorWith(digits: number, amount: unknown): Minor | null {
  const parts = typeof amount === 'string' ? pattern.exec(amount.trim()) : null;
  if (!parts) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const kept = fraction.replace(/0+$/, '');
  return kept.length > digits ? null : BigInt(`${sign}${whole}${kept.padEnd(digits, '0')}`);
}

/** Decimal text in the smallest unit of its currency; null for what is no amount of it. */
export const minorOf = (amount: unknown, currency: string): Minor | null =>
  minorWith(currencyDigits(currency), amount);
