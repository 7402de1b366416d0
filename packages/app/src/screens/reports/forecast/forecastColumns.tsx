import type { ForecastMonth } from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountColumn } from '../../../lists/amountColumn';
import { monthText } from '../../../text/monthText';

type Amount = Exclude<keyof ForecastMonth, 'month'>;

const headers: Readonly<Record<Amount, string>> = {
  expected_charges: 'Expected Charges',
  expected_in: 'Expected Receipts',
  low: 'Low',
  high: 'High',
  commission: 'Commission',
  bills: 'Bills',
  orders: 'Planned Work',
  left: 'Net',
};

/** The coming months with their totals. */
export function forecastColumns(rows: readonly ForecastMonth[], currency: Currency): Column<ForecastMonth>[] {
  const totalOf = (id: Amount) => toDecimal(rows.reduce((sum, row) => sum + toMinor(row[id]), 0n));
  return [
    {
      id: 'month',
      header: 'Month',
      kind: 'date',
      cell: ({ month }) => monthText(month),
      footer: 'Total',
      rowHeader: true,
    },
    ...(Object.keys(headers) as Amount[]).map(
      (id): Column<ForecastMonth> => amountColumn(id, { header: headers[id], currency, total: totalOf(id) }),
    ),
  ];
}
