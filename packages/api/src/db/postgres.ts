import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { isStalePlan, isUnavailable } from './errors.ts';
import { preparedClient } from './preparedClient.ts';
import { withRetry } from './retry.ts';

// bigint columns hold ids and counts, all below 2^53; PGlite reads them as numbers already.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long PostgreSQL may take, in milliseconds; 0 means no limit. */
export interface Timeouts {
  /** For a connection, including the wait while all are busy. */
  connect: number;
  /** For one statement; the database ends it. */
  statement: number;
  /** For any data on a connection that waits for a result; after that the database counts as unavailable. */
  silence: number;
}

/** For requests. */
export const requestTimeouts: Timeouts = { connect: 3_000, statement: 10_000, silence: 12_000 };
/** For jobs, which go through every book. */
export const jobTimeouts: Timeouts = { connect: 10_000, statement: 300_000, silence: 310_000 };
/** For commands and migrations, whose statements take longer the more records there are. */
export const commandTimeouts: Timeouts = { connect: 3_000, statement: 0, silence: 0 };

const IDLE_TRANSACTION_MS = 60_000;

/** Nothing else would ever notice a database that keeps its connections open and never answers. */
function closeWhenSilent(client: pg.Client, ms: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(ms, () => {
    stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
}

/** In a transaction: behind a pooler the limit of the role, which is that of requests, would count. */
export const NO_LIMIT = 'SET LOCAL statement_timeout = 0';

const CONNECTIONS = 10;
/** Jobs run one by one, but for the sending of messages, which notes twenty at once. */
const JOB_CONNECTIONS = 4;

/**
 * A connection that breaks while idle is dropped; the next query opens another.
 *
 * @param setsLimit each transaction sets its limit: a pooler passes on none, and the one of its role is that of requests.
 */
function openPool(
  connectionString: string,
  timeouts: Timeouts,
  { max, prepares, setsLimit = false }: { max: number; prepares: boolean; setsLimit?: boolean },
): { pool: pg.Pool; db: Db } {
  const pool = new pg.Pool({
    Client: preparedClient(prepares),
    connectionString,
    max,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    application_name: 'rentsafe-api',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // One that breaks during a transaction may not end the process either: its query fails, and the request is answered.
    client.on('error', () => undefined);
    closeWhenSilent(client as pg.Client, timeouts.silence);
  });
  /** What a connection has prepared is of before a migration: each that says so is closed, and another prepares it anew. */
  const withFreshPlans = async <T>(run: () => Promise<T>): Promise<T> => {
    for (let stale = 0; ; stale += 1) {
      try {
        return await run();
      } catch (error) {
        if (!isStalePlan(error) || stale === max) throw error;
      }
    }
  };
  // biome-ignore lint/suspicious/noExplicitAny: one implementation of the driver's overloads, without those that call back.
  const ask = pool.query.bind(pool) as (...args: any[]) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  pool.query = (...args: any[]): any => withFreshPlans(() => ask(...args));
  const db = drizzle({ client: pool });
  // Drizzle's own never releases a connection whose BEGIN fails: after ten of those the pool stays empty.
  db.transaction = (run, config) => {
    const begin = async () => {
      const client = await pool.connect();
      let isBroken = false;
      try {
        return await drizzle({ client }).transaction(async (tx) => {
          if (setsLimit) await tx.execute(`SET LOCAL statement_timeout = ${timeouts.statement}`);
          return run(tx);
        }, config);
      } catch (error) {
        isBroken = isUnavailable(error) || isStalePlan(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
    };
    return withRetry(() => withFreshPlans(begin));
  };
  return { pool, db: db as unknown as Db };
}

/** PostgreSQL by a connection string. @param prepares whether statements that are asked for often keep their plans. */
export function openPostgres(
  connectionString: string,
  timeouts: Timeouts = requestTimeouts,
  timeoutsOfJobs: Timeouts = jobTimeouts,
  prepares = true,
): Database {
  const { pool, db } = openPool(connectionString, timeouts, { max: CONNECTIONS, prepares });
  const jobs = openPool(connectionString, timeoutsOfJobs, {
    max: JOB_CONNECTIONS,
    prepares,
    setsLimit: true,
  });
  return {
    db,
    jobDb: jobs.db,
    kind: 'postgres',
    // Several processes on several machines serve one database.
    filesDir: null,
    copyTo: null,
    exec: (script) => withOwnClient(connectionString, async (client) => void (await client.query(script))),
    query: (text, values = []) => runScript(pool, text, values),
    longTransaction: (run) =>
      withOwnClient(connectionString, (client) =>
        (drizzle({ client }) as unknown as Db).transaction(async (tx) => {
          await tx.execute(NO_LIMIT);
          return run(tx as unknown as Db);
        }),
      ),
    exclusively: (run, signal) =>
      withOwnClient(connectionString, async (client) => {
        const giveUp = () => void client.end();
        signal?.addEventListener('abort', giveUp);
        // In a transaction, so that a pooler keeps the connection. Any fixed number.
        await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; ${NO_LIMIT}`);
        await client.query('SELECT pg_advisory_xact_lock(7236001)');
        signal?.removeEventListener('abort', giveUp);
        return run();
      }),
    identity: async () => {
      // A dump is restored into another database, or into one of another cluster.
      const { rows } = await pool.query<{ cluster: string; oid: number }>(
        `SELECT (pg_control_system()).system_identifier::text AS cluster, oid::int FROM pg_database WHERE datname = current_database()`,
      );
      return `postgres ${rows[0]?.cluster} ${rows[0]?.oid}`;
    },
    close: async () => void (await Promise.all([pool.end(), jobs.pool.end()])),
  };
}

/** A script may begin a transaction of its own: where it fails, its connection is not used again. */
async function runScript(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let hasFailed = true;
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, [...values]);
    hasFailed = false;
    return { rows: [result].flat().at(-1)?.rows ?? [] };
  } finally {
    client.release(hasFailed);
  }
}

/** On a connection of its own, without the limits of those that answer requests: an index of a million rows takes a while. */
async function withOwnClient<T>(
  connectionString: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: commandTimeouts.connect });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
