import type { Currency } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { FigureHeader } from './FigureHeader';

interface AmountColumn {
  header: string;
  currency: Currency;
  /** At the foot; nothing without one. */
  total?: string | undefined;
}

/** A column of amounts in one currency. */
export const amountColumn = <Id extends string, Row extends Record<Id, string>>(
  id: Id,
  { header, currency, total }: AmountColumn,
): Column<Row> => ({
  id,
  header: <FigureHeader>{header}</FigureHeader>,
  kind: 'money',
  label: header,
  value: (row) => row[id],
  cell: (row) => <Money amount={row[id]} currency={currency} />,
  footer: total === undefined ? undefined : <Money amount={total} currency={currency} />,
});
