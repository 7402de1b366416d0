import { countText, type PageOfList } from '../Pagination/paginate';

export type DataTableStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'forbidden';

/** How many records there are in all: a paginated response fits. */
export type Total = Pick<PageOfList, 'count' | 'count_is_capped'>;

interface Words {
  empty: string;
  results: (shown: number, total: string | undefined) => string;
}

/** What to say when rows have arrived: `20 of 134 results`, `No data`. Nothing while they are on their way. */
export function resultsText(
  words: Words,
  status: DataTableStatus,
  shown: number,
  total: Total | undefined,
): string | undefined {
  if (status !== 'ready') return undefined;
  if (shown === 0) return words.empty;
  return words.results(shown, total && countText(total));
}
