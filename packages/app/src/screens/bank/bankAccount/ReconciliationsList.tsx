import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { formatMoney } from '@rentsafe/domain/money';
import type { Reconciliation } from '@rentsafe/domain/reconciliation';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo } from 'react';
import { reconciliationsOf } from '../../../calls/bankStatements';
import { figureWidth } from '../../../lists/figureWidth';
import type { ListPlace } from '../../../lists/listUrl';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { bankPath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';

const place: ListPlace = { name: 'signed', tab: 'bank' };

const figures = {
  statement: 'Statement',
  outstanding_in: 'Outstanding Receipts',
  outstanding_out: 'Outstanding Payments',
  book: 'Cash Book',
} as const;

const columnsFor = (rows: readonly Reconciliation[]): Column<Reconciliation>[] => [
  {
    id: 'on',
    header: 'Date',
    value: ({ on }) => on,
    cell: ({ on, bank_account }) => (
      <RecordLink href={bankPath('reconcile', bank_account.id, on)}>
        <DateText value={on} />
      </RecordLink>
    ),
    rowHeader: true,
  },
  ...(Object.keys(figures) as (keyof typeof figures)[]).map((field): Column<Reconciliation> => {
    const text = (row: Reconciliation) => formatMoney(row[field], row.currency);
    return {
      id: field,
      header: figures[field],
      value: text,
      cell: text,
      align: 'end',
      width: figureWidth(figures[field], rows.map(text), 6.5),
    };
  }),
  {
    id: 'signed_by',
    header: 'Signed By',
    value: ({ signed_by }) => signed_by.name,
    cell: ({ signed_by }) => signed_by.name,
    width: '10rem',
  },
];

const none: readonly Reconciliation[] = [];

/** What was signed of an account, newest first. */
export function ReconciliationsList({ account }: { account: BankAccount }) {
  const queries = useMemo(() => reconciliationsOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
  const rows = list.page?.results ?? none;
  const columns = useMemo(() => columnsFor(rows), [rows]);
  return (
    <RecordList
      {...list}
      records="reconciliations"
      title={`Reconciliations of ${account.name}`}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ on }) => on}
      canSelect={false}
      hrefOf={({ bank_account, on }) => bankPath('reconcile', bank_account.id, on)}
      emptyHelp="Nothing is signed yet for this account."
    />
  );
}
