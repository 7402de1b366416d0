import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { ListPager } from '../../lists/ListPager';
import type { ListViewProps } from '../../lists/RecordList';

const actions: Readonly<Record<string, string>> = {
  read: 'Read',
  reopen: 'Opened again',
  print: 'Printed',
};

const columns: Column<AccessLogEntry>[] = [
  { id: 'user', header: 'User', cell: ({ user }) => user.name, rowHeader: true },
  { id: 'at', header: 'When', cell: ({ at }) => <DateText value={at} withTime />, width: '12rem' },
  { id: 'action', header: 'Action', cell: ({ action }) => actions[action] ?? action, width: '10rem' },
];

const none: readonly AccessLogEntry[] = [];
const features = [stackedRows()];

type AccessLogViewProps = Omit<ListViewProps<AccessLogEntry>, 'missingPage' | 'onSearch'>;

/** Who read the reports on a record, newest first. */
export function AccessLogView({ list, status, page, error, search, onRefresh }: AccessLogViewProps) {
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: (entry) => rows.indexOf(entry),
    total: page,
    features,
  });
  return (
    <Stack gap="section">
      <PageHeader title="Access Log" description="Who read the reports on this record, newest first." />
      <DataTable
        {...table}
        caption="Access log"
        status={status}
        error={{ title: 'Could not fetch the access log', help: error }}
        onRetry={onRefresh}
        pagination={<ListPager name="log" records="the access log" list={list} page={page} search={search} />}
      />
    </Stack>
  );
}
