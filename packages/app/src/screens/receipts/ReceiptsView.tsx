import type { Receipt } from '@rentsafe/domain/receipt';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { figureWidth } from '../../lists/figureWidth';
import { ListNotices } from '../../lists/ListNotices';
import { ListPager } from '../../lists/ListPager';
import { ListSearch } from '../../lists/ListSearch';
import type { ListPlace } from '../../lists/listUrl';
import { NoMatch } from '../../lists/NoMatch';
import { RefreshButton } from '../../lists/RefreshButton';
import type { ListPage } from '../../lists/useListPage';
import { useMarked } from '../../lists/useMarked';
import { useRowOpening } from '../../lists/useRowOpening';
import type { Opening } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { capitalised } from '../../page/capitalised';
import { RecordLink } from '../../page/RecordLink';
import { leasePath, receiptPath } from '../../page/recordPaths';
import { StateBadge } from '../../page/StateBadge';
import { CreateButton } from '../paymentStatus/CreateButton';
import { leftText, receiptStateTexts } from './receiptTexts';

export interface ReceiptsViewProps extends ListPage<Receipt> {
  place: ListPlace;
  /** The receipt that was added last, from here. */
  addedId: number | undefined;
  creation: Opening<string>;
}

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
    width: '6.75rem',
  },
  {
    id: 'received_on',
    header: 'Received',
    value: ({ received_on }) => received_on,
    cell: ({ received_on }) => <DateText value={received_on} dateStyle="default" />,
    width: '5.75rem',
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
    width: '5rem',
  },
  { id: 'method', header: 'Method', cell: ({ method }) => capitalised(method), width: '5.25rem' },
  { id: 'reference', header: 'Reference', cell: 'reference', identifier: true, width: '7.5rem' },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amountText(amount),
    cell: ({ amount }) => amountText(amount),
    align: 'end',
    width: figureWidth(
      'Amount',
      rows.map(({ amount }) => amountText(amount)),
      6.25,
    ),
  },
  {
    id: 'unallocated',
    header: 'Unallocated',
    value: leftText,
    cell: leftText,
    align: 'end',
    width: figureWidth('Unallocated', rows.map(leftText), 6.5),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => receiptStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...receiptStateTexts[state]} />,
    width: '8rem',
  },
];

const none: readonly Receipt[] = [];

/** Money that came in: what it settled, and what is left of it. */
export function ReceiptsView({
  place,
  addedId,
  creation,
  list,
  status,
  page,
  error,
  missingPage,
  search,
  filters,
  refusedFilters,
  onFilters,
  onSearch,
  onRefresh,
}: ReceiptsViewProps) {
  const rows = page?.results ?? none;
  const columns = useMemo(() => columnsFor(rows), [rows]);
  const { tools, bars, ...table } = useDataTable({
    columns: useMarked(columns, rowKey, addedId),
    rows,
    rowKey,
    total: page,
    features: [
      stackedRows(),
      filtering<Receipt>({
        filters: place.filters ?? [],
        value: filters,
        onFiltersChange: (event) => onFilters(event.filters),
      }),
    ],
  });
  const rowProps = useRowOpening(hrefOf);
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const create = <CreateButton label="New Receipt" creation={creation} />;
  return (
    <Stack gap="section">
      <PageHeader title="Receipts" actions={create} />
      <Stack gap={4}>
        <Inline justify="between" gap={2}>
          <ListSearch
            records="receipts"
            placeholder="By number, reference, lease or tenant"
            q={list.q}
            canClear={list.q !== '' || list.page > 1}
            onSearch={onSearch}
          />
          <Inline gap={2}>
            <RefreshButton status={status} onRefresh={onRefresh} />
            {tools}
          </Inline>
        </Inline>
        <ListNotices missingPage={missingPage} refusedFilters={refusedFilters} />
        <DataTable
          {...table}
          caption={list.q ? `Receipts found for ${list.q}` : 'Receipts'}
          status={status}
          bars={bars}
          filtered={isNarrowed}
          emptyHelp={
            isNarrowed ? (
              <NoMatch records="receipts" q={list.q} action={null} />
            ) : (
              'Record the first payment that came in. It settles the oldest charges of its lease.'
            )
          }
          error={{ title: 'Could not fetch receipts', help: error }}
          onRetry={onRefresh}
          {...(rowProps && { rowProps })}
          pagination={
            <ListPager name="receipts" prefix="" records="receipts" list={list} page={page} search={search} />
          }
        />
      </Stack>
    </Stack>
  );
}
