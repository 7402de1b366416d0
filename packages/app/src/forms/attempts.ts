import type { QueryClient } from '@tanstack/react-query';

export interface Attempt {
  idempotencyKey: string;
  /** It is known how it ended. */
  isSettled: boolean;
}

/**
 * What was sent of a kind of record, in the query cache, which is emptied when someone signs out. The same sent once more is
 * the same submission and goes under the same key, from another form too if that was open before the first had ended.
 */
export function attemptsOf(queryClient: QueryClient, record: string) {
  const all = ['attempt', record];
  return {
    of: (body: unknown) => queryClient.getQueryData<Attempt>([...all, body]),
    note: (body: unknown, attempt: Attempt): void => {
      queryClient.setQueryDefaults(all, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData([...all, body], attempt);
    },
    /** A form opens: what has ended before is not sent by it again, but anew. */
    forgetSettled: (): void =>
      queryClient.removeQueries({
        queryKey: all,
        predicate: ({ state }) => (state.data as Attempt).isSettled,
      }),
  };
}
