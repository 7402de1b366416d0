import type { Paginated } from '@rentsafe/domain/pagination';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

const justAdded = (queryKey: readonly unknown[]) => ['just added', ...queryKey];

/** Puts a new record on top of the lists under `queryKey` that were read, where it is marked. */
export function prependToLists<Row extends { id: number }>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  row: Row,
): void {
  queryClient.setQueryData(justAdded(queryKey), row.id);
  queryClient.setQueriesData<Paginated<Row>>({ queryKey }, (page) => {
    if (!page) return page;
    const others = page.results.filter(({ id }) => id !== row.id);
    const isKnown = others.length < page.results.length;
    return { ...page, count: page.count + (isKnown ? 0 : 1), results: [row, ...others] };
  });
}

/** The id of the record that was added last to the lists under `queryKey`. */
export const useJustAdded = (queryKey: readonly unknown[]): number | undefined =>
  useQuery<number>({ queryKey: justAdded(queryKey), queryFn: skipToken }).data;
