import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { useMemo } from 'react';
import { totalOf } from '../../../../calls/toPage';
import { ordersOf } from '../../../../calls/workOrders';
import { useListPage } from '../../../../lists/useListPage';
import { RecordPager } from '../../../../record/RecordPager';
import { workOrderColumns } from './workOrderColumns';

interface OrdersTableProps {
  /** Of what the orders are. */
  kind: 'request' | 'contractor';
  id: number;
  /** Whose book it is. */
  client: number;
  /** So many rows are expected. */
  rows: number;
}

const place = { name: 'orders' };
const features = [stackedRows()];
const none: readonly WorkOrder[] = [];
const repeated = { request: [], contractor: ['contractor'] };

/** The work orders of a request or a contractor, the newest first. */
export function OrdersTable({ kind, id, client, rows: expected }: OrdersTableProps) {
  const queries = useMemo(() => ordersOf(kind, id, client), [kind, id, client]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const columns = useMemo(
    () => workOrderColumns.filter(({ id: column }) => !repeated[kind].some((name) => name === column)),
    [kind],
  );
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: (order) => order.id,
    total: page && totalOf(page),
    features,
  });
  return (
    <DataTable
      {...table}
      title="Work Orders"
      caption="Work Orders"
      status={status}
      loadingRows={Math.max(1, Math.min(expected, 20))}
      emptyHelp={kind === 'request' ? 'No work orders yet.' : 'No work orders for this contractor.'}
      error={{ title: 'Could not fetch work orders', help: error }}
      onRetry={onRefresh}
      pagination={<RecordPager name="orders" records="work orders" list={list} page={page} search={search} />}
    />
  );
}
