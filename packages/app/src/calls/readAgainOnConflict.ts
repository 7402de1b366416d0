import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/**
 * Carries out a change. Refused because somebody else has changed the record, what is shown of it is read again. Throws what `change`
 * throws.
 */
export async function readAgainOnConflict(
  queryClient: QueryClient,
  shown: InvalidateQueryFilters,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'conflict') void queryClient.invalidateQueries(shown);
    throw error;
  }
}
