import { countText, type Total } from '../../internal/pager/countText';

export type DataTableStatus = 'loading' | 'ready' | 'refreshing' | 'error' | 'forbidden';

interface ResultMessages {
  empty: string;
  beyond: string;
  results: (shown: number, total: string | undefined) => string;
}

interface Results {
  status: DataTableStatus;
  shown: number;
  total: Total | undefined;
  /** The list has more rows than are shown. */
  beyond: boolean;
}

/** What to announce when rows have arrived: `20 of 134 results`, `No data`. Nothing while they are on their way. */
export function resultsText(
  messages: ResultMessages,
  { status, shown, total, beyond }: Results,
): string | undefined {
  if (status !== 'ready') return undefined;
  if (shown === 0) return beyond ? messages.beyond : messages.empty;
  return messages.results(shown, total && countText(total));
}
