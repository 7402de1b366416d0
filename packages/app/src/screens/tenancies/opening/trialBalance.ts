import type { OpeningKind } from '@rentsafe/domain/import';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { type Minor, toMinor } from '@rentsafe/format/money';
import type { CsvRow } from '@rentsafe/ui/CsvImport';

/** What opening balances come to in a currency. */
export interface OpeningSums {
  currency: Currency;
  sums: Readonly<Record<OpeningKind, Minor>>;
  /** Held for others by the rows and by what was posted before, less what the banks hold for it. */
  lacking: Minor;
}

const zero = { charge: 0n, credit: 0n, deposit: 0n, landlord: 0n, bank: 0n };

/** @param posted the balance of the opening account in each currency, debit positive: what was posted before. */
export function openingSums(
  rows: readonly Pick<CsvRow, 'values'>[],
  posted: Readonly<Partial<Record<Currency, string>>>,
): OpeningSums[] {
  return currencies.flatMap((currency) => {
    const sums: Record<OpeningKind, Minor> = { ...zero };
    for (const { values } of rows)
      if (values.currency === currency) sums[values.kind as OpeningKind] += toMinor(values.amount ?? '0');
    const before = toMinor(posted[currency] ?? '0');
    const lacking = before + sums.credit + sums.deposit + sums.landlord - sums.bank;
    const isEmpty = lacking === 0n && Object.values(sums).every((sum) => sum === 0n);
    return isEmpty ? [] : [{ currency, sums, lacking }];
  });
}
