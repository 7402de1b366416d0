import type { Currency } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';

export type FundsRow = TrustBalance & { currency: Currency };

const amountColumn = (id: 'bank' | 'owed' | 'exchanged', header: string): Column<FundsRow> => ({
  id,
  header,
  kind: 'money',
  cell: (row) => formatMoney(row[id], row.currency),
});

/** Said in words, not by colour alone. */
function ShortOrOver({ short, currency }: FundsRow) {
  const minor = toMinor(short);
  if (minor === 0n) return 'In balance';
  const amount = formatMoney(short.replace('-', ''), currency);
  if (minor < 0n) return `Over ${amount}`;
  return <Badge tone="danger">Short {amount}</Badge>;
}

/** By currency: what is held, what is owed, and what is short of it. */
export const fundsColumns: Column<FundsRow>[] = [
  { id: 'currency', header: 'Currency', cell: 'currency', rowHeader: true },
  amountColumn('bank', 'Funds Held'),
  amountColumn('owed', 'Funds Owed'),
  { id: 'short', header: 'Short or Over', kind: 'money', cell: ShortOrOver },
  amountColumn('exchanged', 'Not Exchanged'),
];
