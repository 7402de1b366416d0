import type { Month } from '@rentsafe/domain/date';
import type { CollectionPage } from '@rentsafe/domain/ledgerReport';
import { type Currency, toMinor } from '@rentsafe/domain/money';

export interface MonthTotals {
  month: Month;
  totals: CollectionPage['totals'];
}

/** What was charged and what was paid, by month, in minor units: the report has what is paid below zero. */
export function collectionSeries(currency: Currency, months: readonly MonthTotals[]) {
  const points = (minorOf: (totals: CollectionPage['totals']) => bigint) =>
    months.map(({ month, totals }) => ({ period: month, minor: minorOf(totals) }));
  return [
    { name: 'Charged', currency, points: points((totals) => toMinor(totals.amount_charged_incl_vat)) },
    { name: 'Paid', currency, points: points((totals) => -toMinor(totals.amount_paid)) },
  ];
}
