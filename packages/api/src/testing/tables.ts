import { sql } from 'drizzle-orm';
import { type TableStates, tableStates } from '../db/counts.ts';
import type { Db } from '../db/database.ts';

/** The state of the counted tables, which requests read along with their session. */
export async function readTables(db: Db): Promise<TableStates> {
  const [found] = await db.select({ tables: tableStates }).from(sql`(SELECT 1) one`);
  if (!found) throw new Error('Tables have no state.');
  return found.tables;
}
