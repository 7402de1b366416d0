import { setTimeout } from 'node:timers/promises';
import { sqlState } from './errors.ts';

const RETRIES = 3;
/** The longest pause, times the number of retries so far: the other transaction ends meanwhile. */
const PAUSE_MS = 20;
/** Deadlock, and conflict of serialisable transactions: nothing was changed, and the next attempt may succeed. */
const retryable = new Set(['40P01', '40001']);

/** True when the database ended a transaction because of another one. */
export const isConflict = (error: unknown): boolean => retryable.has(sqlState(error));

/** Runs a transaction, and repeats it at most three times if the database ended it because of another one. */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || retry === RETRIES) throw error;
      await setTimeout(Math.random() * PAUSE_MS * (retry + 1));
    }
  }
}
