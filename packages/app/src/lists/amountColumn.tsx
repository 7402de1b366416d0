import { type Currency, formatMoney } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { FigureHeader } from './FigureHeader';
import { figureWidth } from './figureWidth';

interface AmountColumn<Row> {
  header: string;
  currency: Currency;
  rows: readonly Row[];
  /** At the foot; nothing without one. */
  total?: string | undefined;
  /** The least width, in rem. @default 0 */
  least?: number;
  /** On both sides of an amount, in rem. */
  around?: number;
}

/** A column of amounts in one currency. */
export const amountColumn = <Id extends string, Row extends Record<Id, string>>(
  id: Id,
  { header, currency, rows, total, least, around }: AmountColumn<Row>,
): Column<Row> => ({
  id,
  header: <FigureHeader>{header}</FigureHeader>,
  label: header,
  align: 'end',
  width: figureWidth(
    header,
    [...rows.map((row) => row[id]), ...(total === undefined ? [] : [total])].map((amount) =>
      formatMoney(amount, currency),
    ),
    least,
    around,
  ),
  value: (row) => row[id],
  cell: (row) => <Money amount={row[id]} currency={currency} />,
  footer: total === undefined ? undefined : <Money amount={total} currency={currency} />,
});
