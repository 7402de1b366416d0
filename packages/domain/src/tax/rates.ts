import type { PlainDate } from '@rentsafe/format/date';
import { type Tax, type TaxRate, taxes } from './schema.ts';

/** By tax; of each the latest day first, and of two for one day the one that counts, the later record. */
export const taxRatesInOrder = (rates: readonly TaxRate[]): TaxRate[] =>
  rates.toSorted(
    (a, b) =>
      taxes.indexOf(a.tax) - taxes.indexOf(b.tax) || b.from_on.localeCompare(a.from_on) || b.id - a.id,
  );

/** The rate of a tax that is in force on a day. */
export const taxRateOn = (rates: readonly TaxRate[], tax: Tax, on: PlainDate): TaxRate | undefined =>
  taxRatesInOrder(rates).find((rate) => rate.tax === tax && rate.from_on <= on);
