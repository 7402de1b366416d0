import type { ForecastMonth } from '@rentsafe/domain/insight';
import { type Currency, formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { FigureHeader } from '../../lists/FigureHeader';
import { figureWidth } from '../../lists/figureWidth';
import { monthText } from '../../page/monthText';

type Amount = Exclude<keyof ForecastMonth, 'month'>;

const headers: Readonly<Record<Amount, string>> = {
  expected_charges: 'To Be Charged',
  expected_in: 'Expected In',
  low: 'At Least',
  high: 'At Most',
  commission: 'Commission',
  bills: 'Bills',
  orders: 'Planned Work',
  left: 'Left',
};

/** The coming months with their totals. */
export function forecastColumns(rows: readonly ForecastMonth[], currency: Currency): Column<ForecastMonth>[] {
  const totalOf = (id: Amount) => toDecimal(rows.reduce((sum, row) => sum + toMinor(row[id]), 0n));
  return [
    {
      id: 'month',
      header: 'Month',
      cell: ({ month }) => monthText(month),
      footer: 'Total',
      rowHeader: true,
      width: '9rem',
    },
    ...(Object.keys(headers) as Amount[]).map(
      (id): Column<ForecastMonth> => ({
        id,
        header: <FigureHeader>{headers[id]}</FigureHeader>,
        label: headers[id],
        align: 'end',
        width: figureWidth(
          headers[id],
          [totalOf(id), ...rows.map((row) => row[id])].map((amount) => formatMoney(amount, currency)),
          0,
          1,
        ),
        value: (row) => row[id],
        cell: (row) => <Money amount={row[id]} currency={currency} />,
        footer: <Money amount={totalOf(id)} currency={currency} />,
      }),
    ),
  ];
}
