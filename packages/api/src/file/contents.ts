import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { unavailable } from '../http/errors.ts';
import type { ByteStore } from './byteStore.ts';
import type { ByteStores } from './stores.ts';

export const sha256Of = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export type Place = 'table' | 'folder' | 'objects' | 'gone';

/** A purge that began longer ago has ended, or its process has. */
export const PURGE_MS = 60_000;

export interface NewContent {
  sha256: string;
  bytes: Buffer;
  type: string;
}

/**
 * Stores bytes before the transaction that names them: in the object store, else in the data folder, else in the table. The same
 * bytes once. Named by nothing a day later, they are purged.
 *
 * @throws HttpError 503 where the store takes nothing at the moment.
 */
export async function storeContent(
  db: Db,
  { objects, folder }: ByteStores,
  { sha256, bytes, type }: NewContent,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const store = objects ?? folder;
  const place: Place = objects ? 'objects' : folder ? 'folder' : 'table';
  // Noted first: whatever happens next, the purge knows of them.
  const [noted] = await rows<{ place: Place }>(
    db,
    sql`INSERT INTO file_contents AS c (sha256, bytes, place, touched_at)
        VALUES (${sha256}, ${store ? null : bytes}, ${place}, ${at})
        ON CONFLICT (sha256) DO UPDATE SET touched_at = ${at}, purging_at = NULL,
          bytes = coalesce(c.bytes, EXCLUDED.bytes),
          place = CASE WHEN c.place = 'gone' OR EXCLUDED.place = 'table' THEN EXCLUDED.place ELSE c.place END
        WHERE c.purging_at IS NULL OR c.purging_at < ${new Date(now.getTime() - PURGE_MS).toISOString()}
        RETURNING place`,
  );
  if (!noted) throw unavailable();
  if (noted.place === 'table') return;
  await store?.put(sha256, bytes, type);
  // They were elsewhere while another store was set.
  if (noted.place !== place)
    await db.execute(sql`UPDATE file_contents SET place = ${place} WHERE sha256 = ${sha256}`);
}

/** @throws Error where the bytes are not those that were stored. */
export async function readContent(db: Db, stores: ByteStores, sha256: string): Promise<Buffer> {
  const [found] = await rows<{ place: Place; bytes: Uint8Array | null }>(
    db,
    sql`SELECT place, bytes FROM file_contents WHERE sha256 = ${sha256}`,
  );
  if (!found || found.place === 'gone') throw new Error('The bytes of a file are gone.');
  const bytes = found.bytes ? Buffer.from(found.bytes) : await storeAt(stores, found.place).get(sha256);
  if (sha256Of(bytes) !== sha256) throw new Error('The bytes of a file are not those that were stored.');
  return bytes;
}

/** @throws Error where that place is not set. */
export function storeAt({ objects, folder }: ByteStores, place: Place): ByteStore {
  const store = place === 'objects' ? objects : folder;
  if (store) return store;
  throw new Error(
    place === 'objects'
      ? 'A file is in an object store, and OBJECT_STORE_URL is not set.'
      : 'A file is in a data folder, and this database has none.',
  );
}
