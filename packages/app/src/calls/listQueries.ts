import type { Call } from '@rentsafe/domain/contract';
import { queryOptions } from '@tanstack/react-query';
import { asCsv } from './asCsv';
import { request } from './client';
import { type ListState, PAGE_SIZE } from './listState';

interface ListCalls<List extends Call> {
  list: List;
  /** @default the list, with the term as its `q` */
  search?: List;
  /** What stands in their path. */
  ids?: Record<string, number>;
  /** Parameters of every page, beside term and page. */
  query?: Record<string, number | string>;
  /** Read again each time it is shown: other records change what it holds. */
  isFresh?: boolean;
}

/** The pages of a list: of a search for `q`, or of all its records. `key` is the beginning of all their query keys. */
export function listQueries<List extends Call>(
  key: string,
  { list, search = list, ids = {}, query = {}, isFresh = false }: ListCalls<List>,
) {
  return {
    key: [key],
    page: ({ q, page, pageSize, ordering, filters }: ListState) =>
      queryOptions({
        queryKey: [key, q, page, filters, ordering, pageSize],
        queryFn: ({ signal }) =>
          request(q ? search : list, {
            ids,
            query: {
              ...query,
              ...filters,
              ...(ordering && { ordering }),
              ...(q && { q }),
              page,
              ...(pageSize !== PAGE_SIZE && { page_size: pageSize }),
            },
            signal,
          }),
        // Until this page is there; never those of another list.
        placeholderData: (previous, query) => (query?.queryKey[0] === key ? previous : undefined),
        // What a record was created for since it was read is read again when it is next shown.
        refetchOnMount: ({ state }) => (isFresh ? 'always' : state.isInvalidated),
      }),
    /** All that match, as the server writes it into a file; it records the export. Undefined where it writes none. */
    csv: list.query?.includes('format')
      ? ({ q, ordering, filters }: ListState) =>
          request(asCsv(q ? search : list), {
            ids,
            query: { ...query, ...filters, ...(ordering && { ordering }), ...(q && { q }), format: 'csv' },
          })
      : undefined,
  };
}
