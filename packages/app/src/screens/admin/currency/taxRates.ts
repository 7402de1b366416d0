import type { PlainDate } from '@rentsafe/domain/date';
import { type Tax, type TaxRate, taxes } from '@rentsafe/domain/tax';

export const taxTexts: Readonly<Record<Tax, string>> = {
  vat: 'VAT',
  rent_tax: 'Presumptive Rental Income Tax',
};

/** By tax; of each the latest day first, and of two for one day the one that counts, the later record. */
export const inOrder = (rates: readonly TaxRate[]): TaxRate[] =>
  rates.toSorted(
    (a, b) =>
      taxes.indexOf(a.tax) - taxes.indexOf(b.tax) || b.from_on.localeCompare(a.from_on) || b.id - a.id,
  );

/** The rate of a tax that is in force on a day. */
export const rateOn = (rates: readonly TaxRate[], tax: Tax, on: PlainDate): TaxRate | undefined =>
  inOrder(rates).find((rate) => rate.tax === tax && rate.from_on <= on);
