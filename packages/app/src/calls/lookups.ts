import { getLookups } from '@rentsafe/domain/party';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';

/** How many numbers the caller may still look up in this hour; null for staff. */
export const lookupsQuery = queryOptions({
  queryKey: ['lookups'],
  queryFn: ({ signal }) => request(getLookups, { signal }),
  refetchOnMount: 'always',
});

/** A number was looked up, or a record was made: one fewer is left. */
export const showLookups = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: lookupsQuery.queryKey });
