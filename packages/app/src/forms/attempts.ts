import { type Attempts, createAttempts } from '@rentsafe/ui/Submission';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What was sent of a kind of record, in the query cache, which is emptied when someone signs out. The same sent once more is
 * the same attempt, from another form too if that was open before the first had ended.
 */
export function attemptsIn(queryClient: QueryClient, record: string): Attempts {
  const queryKey = ['submission', record];
  const known = queryClient.getQueryData<Attempts>(queryKey);
  if (known) return known;
  const attempts = createAttempts();
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, attempts);
  return attempts;
}

/** All that one form sends goes under one key until it has succeeded: our server refuses a changed body under a key that was saved. */
export function underOneKey(attempts: Attempts): Attempts {
  let ownKey: string | undefined;
  return {
    of: (value) =>
      attempts.of(value) ?? (ownKey === undefined ? undefined : { idempotencyKey: ownKey, isSettled: true }),
    note: (value, attempt) => {
      ownKey = attempt.idempotencyKey;
      attempts.note(value, attempt);
    },
    forget: attempts.forget,
    forgetSettled: () => {
      ownKey = undefined;
      attempts.forgetSettled();
    },
  };
}
