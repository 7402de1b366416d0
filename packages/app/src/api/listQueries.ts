import type { Call } from '@rentsafe/domain/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import type { ListState } from './listState';

interface ListCalls<List extends Call> {
  list: List;
  /** @default the list, with the term as its `q` */
  search?: List;
  /** What stands in their path. */
  ids?: Record<string, number>;
  /** Parameters of every page, beside term and page. */
  query?: Record<string, number | string>;
}

/** The pages of a list: of a search for `q`, or of all its records. `key` is the beginning of all their query keys. */
export function listQueries<List extends Call>(
  key: string,
  { list, search = list, ids = {}, query = {} }: ListCalls<List>,
) {
  return {
    key: [key],
    page: ({ q, page, filters }: ListState) =>
      queryOptions({
        queryKey: [key, q, page, filters],
        queryFn: ({ signal }) =>
          q
            ? request(search, { ids, query: { ...query, ...filters, q, page }, signal })
            : request(list, { ids, query: { ...query, ...filters, page }, signal }),
        placeholderData: keepPreviousData,
        // What a record was created for since it was read is read again when it is next shown.
        refetchOnMount: ({ state }) => state.isInvalidated,
      }),
  };
}
