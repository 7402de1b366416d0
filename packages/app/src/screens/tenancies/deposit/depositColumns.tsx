import type { Deposit } from '@rentsafe/domain/deposit';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Money } from '@rentsafe/ui/Money';

const headers = { agreed: 'Agreed', held: 'Held', deducted: 'Deducted', refunded: 'Refunded' } as const;

/** What was agreed, what became of it, and since when something was held. */
export const depositFigures: Column<Deposit>[] = [
  ...(['agreed', 'held', 'deducted', 'refunded'] as const).map(
    (id): Column<Deposit> => ({
      id,
      header: headers[id],
      kind: 'money',
      value: (row) => row[id],
      cell: (row) => <Money amount={row[id]} currency={row.currency} />,
    }),
  ),
  {
    id: 'since',
    header: 'Since',
    kind: 'date',
    value: ({ since }) => since,
    cell: ({ since }) => <DateText value={since} />,
  },
];
