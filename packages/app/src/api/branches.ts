import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { refetchWhenInvalidated } from './creation';
import type { ListState } from './listState';

export const branchKeys = {
  lists: ['branches'],
  list: ({ q, page }: ListState) => ['branches', q, page],
} as const;

/** A page of branches with their companies: of the search for `q`, or of all of them. */
export const branchesQuery = ({ q, page }: ListState) =>
  queryOptions({
    queryKey: branchKeys.list({ q, page }),
    queryFn: ({ signal }) =>
      q
        ? request(searchBranches, { query: { q, page }, signal })
        : request(listBranches, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: refetchWhenInvalidated,
  });

/** The branch lists that were read are read again. */
export function refreshBranches(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: branchKeys.lists });
}
