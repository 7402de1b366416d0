import { currencyDigits, type Minor } from '@rentsafe/format/money';
import { readDecimal } from '@rentsafe/format/number';
import type { ReactNode } from 'react';

export interface BulkMoneyRow {
  /** Unique within the table. */
  id: string;
  /** Whom or what the amount is for: names its box. */
  label: string;
  /** More about it, under the label. */
  details?: ReactNode;
  /** Any code of ISO 4217. */
  currency: string;
  /** The most that the amount may be, as decimal text; without one it has no limit. */
  limit?: string | undefined;
  /** The name under which a form gets the amount. */
  name?: string | undefined;
}

/** Amounts by the id of their row: decimal text, `''` of an empty box, and what cannot be read as it was typed. */
export type BulkMoneyValue = Readonly<Record<string, string>>;

/** An amount in minor units; null where there is none that can be read. */
export function minorOf(value: string | undefined, currency: string): Minor | null {
  const decimals = currencyDigits(currency);
  const { value: decimal, problem } = readDecimal(value ?? '', { decimals, min: 0 });
  if (decimal === '' || problem !== null) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Whether a row's amount is more than its limit. */
export function isAbove({ currency, limit }: BulkMoneyRow, value: string | undefined): boolean {
  const [minor, most] = [minorOf(value, currency), minorOf(limit, currency)];
  return minor !== null && most !== null && minor > most;
}

/** The column of amounts among the boxes of a table. */
export const AMOUNT = 'amount';
