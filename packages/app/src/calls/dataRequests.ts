import {
  createDataRequest,
  type DataRequest,
  type DataRequestInput,
  getHeldSummary,
  listDataRequests,
} from '@rentsafe/domain/dataRequest';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { everyRow } from './everyRow';
import { everythingHeldQuery } from './everythingHeld';
import { individualQuery, individualReportQuery } from './individualRecord';
import { listQueries } from './listQueries';

/** The requests of everybody: the open one that is due next first. */
export const dataRequestList = listQueries('data requests', { list: listDataRequests });

/** Those of a person. */
export const dataRequestsOf = (individual: number) =>
  queryOptions({
    queryKey: [...dataRequestList.key, 'of', individual],
    queryFn: ({ signal }) =>
      everyRow(
        (query) => request(listDataRequests, { query: { party: individual, ...query }, signal }),
        ({ id }) => id,
      ),
    refetchOnMount: 'always',
  });

/** What is held about a person, by company. */
export const heldQuery = (individual: number) =>
  queryOptions({
    queryKey: ['held about', individual],
    queryFn: ({ signal }) => request(getHeldSummary, { ids: { id: individual }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const recordDataRequest = (body: DataRequestInput, idempotencyKey: string) =>
  request(createDataRequest, { body, idempotencyKey });

/** What is asked for and held about a person is read again. */
export function showDataRequestsOf(queryClient: QueryClient, individual: number): void {
  for (const { queryKey } of [{ queryKey: dataRequestList.key }, heldQuery(individual)])
    void queryClient.invalidateQueries({ queryKey });
}

/** What a request changes is read again when it is next shown. */
export const showDataRequest = (queryClient: QueryClient, { party }: DataRequest): void =>
  showDataRequestsOf(queryClient, party.id);

/** All that is held about a person, as text for a file that other programs read. Throws `ApiError`. */
export async function everythingAsJson(queryClient: QueryClient, individual: number): Promise<string> {
  // The report first: who reads it now is in what follows.
  const report = await queryClient.fetchQuery(individualReportQuery(individual));
  const [record, books] = await Promise.all([
    queryClient.fetchQuery(individualQuery(individual)),
    queryClient.fetchQuery(everythingHeldQuery({ type: 'individual', id: individual })),
  ]);
  return JSON.stringify({ record, report, ...books }, null, 2);
}
