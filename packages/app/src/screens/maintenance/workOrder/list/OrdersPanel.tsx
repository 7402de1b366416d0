import { workOrderList } from '../../../../calls/workOrders';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { workOrderPath } from '../../../../paths';
import { workOrderColumns } from './workOrderColumns';
import { useOrderPlace } from './workOrderFilters';

/** The work orders of the book, the newest first. */
export function OrdersPanel() {
  const place = useOrderPlace();
  const list = useListScreen({ place, queries: workOrderList });
  return (
    <RecordList
      {...list}
      records="work orders"
      placeholder="By number, address or description"
      columns={workOrderColumns}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      canSelect={false}
      hrefOf={({ id }) => workOrderPath(id)}
      emptyHelp="Accept a request and order the work, or add a work order here."
    />
  );
}
