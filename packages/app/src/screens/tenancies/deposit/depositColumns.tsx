import type { Deposit } from '@rentsafe/domain/deposit';
import { formatMoney } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';
import { dateWidth } from '../../../lists/dateWidth';
import { figureWidth } from '../../../lists/figureWidth';

const headers = { agreed: 'Agreed', held: 'Held', deducted: 'Deducted', refunded: 'Refunded' } as const;

/** What was agreed, what became of it, and since when something was held. */
export const depositFigures = (rows: readonly Deposit[]): Column<Deposit>[] => [
  ...(['agreed', 'held', 'deducted', 'refunded'] as const).map(
    (id): Column<Deposit> => ({
      id,
      header: headers[id],
      value: (row) => row[id],
      cell: (row) => <Money amount={row[id]} currency={row.currency} />,
      align: 'end',
      width: figureWidth(
        headers[id],
        rows.map((row) => formatMoney(row[id], row.currency)),
        6,
        1,
      ),
    }),
  ),
  {
    id: 'since',
    header: 'Since',
    value: ({ since }) => since,
    cell: ({ since }) => <DateText value={since} />,
    width: dateWidth,
  },
];
