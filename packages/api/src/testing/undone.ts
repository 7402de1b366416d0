import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { isConflict } from '../db/retry.ts';

/** Ends a transaction that has done its work, so that nothing of it stays. */
class Undone extends Error {}

/**
 * While it is on, each transaction does all its work, up to its commit, is answered as if it was stored, and is rolled back: what was
 * ready for a call stays ready. `conflicts` are those that PostgreSQL ended for another one, which a repetition would hide.
 */
export function undoing({ db }: Pick<Database, 'db'>) {
  const state = { isOn: false, conflicts: [] as unknown[] };
  const transaction = db.transaction.bind(db) as Db['transaction'];
  db.transaction = async <T>(run: (tx: never) => Promise<T>, config?: never): Promise<T> => {
    let result: { of: T } | undefined;
    try {
      return await transaction(async (tx) => {
        try {
          result = { of: await run(tx as never) };
          if (state.isOn) await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
        } catch (error) {
          if (isConflict(error)) state.conflicts.push(error);
          throw error;
        }
        if (state.isOn) throw new Undone();
        return result.of;
      }, config);
    } catch (error) {
      if (error instanceof Undone && result) return result.of;
      throw error;
    }
  };
  return state;
}
