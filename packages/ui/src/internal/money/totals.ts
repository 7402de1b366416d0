import { currencyCode, type Minor } from '@rentsafe/domain/money';

export interface MinorAmount {
  /** In the smallest unit of the currency: cents. A number must be a safe integer. */
  minor: Minor | number;
  /** Any code of ISO 4217. */
  currency: string;
}

export interface Total {
  /** The code that is shown: `ZIG` for ZWG. */
  currency: string;
  /** Null where one of the amounts cannot be read: a sum of the others would be wrong. */
  minor: Minor | null;
}

const isReadable = (minor: unknown) => typeof minor === 'bigint' || Number.isSafeInteger(minor);

/** The sum of each currency, in the order of their codes. Two currencies are never added. */
export function totalsOf(amounts: readonly MinorAmount[]): readonly Total[] {
  const totals = new Map<string, Minor | null>();
  for (const { minor, currency } of amounts) {
    const code = currencyCode(currency);
    const sum = totals.get(code) ?? (totals.has(code) ? null : 0n);
    totals.set(code, sum === null || !isReadable(minor) ? null : sum + BigInt(minor));
  }
  return [...totals]
    .map(([currency, minor]) => ({ currency, minor }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
