import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction on it; the same over both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  /** The same, with the time limits of jobs. */
  jobDb: Db;
  kind: 'pglite' | 'postgres';
  /** Where the bytes of files are kept beside an embedded database; null: within it. */
  filesDir: string | null;
  /** Copies an embedded database in a folder, with its files, into another data folder while it is used; null: it is in no folder. */
  copyTo: ((dataDir: string) => Promise<void>) | null;
  /** Runs a script of several statements as one implicit transaction. */
  exec(script: string): Promise<void>;
  /** Runs the SQL of a library: one statement with its values, or a script, whose last result it returns. */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs a transaction without the time limits of requests. */
  longTransaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  /** Runs while no other process starts on this database: those wait, unless their signal is aborted first. */
  exclusively<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Where the records are: of a copy in another place it is another text. */
  identity(): Promise<string>;
  close(): Promise<void>;
}

/** The rows of a raw query. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

/**
 * A script for after many inserts. VACUUM also moves the pending entries of the search indexes into place, which every search
 * reads through until then.
 */
export const VACUUM = 'VACUUM ANALYZE';
