import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { isConflict } from '../db/retry.ts';

const PAUSE_MS = 2_000;

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_MS).unref());

type Query = Database['query'];

export interface PatientQueries {
  query: Query;
  /** Resolves when no query is running any more. Later ones never end. */
  stop(): Promise<void>;
}

/**
 * Queries that wait while the database is away. pg-boss does not await all of its own: one that failed would end the process, and one
 * that ran after the stop would find the database closed.
 */
export function patientQueries(query: Query, onError: (error: unknown) => void): PatientQueries {
  const running = new Set<Promise<unknown>>();
  const never = new Promise<never>(() => {});
  let isStopped = false;

  const repeat: Query = async (text, values) => {
    for (let isFirst = true; !isStopped; isFirst = false) {
      try {
        return await query(text, values);
      } catch (error) {
        if (isStopped) break;
        if (!isUnavailable(error) && !isConflict(error)) throw error;
        if (isFirst) onError(error);
      }
      await pause();
    }
    return never;
  };

  return {
    query: (text, values) => {
      if (isStopped) return never;
      const result = repeat(text, values);
      const settled = result.then(
        () => undefined,
        () => undefined,
      );
      running.add(settled);
      void settled.then(() => running.delete(settled));
      return result;
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
