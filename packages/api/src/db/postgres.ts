import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { isUnavailable } from './errors.ts';
import { withRetry } from './retry.ts';

// bigint columns hold ids and counts, all below 2^53; PGlite reads them as numbers already.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long PostgreSQL may take, in milliseconds; 0 is for ever. */
export interface Patience {
  /** For a connection, also where all are busy. */
  connect: number;
  /** For one statement; the database ends it. */
  statement: number;
  /** For any word on a connection that waits for an answer: beyond it the database is taken for gone. */
  silence: number;
}

/** For answers that somebody waits for. */
export const prompt: Patience = { connect: 3_000, statement: 10_000, silence: 12_000 };
/** For commands and migrations, whose statements take as long as there are records. */
export const unhurried: Patience = { connect: 3_000, statement: 0, silence: 0 };

const IDLE_TRANSACTION_MS = 60_000;

/** Nothing else would ever notice a database that keeps its connections open and says nothing. */
function hangUpWhenSilent(client: pg.Client, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => {
    stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
}

/** PostgreSQL by a connection string. A connection that breaks while idle is dropped; the next query opens another. */
export function openPostgres(connectionString: string, patience: Patience = prompt): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    application_name: 'rentsafe-api',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // Nor may one that breaks in the middle of a transaction end the process: its query fails, and is answered.
    client.on('error', () => undefined);
    hangUpWhenSilent(client as pg.Client, patience.silence);
  });
  const db = drizzle({ client: pool });
  // Drizzle's own never gives a connection back on which BEGIN fails: ten of those, and the pool is empty for good.
  db.transaction = (run, config) =>
    withRetry(async () => {
      const client = await pool.connect();
      let isBroken = false;
      try {
        return await drizzle({ client }).transaction(run, config);
      } catch (error) {
        isBroken = isUnavailable(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
    });
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    exec: (script) => withOwnClient(connectionString, async (client) => void (await client.query(script))),
    longTransaction: (run) =>
      withOwnClient(connectionString, (client) =>
        (drizzle({ client }) as unknown as Db).transaction((tx) => run(tx as unknown as Db)),
      ),
    close: () => pool.end(),
  };
}

/** On a connection of its own, without the limits of those that answer requests: an index of a million rows takes a while. */
async function withOwnClient<T>(
  connectionString: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: unhurried.connect });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
