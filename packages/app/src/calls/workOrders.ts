import {
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  openOrderStates,
  type WorkOrder,
  type WorkOrderInput,
} from '@rentsafe/domain/workOrder';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { billList } from './bills';
import { request } from './client';
import { contractorList } from './contractors';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { lenient } from './lenient';
import { listQueries } from './listQueries';
import { requestList } from './maintenanceRequests';

/** The work orders of the book, the newest first. */
export const workOrderList = listQueries('work orders', { list: listWorkOrders, isFresh: true });

const openOrders = { state: openOrderStates.join(',') };

/** Those that are neither closed nor cancelled, which a board shows; the newest hundred. */
export const boardQuery = queryOptions({
  queryKey: [...workOrderList.key, 'board'],
  queryFn: ({ signal }) => request(listWorkOrders, { query: { ...openOrders, page_size: 100 }, signal }),
  refetchOnMount: 'always',
});

/** The work orders of a request or a contractor. */
export const ordersOf = (kind: 'request' | 'contractor', id: number, client: number) =>
  listQueries(`work orders of ${kind} ${id}`, {
    list: listWorkOrders,
    query: { [kind]: id, client },
    isFresh: true,
  });

/** A work order as it is now, each time it is shown. */
export const workOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['work order', id],
    queryFn: ({ signal }) => request(getWorkOrder, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

const creatingOrder = lenient(createWorkOrder);

/** Throws `ApiError`. */
export const addWorkOrder = (body: WorkOrderInput, idempotencyKey: string) =>
  request(creatingOrder, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What orders change is read again when it is next shown: the requests, the contractors, and what was posted. */
export function showWorkOrders(queryClient: QueryClient): void {
  for (const queryKey of [workOrderList.key, requestList.key, contractorList.key, billList.key])
    void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      /^(maintenance request$|maintenance costs|maintenance history|work orders of )/.test(String(name)),
  });
}

/** A work order as it became. */
export function showWorkOrderChange(queryClient: QueryClient, order: WorkOrder): void {
  const { id } = order;
  queryClient.setQueryData(workOrderQuery(id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: historyOf('work_order', id).key });
  showWorkOrders(queryClient);
}
