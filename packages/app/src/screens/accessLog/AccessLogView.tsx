import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
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

type AccessLogViewProps = Omit<ListViewProps<AccessLogEntry>, 'missingPage' | 'onSearch'>;

/** Who read the reports on a record, newest first. */
export function AccessLogView({ list, status, page, error, search, onRefresh }: AccessLogViewProps) {
  const rows = page?.results ?? [];
  return (
    <Stack gap="section">
      <PageHeader title="Access Log" description="Who read the reports on this record, newest first." />
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={(entry) => rows.indexOf(entry)}
        caption="Access log"
        status={status}
        {...(page && { total: page })}
        error={{ title: 'Could not fetch the access log', help: error }}
        onRetry={onRefresh}
        pagination={<ListPager name="log" records="the access log" list={list} page={page} search={search} />}
      />
    </Stack>
  );
}
