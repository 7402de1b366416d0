import {
  createRequest,
  getRequest,
  listRequests,
  type MaintenanceRequest,
  openRequestStates,
  type RequestInput,
} from '@rentsafe/domain/maintenanceRequest';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { lenient } from './lenient';
import { listQueries } from './listQueries';

/** The maintenance requests of the book, emergencies first: those still to be done, unless states are chosen. */
export const requestList = listQueries('maintenance requests', {
  list: listRequests,
  query: { state: openRequestStates.join(',') },
  // Work orders change their states.
  isFresh: true,
});

/** How many requests of the book wait, and for what. */
export const requestTotals = queryOptions({
  queryKey: [...requestList.key, 'totals'],
  queryFn: async ({ signal }) => (await request(listRequests, { query: { page_size: 1 }, signal })).totals,
  refetchOnMount: 'always',
});

/** A maintenance request as it is now, each time it is shown. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['maintenance request', id],
    queryFn: ({ signal }) => request(getRequest, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Other requests of the same property, by number or summary. */
export const findRequestsBeside =
  ({ id, property, client }: Pick<MaintenanceRequest, 'id' | 'property' | 'client'>): ComboboxSearch =>
  async (q, signal) => {
    const query = { q, property: property.id, client: client.id, page: 1 };
    const { results } = await request(listRequests, { query, signal });
    return results
      .filter((other) => other.id !== id)
      .map(({ id: value, number, summary }) => ({ value, label: number, description: summary }));
  };

const creatingRequest = lenient(createRequest);

/** Throws `ApiError`. */
export const addRequest = (body: RequestInput, idempotencyKey: string) =>
  request(creatingRequest, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

export const showRequests = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: requestList.key });

/** A request as it became. */
export function showRequestChange(queryClient: QueryClient, changed: MaintenanceRequest): void {
  const { id } = changed;
  queryClient.setQueryData(requestQuery(id).queryKey, changed);
  void queryClient.invalidateQueries({ queryKey: historyOf('request', id).key });
  showRequests(queryClient);
}
