import type { Receipt } from '@rentsafe/domain/receipt';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { useMemo } from 'react';
import { receiptList } from '../../../../calls/receipts';
import { tightDateWidth } from '../../../../lists/dateWidth';
import { figureWidth } from '../../../../lists/figureWidth';
import { manyColumns } from '../../../../lists/manyColumns.css';
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

const columnsFor = (rows: readonly Receipt[]): Column<Receipt>[] => [
  {
    id: 'number',
    header: 'Receipt',
    value: ({ number }) => number,
    cell: (row) => <RecordLink href={hrefOf(row)}>{row.number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '6.25rem',
  },
  {
    id: 'received_on',
    header: 'Received',
    value: ({ received_on }) => received_on,
    cell: ({ received_on }) => <DateText value={received_on} />,
    width: tightDateWidth,
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
    value: ({ lease }) => lease?.number,
    cell: ({ lease }) => lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    identifier: true,
    width: '4.5rem',
  },
  { id: 'method', header: 'Method', cell: ({ method }) => capitalised(method), width: '4.75rem' },
  { id: 'reference', header: 'Reference', cell: 'reference', identifier: true, width: '7rem' },
  {
    id: 'amount',
    header: 'Amount',
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
    align: 'end',
    width: figureWidth(
      'Amount',
      rows.flatMap(({ amount, paid }) => [amount, ...(paid ? [paid] : [])]).map(amountText),
      5.75,
      1,
    ),
  },
  {
    id: 'unallocated',
    header: 'Unallocated',
    value: leftText,
    cell: leftText,
    align: 'end',
    width: figureWidth('Unallocated', rows.map(leftText), 6, 1),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => receiptStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...receiptStateTexts[state]} />,
    width: '7rem',
  },
];

/** The receipts of the book, the newest first. */
export function ReceiptsPanel() {
  const list = useListScreen({ place: useReceiptPlace(), queries: receiptList });
  const { page } = list;
  const columns = useMemo(() => columnsFor(page?.results ?? []), [page]);
  const { received } = list.filters;
  const oneDay = typeof received === 'object' && 'from' in received && received.from === received.to;
  return (
    <div className={manyColumns}>
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
    </div>
  );
}
