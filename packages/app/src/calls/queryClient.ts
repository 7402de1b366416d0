import { QueryClient } from '@tanstack/react-query';
import { forgetOpened } from './openedInspections';

/**
 * Queries are never refetched on focus, reconnect or mount, never retried, and never go stale. `always`: what is asked
 * for offline fails at once instead of being sent later by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Drops what was read, here and on this device, the addresses of the calls included. What a screen that is about to go still shows is kept no longer
 * than it: else for the five minutes in which it could be shown again.
 */
export function clearCache(client: QueryClient): void {
  void client.cancelQueries();
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
  // React runs the effects of what it has drawn before this only now, and they make their queries anew.
  setTimeout(() => client.clear());
  performance.clearResourceTimings();
  // A browser that stores nothing has nothing to forget.
  forgetOpened().catch(() => {});
}

let reader = '';
/** What was read as one user. */
export let queryClient = createQueryClient();

/** The client of a user: nobody is shown what another has read, also where that answers late. */
export function queryClientOf(username: string): QueryClient {
  if (username !== reader) {
    // Not while it is drawn.
    if (reader) setTimeout(clearCache, 0, queryClient);
    reader = username;
    queryClient = createQueryClient();
  }
  return queryClient;
}
