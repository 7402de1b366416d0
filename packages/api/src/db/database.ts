import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { DurableNodeFs, durableStartParams } from './durableNodeFs.ts';
import { isUnavailable } from './errors.ts';
import { lockFolder } from './folderLock.ts';

/** A database or a transaction on it; the same over both drivers. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs a script of several statements as one implicit transaction. */
  exec(script: string): Promise<void>;
  close(): Promise<void>;
}

/** The rows of a raw query. */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}

// bigint columns hold ids and counts, all below 2^53; PGlite reads them as numbers already.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/** PostgreSQL by a connection string. A connection that breaks while idle is dropped; the next query opens another. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'rentsafe-api',
  });
  pool.on('error', () => undefined);
  // Nor may one that breaks in the middle of a transaction end the process: its query fails, and is answered.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzlePostgres({ client: pool });
  // Drizzle's own never gives a connection back on which BEGIN fails: ten of those, and the pool is empty for good.
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzlePostgres({ client }).transaction(run, config);
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    exec: async (script) => void (await pool.query(script)),
    close: () => pool.end(),
  };
}

/** PGlite, by default in memory. */
export async function openPglite(options: PGliteOptions = {}): Promise<Database> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  return {
    db: drizzlePglite({ client }) as unknown as Db,
    kind: 'pglite',
    exec: async (script) => void (await client.exec(script)),
    close: () => client.close(),
  };
}

/**
 * PGlite on a folder: every commit is synced to the disk before it is acknowledged, and no second process may open the
 * folder (two would silently lose each other's writes).
 *
 * @throws FolderInUseError when another process holds the folder.
 */
export async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const unlock = await lockFolder(folder);
  try {
    const database = await openPglite({
      fs: new DurableNodeFs(path.join(folder, 'database')),
      startParams: durableStartParams,
    });
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return config.databaseUrl ? Promise.resolve(openPostgres(config.databaseUrl)) : openFolder(config.dataDir);
}
