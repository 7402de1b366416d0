import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from './database.ts';
import { openPostgres, type Timeouts } from './postgres.ts';
import { Replica } from './replica.ts';

/** Shorter than those of requests: what it does not answer, the primary is asked. */
const replicaTimeouts: Timeouts = { connect: 1_000, statement: 5_000, silence: 6_000 };

/** Where a primary is, and how far a replica has replayed that. A replica that was promoted is as far as itself. */
const position = (db: Db) => async () => {
  const [row] = await rows<{ bytes: string }>(
    db,
    sql`SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0'::pg_lsn)::text AS bytes`,
  );
  return BigInt(row?.bytes ?? 0);
};

/** The replica of the configuration, watched until it is closed; null where there is none. */
export function openReplica(
  config: { databaseReplicaUrl: string | null; databasePrepare: boolean; databaseReplicaLagMs: number },
  { db }: Database,
): Replica | null {
  const { databaseReplicaUrl: url, databasePrepare, databaseReplicaLagMs: lagMs } = config;
  if (!url) return null;
  const copy = openPostgres(url, replicaTimeouts, undefined, databasePrepare);
  const replica = new Replica({
    ...{ db: copy.db, primary: position(db), replica: position(copy.db) },
    ...{ lagMs, close: copy.close },
  });
  replica.watch();
  return replica;
}
