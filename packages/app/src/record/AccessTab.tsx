import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { reportNumber } from '@rentsafe/domain/report';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo } from 'react';
import { accessLog, type ReportAbout } from '../calls/accessLog';
import { totalOf } from '../calls/toPage';
import { useListPage } from '../lists/useListPage';
import { RecordPager } from './RecordPager';

const place = { name: 'access', tab: 'access' };

const actions: Readonly<Record<string, string>> = {
  view_report: 'Read',
  reopen: 'Opened again',
  print: 'Printed',
};

export const accessColumns = (about: ReportAbout, id: number): Column<AccessLogEntry>[] => [
  { id: 'user', header: 'User', cell: ({ user }) => user.name, rowHeader: true },
  { id: 'client', header: 'Client', cell: ({ client }) => client.name },
  { id: 'at', header: 'When', kind: 'date', cell: ({ at }) => <DateText value={at} withTime /> },
  { id: 'action', header: 'Action', cell: ({ action }) => actions[action] ?? action },
  { id: 'purpose', header: 'Purpose', cell: ({ purpose }) => purpose ?? '' },
  {
    id: 'number',
    header: 'Report number',
    kind: 'reference',
    cell: ({ action, at }) => (action === 'view_report' ? reportNumber(about, id, at) : null),
  },
];

const none: readonly AccessLogEntry[] = [];
const features = [stackedRows()];

/** Who read the reports on a record, newest first. */
export function AccessTab({ about, id }: { about: ReportAbout; id: number }) {
  const queries = useMemo(() => accessLog(about, id), [about, id]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: useMemo(() => accessColumns(about, id), [about, id]),
    rows,
    rowKey: (entry) => rows.indexOf(entry),
    total: page && totalOf(page),
    features,
  });
  return (
    <DataTable
      {...table}
      caption="Access log"
      status={status}
      error={{ title: 'Could not fetch the access log', help: error }}
      onRetry={onRefresh}
      pagination={
        <RecordPager name="access" records="the access log" list={list} page={page} search={search} />
      }
    />
  );
}
