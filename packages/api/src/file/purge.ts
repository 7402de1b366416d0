import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type OwnContent, type Place, PURGE_MS, storeAt } from './contents.ts';
import type { ByteStores } from './stores.ts';

/** Until then what was removed by mistake can be brought back, and what is being stored can be named. */
const KEPT_MS = 24 * 60 * 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** What nothing names, and nobody stores or purges at the moment. */
const purgeable = (now: Date): SQL =>
  sql`touched_at < ${before(now, KEPT_MS)} AND place <> 'gone' AND NOT is_named(client_id, sha256)
      AND (purging_at IS NULL OR purging_at < ${before(now, PURGE_MS)})`;

const isOwn = ({ clientId, sha256 }: OwnContent): SQL => sql`client_id = ${clientId} AND sha256 = ${sha256}`;

interface Marked {
  place: Place;
  storage_key: string;
  /** No other client has them there: those of the time before each client had its own may be of several. */
  is_last: boolean;
}

/** From here on no file can name it: see `storeContent`. Undefined where that came first. */
const mark = (db: Db, own: OwnContent, now: Date): Promise<Marked | undefined> =>
  db.transaction(async (tx) => {
    // Of two clients that purge at once, one is the last.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`purge ${own.sha256}`}, 0))`);
    const where = sql`WHERE ${isOwn(own)} AND ${purgeable(now)}`;
    const locked = await rows(tx, sql`SELECT FROM file_contents ${where} FOR UPDATE SKIP LOCKED`);
    if (locked.length === 0) return undefined;
    // Looked at again: it may have been named while its lock was waited for.
    const [marked] = await rows<Marked>(
      tx,
      sql`UPDATE file_contents c SET purging_at = ${now.toISOString()} ${where}
          RETURNING place, storage_key, NOT EXISTS (SELECT FROM file_contents o WHERE o.storage_key = c.storage_key
            AND o.storage_key = o.sha256 AND o.client_id <> c.client_id AND o.place = c.place AND o.purging_at IS NULL) AS is_last`,
    );
    return marked;
  });

const forget = (db: Db, own: OwnContent, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`UPDATE file_contents SET place = 'gone', bytes = NULL, purging_at = NULL
          WHERE ${isOwn(own)} AND purging_at = ${now.toISOString()}`,
    );
    await tx.execute(
      sql`DELETE FROM file_contents WHERE ${isOwn(own)} AND place = 'gone'
            AND NOT EXISTS (SELECT FROM files f WHERE f.client_id = ${own.clientId} AND f.sha256 = ${own.sha256})`,
    );
  });

/**
 * Deletes bytes that no file has named for a day, and those of files that were removed a day ago; their names stay in the history.
 * Run twice at once it deletes them once, and never what is being stored.
 */
export async function purgeFiles(db: Db, stores: ByteStores, now: Date): Promise<number> {
  await db.execute(
    sql`UPDATE file_removals SET purged_at = ${now.toISOString()}
        WHERE purged_at IS NULL AND created_at < ${before(now, KEPT_MS)}`,
  );
  const found = await rows<OwnContent>(
    db,
    sql`SELECT client_id AS "clientId", sha256 FROM file_contents WHERE ${purgeable(now)} ORDER BY client_id, sha256`,
  );
  let count = 0;
  for (const own of found) {
    const marked = await mark(db, own, now);
    if (!marked) continue;
    const { place, storage_key, is_last } = marked;
    // Outside the transactions: a store that hangs keeps nobody waiting.
    if (place !== 'table' && is_last) await storeAt(stores, place).remove(storage_key);
    await forget(db, own, now);
    count += 1;
  }
  return count;
}
