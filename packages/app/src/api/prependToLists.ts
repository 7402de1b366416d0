import type { Paginated } from '@rentsafe/domain/pagination';
import type { QueryClient } from '@tanstack/react-query';

/** Puts a new record on top of the lists under `queryKey` that were read. */
export function prependToLists<Row extends { id: number }>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  row: Row,
): void {
  queryClient.setQueriesData<Paginated<Row>>({ queryKey }, (page) => {
    if (!page) return page;
    const others = page.results.filter(({ id }) => id !== row.id);
    const isKnown = others.length < page.results.length;
    return { ...page, count: page.count + (isKnown ? 0 : 1), results: [row, ...others] };
  });
}
