import type { DebtCall } from '@rentsafe/domain/debtCall';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo } from 'react';
import { debtCallsOf } from '../../../../calls/debtCalls';
import { totalOf } from '../../../../calls/toPage';
import { useListPage } from '../../../../lists/useListPage';
import { RecordPager } from '../../../../record/RecordPager';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { kindTexts } from '../list/debtCallTexts';

const place = { name: 'debt-calls', prefix: '' };

const promised = ({ amount, by_on }: DebtCall) =>
  amount && by_on ? `${amountText(amount)} by ${day(by_on)}` : '';

const columns: Column<DebtCall>[] = [
  { id: 'on', header: 'Date', kind: 'date', cell: ({ on }) => <DateText value={on} /> },
  { id: 'kind', header: 'Kind', kind: 'state', cell: ({ kind }) => kindTexts[kind], rowHeader: true },
  { id: 'text', header: 'Text', cell: 'text' },
  { id: 'promised', header: 'Promised', cell: promised },
  { id: 'user', header: 'By', kind: 'person', cell: ({ user }) => user.name },
];

const none: readonly never[] = [];
const features = [stackedRows()];

/** What was done about the debts of a lease, newest first. */
export function DebtCallHistory({ lease }: { lease: number }) {
  const queries = useMemo(() => debtCallsOf(lease), [lease]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total: page && totalOf(page),
    features,
  });
  return (
    <DataTable
      {...table}
      title="History"
      caption="Calls, promises and demands"
      status={status}
      emptyHelp="No history yet. Record the first call."
      error={{ title: 'Could not fetch the history', help: error }}
      onRetry={onRefresh}
      pagination={
        <RecordPager name="debt-calls" prefix="" records="entries" list={list} page={page} search={search} />
      }
    />
  );
}
