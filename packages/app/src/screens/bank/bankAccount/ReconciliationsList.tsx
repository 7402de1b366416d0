import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { Reconciliation, ReconciliationBasis } from '@rentsafe/domain/reconciliation';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { useMemo } from 'react';
import { reconciliationsOf } from '../../../calls/bankStatements';
import type { ListPlace } from '../../../lists/listPlace';
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

const basisTexts: Readonly<Record<ReconciliationBasis, string>> = {
  lines: 'Statement lines',
  typed: 'Statement balance',
  counted: 'Count',
  nothing_moved: 'Nothing moved',
};

const columns: Column<Reconciliation>[] = [
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
      kind: 'money',
      value: text,
      cell: text,
    };
  }),
  {
    id: 'basis',
    header: 'Basis',
    value: ({ basis }) => basisTexts[basis],
    cell: ({ basis, adjustment, difference_reason, currency }) => (
      <div>
        {basisTexts[basis]}
        {difference_reason && (
          <Text size="sm" tone="muted">
            {`${formatMoney(adjustment, currency)}: ${difference_reason}`}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'signed_by',
    header: 'Signed By',
    kind: 'person',
    value: ({ signed_by }) => signed_by.name,
    cell: ({ signed_by }) => signed_by.name,
  },
];

/** What was signed of an account, newest first. */
export function ReconciliationsList({ account }: { account: BankAccount }) {
  const queries = useMemo(() => reconciliationsOf(account.id), [account.id]);
  const list = useListScreen({ place, queries });
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
