import type { ChargeRunRow } from '@rentsafe/domain/charge';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { runList } from '../../../calls/invoicing';
import { totalOf } from '../../../calls/toPage';
import { useListPage } from '../../../lists/useListPage';
import { invoicesOfMonthPath } from '../../../paths';
import { RecordPager } from '../../../record/RecordPager';
import { Amounts, amountsText } from '../../../text/Amounts';
import { monthText } from '../../../text/monthText';
import { RecordLink } from '../../../text/RecordLink';

const place = { name: 'runs' };

const columns: Column<ChargeRunRow>[] = [
  {
    id: 'month',
    header: 'Month',
    value: ({ month }) => monthText(month),
    cell: ({ month }) => <RecordLink href={invoicesOfMonthPath(month)}>{monthText(month)}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'recorded_at',
    header: 'Charged',
    kind: 'date',
    cell: ({ recorded_at }) => <DateText value={recorded_at} withTime />,
  },
  { id: 'user', header: 'By', kind: 'person', cell: ({ user }) => user.name },
  { id: 'entry', header: 'Entry', kind: 'number', cell: ({ entry }) => String(entry) },
  { id: 'charges', header: 'Charges', kind: 'number', cell: ({ charges }) => String(charges) },
  {
    id: 'totals',
    header: 'Total with VAT',
    kind: 'money',
    value: ({ totals }) => amountsText(totals),
    cell: ({ totals }) => <Amounts amounts={totals} />,
  },
];

const none: readonly never[] = [];
const features = [stackedRows()];

/** What was charged before: a line for each entry in the book. */
export function PastRuns() {
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries: runList });
  const table = useDataTable({
    columns,
    rows: page?.results ?? none,
    rowKey: ({ entry }) => entry,
    total: page && totalOf(page),
    features,
  });
  return (
    <DataTable
      {...table}
      title="Past Runs"
      caption="Past runs"
      status={status}
      emptyHelp="No month has been charged yet. A run creates an invoice for each lease and currency; nothing is sent to tenants."
      error={{ title: 'Could not fetch the past runs', help: error }}
      onRetry={onRefresh}
      pagination={<RecordPager name="runs" records="runs" list={list} page={page} search={search} />}
    />
  );
}
