import type { Paginated } from '@rentsafe/domain/pagination';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { ApiError, errorSentence } from '../calls/ApiError';
import { retryFailed } from '../calls/retryFailed';
import type { ListUrl } from './useListUrl';

export type ListStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'forbidden';

/** The rows of a page, which may have more beside them, such as totals. */
export type RowOf<Page extends Paginated<unknown>> = Page['results'][number];

export interface ListResult<Row> {
  status: ListStatus;
  page: Paginated<Row> | undefined;
  /** What went wrong, in a sentence. */
  error: string | undefined;
  onRefresh: () => void;
}

/** Page 1 is always there, where there is a list at all. */
const NO_LIST = 'This server does not have this list. Records can still be added.';

/** Reads the list of the address. A page beyond the end, which is a 404 or empty, leads to page 1. */
export function useListQuery<Page extends Paginated<unknown>, Key extends readonly unknown[]>(
  options: UseQueryOptions<Page, Error, Page, Key>,
  { list, onMissingPage }: Pick<ListUrl, 'list' | 'onMissingPage'>,
): ListResult<RowOf<Page>> {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isMissing = error instanceof ApiError && error.kind === 'notFound';
  const isEmpty = !isPlaceholderData && data?.results.length === 0;
  const isBeyondEnd = list.page > 1 && (isMissing || isEmpty);

  useEffect(() => {
    if (isBeyondEnd) onMissingPage();
  }, [isBeyondEnd, onMissingPage]);

  const status = statusOf();
  const problem = error ? (isMissing ? NO_LIST : errorSentence(error)) : undefined;
  const onRefresh = useCallback(() => {
    void refetch();
    retryFailed(client);
  }, [refetch, client]);
  const result = useMemo(
    () => ({ status, page: data as Paginated<RowOf<Page>> | undefined, error: problem, onRefresh }),
    [status, data, problem, onRefresh],
  );
  // Rows that arrive are drawn in slices: all at once would hold up whoever is typing.
  const deferred = useDeferredValue(result);
  return status === 'ready' ? deferred : result;

  function statusOf(): ListStatus {
    if (isBeyondEnd) return 'loading';
    if (isFetching) return data ? 'refreshing' : 'loading';
    if (error && !isPlaceholderData) {
      return error instanceof ApiError && error.kind === 'forbidden' ? 'forbidden' : 'error';
    }
    return 'ready';
  }
}
