import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { runSchedules } from './run.ts';

/** Drafts the orders that are due today in every book, each book in a transaction of its own. Returns what it did. */
export async function runDueSchedules(db: Db, now: Date): Promise<string> {
  const books = await rows<{ client_id: number }>(
    db,
    sql`SELECT DISTINCT client_id FROM maintenance_schedules WHERE is_active ORDER BY client_id`,
  );
  let orders = 0;
  for (const { client_id: clientId } of books) {
    const actor = { userId: null, clientId, requestId: 'maintenance-schedules', now };
    const { created } = await db.transaction((tx) => runSchedules(tx, actor, clientId, {}));
    orders += created.length;
  }
  return `${orders} work orders drafted in ${books.length} books.`;
}
