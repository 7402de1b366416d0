import type { ChartStatus } from '@rentsafe/ui/LineChart';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a chart needs to know of the query that its series come from. */
export type ChartQuery<Data = unknown> = Pick<UseQueryResult<Data>, 'data' | 'isFetching' | 'refetch'>;

export function chartOf({ data, isFetching, refetch }: ChartQuery): {
  status: ChartStatus;
  onRetry: () => void;
} {
  return { status: data ? 'ready' : isFetching ? 'loading' : 'error', onRetry: () => void refetch() };
}
