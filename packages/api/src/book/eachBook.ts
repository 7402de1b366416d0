import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { sqlState } from '../db/errors.ts';
import { HttpError } from '../http/errors.ts';
import { lockBook } from './lock.ts';

export interface BookJob {
  job: string;
  now: Date;
  /** Whether a book whose day is done is left out. */
  isDaily: boolean;
  /** Told of each failure; the others go on. */
  onError: (error: unknown) => void;
}

const textsIn = (body: unknown): string[] =>
  typeof body === 'string'
    ? [body]
    : typeof body === 'object' && body !== null
      ? Object.values(body).flatMap(textsIn)
      : [];

/** What an Admin of the book may read of a failure: the whole of it is in the log. */
function shownError(error: unknown): string {
  if (error instanceof HttpError) return textsIn(error.body).join(' ').slice(0, 500) || 'It was refused.';
  return sqlState(error) === '57014' ? 'It took too long.' : 'The server could not do it.';
}

async function booksToDo(
  db: Db,
  { job, now, isDaily }: BookJob,
  books: readonly number[],
): Promise<number[]> {
  if (!isDaily) return [...books];
  // Another day than this: a clock that was ahead has done none of today's.
  const done = await rows<{ client_id: number }>(
    db,
    sql`SELECT client_id FROM job_runs WHERE job = ${job} AND done_on = ${today(now)}::date`,
  );
  const ids = new Set(done.map(({ client_id }) => client_id));
  return books.filter((id) => !ids.has(id));
}

/**
 * Does something in each of these books, in a transaction of its own that locks the book first. A failure is noted for the Admins of
 * that book, and never stops another.
 */
export async function inEachBook(
  db: Db,
  options: BookJob,
  books: readonly number[],
  run: (tx: Db, clientId: number) => Promise<number>,
): Promise<{ books: number; count: number; failed: number }> {
  const { job, now, onError } = options;
  const at = now.toISOString();
  const todo = await booksToDo(db, options, books);
  const sum = { books: todo.length, count: 0, failed: 0 };
  for (const clientId of todo) {
    try {
      sum.count += await db.transaction(async (tx) => {
        await lockBook(tx, clientId);
        const count = await run(tx, clientId);
        await tx.execute(sql`INSERT INTO job_runs (job, client_id, done_on) VALUES (${job}, ${clientId}, ${today(now)}::date)
          ON CONFLICT (job, client_id) DO UPDATE SET done_on = excluded.done_on, failed_at = NULL, error = NULL`);
        return count;
      });
    } catch (error) {
      sum.failed += 1;
      onError(error);
      // Where the database itself is away this fails, too, and ends the job: it is tried again.
      await db.execute(sql`INSERT INTO job_runs (job, client_id, failed_at, error)
        VALUES (${job}, ${clientId}, ${at}::timestamptz, ${shownError(error)})
        ON CONFLICT (job, client_id) DO UPDATE SET failed_at = excluded.failed_at, error = excluded.error`);
    }
  }
  return sum;
}

/** In a line for the log. */
export const summaryOf = (
  what: string,
  { books, count, failed }: Awaited<ReturnType<typeof inEachBook>>,
): string => `${count} ${what} in ${books} books${failed > 0 ? `; failed in ${failed}` : ''}.`;
