import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type Place, PURGE_MS, storeAt } from './contents.ts';
import type { ByteStores } from './stores.ts';

/** Until then what was removed by mistake can be brought back, and what is being stored can be named. */
const KEPT_MS = 24 * 60 * 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** What nothing names, and nobody stores or purges at the moment. */
const purgeable = (now: Date): SQL =>
  sql`touched_at < ${before(now, KEPT_MS)} AND place <> 'gone' AND NOT is_named(sha256)
      AND (purging_at IS NULL OR purging_at < ${before(now, PURGE_MS)})`;

/** From here on no file can name it: see `storeContent`. Undefined where that came first. */
const mark = (db: Db, sha256: string, now: Date): Promise<Place | undefined> =>
  db.transaction(async (tx) => {
    const where = sql`WHERE sha256 = ${sha256} AND ${purgeable(now)}`;
    const locked = await rows(tx, sql`SELECT FROM file_contents ${where} FOR UPDATE SKIP LOCKED`);
    if (locked.length === 0) return undefined;
    // Looked at again: it may have been named while its lock was waited for.
    const [marked] = await rows<{ place: Place }>(
      tx,
      sql`UPDATE file_contents SET purging_at = ${now.toISOString()} ${where} RETURNING place`,
    );
    return marked?.place;
  });

const forget = (db: Db, sha256: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`UPDATE file_contents SET place = 'gone', bytes = NULL, purging_at = NULL
          WHERE sha256 = ${sha256} AND purging_at = ${now.toISOString()}`,
    );
    await tx.execute(
      sql`DELETE FROM file_contents c WHERE sha256 = ${sha256} AND place = 'gone'
            AND NOT EXISTS (SELECT FROM files f WHERE f.sha256 = c.sha256)`,
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
  const found = await rows<{ sha256: string }>(
    db,
    sql`SELECT sha256 FROM file_contents WHERE ${purgeable(now)} ORDER BY sha256`,
  );
  let count = 0;
  for (const { sha256 } of found) {
    const place = await mark(db, sha256, now);
    if (!place) continue;
    // Outside the transactions: a store that hangs keeps nobody waiting.
    if (place !== 'table') await storeAt(stores, place).remove(sha256);
    await forget(db, sha256, now);
    count += 1;
  }
  return count;
}
