import type { Month } from '@rentsafe/domain/date';
import type { CollectionPage } from '@rentsafe/domain/ledgerReport';
import { type Currency, type Minor, toMinor } from '@rentsafe/domain/money';

export interface MonthTotals {
  month: Month;
  totals: CollectionPage['totals'];
}

type MinorOf = (totals: CollectionPage['totals']) => Minor;

const pointsOf = (months: readonly MonthTotals[], minorOf: MinorOf) =>
  months.map(({ month, totals }) => ({ period: month, minor: minorOf(totals) }));

/** What was charged and what was paid, by month, in minor units: the report has what is paid below zero. */
export function collectionSeries(currency: Currency, months: readonly MonthTotals[]) {
  return [
    {
      name: 'Charged',
      currency,
      points: pointsOf(months, (totals) => toMinor(totals.amount_charged_incl_vat)),
    },
    { name: 'Paid', currency, points: pointsOf(months, (totals) => -toMinor(totals.amount_paid)) },
  ];
}

/** What all leases together owed at the end of each month; below zero they were in credit. */
export const owedSeries = (currency: Currency, months: readonly MonthTotals[]) => [
  { name: 'Owed', currency, points: pointsOf(months, (totals) => toMinor(totals.end_balance)) },
];
