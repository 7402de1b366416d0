import { sql } from 'drizzle-orm';
import { type BookJob, inEachBook, summaryOf } from '../book/eachBook.ts';
import { type Db, rows } from '../db/database.ts';
import { runSchedules } from './run.ts';

/** Drafts the orders that are due today in every book whose day is not done. Returns what it did. */
export async function runDueSchedules(
  db: Db,
  now: Date,
  onError: BookJob['onError'] = () => undefined,
): Promise<string> {
  const books = await rows<{ client_id: number }>(
    db,
    sql`SELECT DISTINCT client_id FROM maintenance_schedules WHERE is_active ORDER BY client_id`,
  );
  const done = await inEachBook(
    db,
    { job: 'maintenance-schedules', now, isDaily: true, onError },
    books.map(({ client_id }) => client_id),
    async (tx, clientId) => {
      const actor = { userId: null, clientId, requestId: 'maintenance-schedules', now };
      return (await runSchedules(tx, actor, clientId, {})).created.length;
    },
  );
  return summaryOf('work orders drafted', done);
}
