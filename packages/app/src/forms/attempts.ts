import type { QueryClient } from '@tanstack/react-query';

// In the query cache, which is emptied when someone signs out.
const nameOf = (record: string, body: unknown) => ['attempt', record, body];

/**
 * Submissions whose end nobody knows, by what was sent: the Idempotency-Key of each. The same sent once more, from another
 * form too, is the same submission and goes under the same key.
 */
export const attemptsOf = (queryClient: QueryClient, record: string) => ({
  keyOf: (body: unknown): string | undefined => queryClient.getQueryData<string>(nameOf(record, body)),
  remember: (body: unknown, idempotencyKey: string): void => {
    queryClient.setQueryDefaults(['attempt'], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(nameOf(record, body), idempotencyKey);
  },
  forget: (body: unknown): void => queryClient.removeQueries({ queryKey: nameOf(record, body), exact: true }),
});
