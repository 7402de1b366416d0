import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../calls/ApiError';

/** Why a record is not shown. */
export type Absence =
  | { reason: 'loading' | 'missing' }
  | { reason: 'merged'; into: number }
  | { reason: 'failed'; error: string; onRetry: () => void };

export type FoundRecord<Record> = { record: Record } | { absence: Absence };

/** Reads a record for its page. What was read before stays in sight, unless it is gone by now. */
export function useRecord<Record, Key extends readonly unknown[]>(
  options: UseQueryOptions<Record, Error, Record, Key>,
): FoundRecord<Record> {
  const { data, error, isFetching, refetch } = useQuery(options);
  if (error instanceof ApiError && error.kind === 'notFound') {
    const into = error.mergedInto;
    return { absence: into === null ? { reason: 'missing' } : { reason: 'merged', into } };
  }
  if (data) return { record: data };
  if (isFetching || !error) return { absence: { reason: 'loading' } };
  return { absence: { reason: 'failed', error: errorSentence(error), onRetry: () => void refetch() } };
}
