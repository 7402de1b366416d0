import type { Currency, Money } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';

/** Currencies as the database has them: ISO 4217. */
export const storedCurrencies = { USD: 'USD', ZIG: 'ZWG' } as const satisfies Record<Currency, string>;
export type StoredCurrency = (typeof storedCurrencies)[Currency];

export const currencyOf = (stored: StoredCurrency): Currency => (stored === 'ZWG' ? 'ZIG' : 'USD');

/** An amount in minor units, as text so that no digit is lost on the way from the database. */
export interface StoredMoney {
  minor: string;
  currency: StoredCurrency;
}

export const toMoney = ({ minor, currency }: StoredMoney): Money => ({
  amount: toDecimal(BigInt(minor)),
  currency: currencyOf(currency),
});

/** Amounts by currency, dollars first; currencies with nothing are left out. */
export const toMonies = (stored: readonly StoredMoney[] | null): Money[] =>
  (stored ?? [])
    .filter(({ minor }) => BigInt(minor) !== 0n)
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
    .map(toMoney);

/** `StoredMoney` in SQL. */
export const moneyJson = (minor: SQL, currency: SQL): SQL =>
  sql`json_build_object('minor', (${minor})::text, 'currency', ${currency})`;

/** Amounts of the wire by stored currency, 0 where there is none. */
export function toStored(amounts: readonly Money[]): Record<StoredCurrency, bigint> {
  const of = (currency: Currency) => {
    const found = amounts.find((money) => money.currency === currency);
    return found ? toMinor(found.amount) : 0n;
  };
  return { USD: of('USD'), ZWG: of('ZIG') };
}

/** Minor units of the database as decimal text; null where there are none. */
export const decimalOf = (minor: string | null): string | null =>
  minor === null ? null : toDecimal(BigInt(minor));

/** Decimal text as the database takes it. */
export const storedAmount = (decimal: string): string => String(toMinor(decimal));
