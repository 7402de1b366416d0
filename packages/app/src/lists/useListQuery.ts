import type { Paginated } from '@rentsafe/domain/pagination';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, errorSentence } from '../api/ApiError';
import type { ListUrl } from './useListUrl';

export type ListStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'forbidden';

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
export function useListQuery<Row, Key extends readonly unknown[]>(
  options: UseQueryOptions<Paginated<Row>, Error, Paginated<Row>, Key>,
  { list, onMissingPage }: Pick<ListUrl, 'list' | 'onMissingPage'>,
): ListResult<Row> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isMissing = error instanceof ApiError && error.kind === 'notFound';
  const isEmpty = !isPlaceholderData && data?.results.length === 0;
  const isBeyondEnd = list.page > 1 && (isMissing || isEmpty);

  useEffect(() => {
    if (isBeyondEnd) onMissingPage();
  }, [isBeyondEnd, onMissingPage]);

  return {
    status: statusOf(),
    page: data,
    error: error ? (isMissing ? NO_LIST : errorSentence(error)) : undefined,
    onRefresh: () => void refetch(),
  };

  function statusOf(): ListStatus {
    if (isBeyondEnd) return 'loading';
    if (isFetching) return data ? 'refreshing' : 'loading';
    if (error && !isPlaceholderData) {
      return error instanceof ApiError && error.kind === 'forbidden' ? 'forbidden' : 'error';
    }
    return 'ready';
  }
}
