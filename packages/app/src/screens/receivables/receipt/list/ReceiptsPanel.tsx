import type { Receipt } from '@rentsafe/domain/receipt';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { receiptList } from '../../../../calls/receipts';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { leasePath, receiptPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { capitalised } from '../../../../text/capitalised';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { ReceivedByMethod } from './ReceivedByMethod';
import { useReceiptPlace } from './receiptFilters';
import { leftText, receiptStateTexts } from './receiptTexts';

const hrefOf = ({ id }: Receipt) => receiptPath(id);
const rowKey = ({ id }: Receipt) => id;

const columns: Column<Receipt>[] = [
  {
    id: 'number',
    header: 'Receipt',
    kind: 'reference',
    value: ({ number }) => number,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'received_on',
    header: 'Received',
    kind: 'date',
    value: ({ received_on }) => received_on,
    cell: ({ received_on }) => <DateText value={received_on} />,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant, payer }) => tenant?.name ?? payer,
    cell: ({ tenant, payer }) => tenant?.name ?? payer,
  },
  {
    id: 'lease',
    header: 'Lease',
    kind: 'reference',
    value: ({ lease }) => lease?.number,
    cell: ({ lease }) => lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
  },
  { id: 'method', header: 'Method', kind: 'state', cell: ({ method }) => capitalised(method) },
  { id: 'reference', header: 'Reference', kind: 'reference', cell: 'reference' },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ amount }) => amountText(amount),
    cell: ({ amount, paid }) => (
      <div>
        {amountText(amount)}
        {paid && (
          <Text size="sm" tone="muted">
            <VisuallyHidden>paid </VisuallyHidden>
            {amountText(paid)}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'unallocated',
    header: 'Unallocated',
    kind: 'money',
    value: leftText,
    cell: leftText,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => receiptStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...receiptStateTexts[state]} />,
  },
];

/** The receipts of the book, the newest first. */
export function ReceiptsPanel() {
  const list = useListScreen({ place: useReceiptPlace(), queries: receiptList });
  const { page } = list;
  const { received } = list.filters;
  const oneDay = typeof received === 'object' && 'from' in received && received.from === received.to;
  return (
    <RecordList
      {...list}
      records="receipts"
      placeholder="By number, reference, lease or tenant"
      columns={columns}
      rowKey={rowKey}
      rowName={({ number }) => number}
      canSelect={false}
      hrefOf={hrefOf}
      summary={oneDay && page && page.count > 0 && <ReceivedByMethod list={list.list} count={page.count} />}
      emptyHelp="Record your first receipt. It settles the oldest charges of its lease."
    />
  );
}
