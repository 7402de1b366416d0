import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Similar } from './SimilarNotice';
import { useDebounced } from './useDebounced';

const none: readonly Similar[] = [];

/**
 * Looks for records that may be of the same person or company, once what is typed is whole and rests: `text` is then a query
 * string, else ''. Finds nothing where the backend has no such call.
 */
export function useSimilar<Key extends readonly unknown[]>(
  text: string,
  similarQuery: (text: string) => UseQueryOptions<Similar[], Error, Similar[], Key>,
  ownId?: number,
): readonly Similar[] {
  const settled = useDebounced(text);
  const enabled = settled === text && text !== '';
  const { data } = useQuery({ ...similarQuery(settled), enabled });
  return enabled && data ? data.filter(({ id }) => id !== ownId) : none;
}
