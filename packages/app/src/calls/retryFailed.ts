import type { QueryClient } from '@tanstack/react-query';

/** Another try of all that failed on the page, such as the figures above a list, which have none of their own. */
export function retryFailed(client: QueryClient): void {
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
  });
}
