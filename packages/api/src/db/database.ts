import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction on it; the same over both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs a script of several statements as one implicit transaction. */
  exec(script: string): Promise<void>;
  /** Runs a transaction without the limits of time that hold for requests. */
  longTransaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The rows of a raw query. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

/**
 * A script for after many inserts. VACUUM also enters into the search indexes what they keep in a list until then, and read
 * through at each search.
 */
export const TIDY = 'VACUUM ANALYZE';
