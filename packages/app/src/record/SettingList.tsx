import type { Paginated } from '@rentsafe/domain/pagination';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Stack } from '@rentsafe/ui/Stack';
import type { ReactNode } from 'react';
import { totalOf } from '../calls/toPage';
import { ListNotices } from '../lists/ListNotices';
import type { ListPlace } from '../lists/listPlace';
import { RefreshButton } from '../lists/RefreshButton';
import { type ListPages, useListPage } from '../lists/useListPage';
import { RecordPager } from './RecordPager';

interface SettingListProps<Row extends { id: number }, Key extends readonly unknown[]>
  extends ListPages<Paginated<Row>, Key> {
  place: ListPlace;
  /** What they are, in the plural: 'rates'. */
  records: string;
  columns: Column<Row>[];
  /** Adds one. */
  action: ReactNode;
  emptyHelp: string;
  /** What can be done with one. */
  rowActions?: (row: Row) => ReactNode;
}

const features = [stackedRows()];
const none: readonly never[] = [];

/** What was set of one thing, the newest first. Nothing in it is ever changed: another one is added. */
export function SettingList<Row extends { id: number }, Key extends readonly unknown[]>({
  place,
  queries,
  records,
  columns,
  action,
  emptyHelp,
  rowActions,
}: SettingListProps<Row, Key>) {
  const { list, status, page, search, error, missingPage, refusedFilters, onRefresh } = useListPage({
    place,
    queries,
  });
  const rows = (page?.results ?? none) as readonly Row[];
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total: page && totalOf(page),
    features,
  });
  return (
    <Stack gap={4}>
      <ListNotices missingPage={missingPage} refusedFilters={refusedFilters} />
      <DataTable
        {...table}
        caption={records}
        status={status}
        actions={action}
        menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
        emptyHelp={emptyHelp}
        rowActions={rowActions}
        error={{ title: `Could not fetch ${records}`, help: error }}
        onRetry={onRefresh}
        pagination={
          <RecordPager name={place.name} records={records} list={list} page={page} search={search} />
        }
      />
    </Stack>
  );
}
