import type { CollectionPage } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { Month } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';

export interface MonthTotals {
  month: Month;
  totals: CollectionPage['totals'];
}

type AmountOf = (totals: CollectionPage['totals']) => string;

const pointsOf = (months: readonly MonthTotals[], amountOf: AmountOf) =>
  months.map(({ month, totals }) => ({ period: month, amount: amountOf(totals) }));

/** What was charged and what was paid, by month: the report has what is paid below zero. */
export function collectionSeries(currency: Currency, months: readonly MonthTotals[]) {
  return [
    {
      name: 'Charged',
      currency,
      points: pointsOf(months, (totals) => totals.amount_charged_incl_vat),
    },
    { name: 'Paid', currency, points: pointsOf(months, (totals) => toDecimal(-toMinor(totals.amount_paid))) },
  ];
}

/** What all leases together owed at the end of each month; below zero they were in credit. */
export const owedSeries = (currency: Currency, months: readonly MonthTotals[]) => [
  { name: 'Owed', currency, points: pointsOf(months, (totals) => totals.end_balance) },
];
