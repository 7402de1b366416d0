import type { QueryClient } from '@tanstack/react-query';

export interface Submission {
  idempotencyKey: string;
  /** It is known how it ended. */
  isSettled: boolean;
}

/**
 * What was sent of a kind of record, in the query cache, which is emptied when someone signs out. The same sent once more is
 * the same submission and goes under the same key, from another form too if that was open before the first had ended.
 */
export function submissionsOf(queryClient: QueryClient, record: string) {
  const all = ['submission', record];
  return {
    of: (body: unknown) => queryClient.getQueryData<Submission>([...all, body]),
    note: (body: unknown, submission: Submission): void => {
      queryClient.setQueryDefaults(all, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData([...all, body], submission);
    },
    /** A form opens: what has ended before is not sent by it again, but anew. */
    forgetSettled: (): void =>
      queryClient.removeQueries({
        queryKey: all,
        predicate: ({ state }) => (state.data as Submission).isSettled,
      }),
  };
}
