import { ApiError } from '../../../calls/ApiError';
import type { Finding } from '../../../calls/checkTenant';
import { findingFailure } from '../../../party/check/findingFailure';

/** What came of a number; 'wrong' for what cannot be one. */
export type NumberResult = Finding | { state: 'wrong' };

/** Calls that are under way together. */
const TOGETHER = 5;

/** Calls for some at a time, until one turns them back: what was done is kept. */
export async function inTurns<From, To>(
  all: readonly From[],
  call: (one: From) => Promise<To>,
): Promise<{ done: Map<From, To>; error?: unknown }> {
  const done = new Map<From, To>();
  for (let at = 0; at < all.length; at += TOGETHER) {
    const turn = all.slice(at, at + TOGETHER);
    const results = await Promise.allSettled(turn.map(call));
    results.forEach((result, index) => {
      if (result.status === 'fulfilled') done.set(turn[index] as From, result.value);
    });
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) return { done, error: failed.reason };
  }
  return { done };
}

/** Looks numbers up; of those that are left, `failure` tells why. */
export async function lookUpNumbers(numbers: readonly string[], find: (number: string) => Promise<Finding>) {
  const { done, error } = await inTurns(
    numbers,
    (number): Promise<NumberResult> =>
      find(number).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'invalid') return { state: 'wrong' };
        throw error;
      }),
  );
  return { results: done, failure: error === undefined ? undefined : findingFailure(error) };
}
