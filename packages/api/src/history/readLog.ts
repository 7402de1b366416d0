import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { type auditEvents, type reportReads, users } from '../db/schema.ts';

type Log = typeof auditEvents | typeof reportReads;

/** Rows of a log, newest first, each with the name of the user: '' where there was no session. */
export async function readLog<T extends Log>(
  db: Db,
  log: T,
  where: SQL | undefined,
  { size, offset }: { size: number; offset: number },
): Promise<{ row: T['$inferSelect']; name: string }[]> {
  const name = sql<string>`concat_ws(' ', ${users.first_name}, ${users.last_name})`;
  return db
    .select({ row: log as Log, name })
    .from(log as PgTable)
    .leftJoin(users, eq(users.id, log.user_id))
    .where(where)
    .orderBy(desc(log.id))
    .limit(size)
    .offset(offset) as Promise<{ row: T['$inferSelect']; name: string }[]>;
}
