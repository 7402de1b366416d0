import { countText, type Total } from '../../internal/pager/countText';

export type DataTableStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'forbidden';

interface ResultMessages {
  empty: string;
  results: (shown: number, total: string | undefined) => string;
}

/** What to announce when rows have arrived: `20 of 134 results`, `No data`. Nothing while they are on their way. */
export function resultsText(
  messages: ResultMessages,
  status: DataTableStatus,
  shown: number,
  total: Total | undefined,
): string | undefined {
  if (status !== 'ready') return undefined;
  if (shown === 0) return messages.empty;
  return messages.results(shown, total && countText(total));
}
