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

/** The bytes of a client: of others with the same it says nothing. */
export interface OwnContent {
  clientId: number;
  sha256: string;
}

export interface NewContent {
  sha256: string;
  bytes: Buffer;
  type: string;
}

/**
 * Stores bytes before the transaction that names them: in the object store, else in the data folder, else in the table. The same
 * bytes of a client once. Named by nothing a day later, they are purged.
 *
 * @throws HttpError 503 where the store takes nothing at the moment.
 */
export async function storeContent(
  db: Db,
  { objects, folder }: ByteStores,
  { clientId, sha256, bytes, type }: NewContent & OwnContent,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const store = objects ?? folder;
  const place: Place = objects ? 'objects' : folder ? 'folder' : 'table';
  // Noted first: whatever happens next, the purge knows of them.
  const [noted] = await rows<{ place: Place; storage_key: string }>(
    db,
    sql`INSERT INTO file_contents AS c (client_id, sha256, storage_key, bytes, place, touched_at)
        VALUES (${clientId}, ${sha256}, ${`${clientId}/${sha256}`}, ${store ? null : bytes}, ${place}, ${at})
        ON CONFLICT (client_id, sha256) DO UPDATE SET touched_at = ${at}, purging_at = NULL,
          bytes = coalesce(c.bytes, EXCLUDED.bytes),
          storage_key = CASE c.place WHEN 'gone' THEN EXCLUDED.storage_key ELSE c.storage_key END,
          place = CASE WHEN c.place = 'gone' OR EXCLUDED.place = 'table' THEN EXCLUDED.place ELSE c.place END
        WHERE c.purging_at IS NULL OR c.purging_at < ${new Date(now.getTime() - PURGE_MS).toISOString()}
        RETURNING place, storage_key`,
  );
  if (!noted) throw unavailable();
  if (noted.place === 'table') return;
  await store?.put(noted.storage_key, bytes, type);
  // They were elsewhere while another store was set.
  if (noted.place !== place)
    await db.execute(
      sql`UPDATE file_contents SET place = ${place} WHERE client_id = ${clientId} AND sha256 = ${sha256}`,
    );
}

/** @throws Error where the bytes are not those that were stored. */
export async function readContent(
  db: Db,
  stores: ByteStores,
  { clientId, sha256 }: OwnContent,
): Promise<Buffer> {
  const [found] = await rows<{ place: Place; bytes: Uint8Array | null; storage_key: string }>(
    db,
    sql`SELECT place, bytes, storage_key FROM file_contents WHERE client_id = ${clientId} AND sha256 = ${sha256}`,
  );
  if (!found || found.place === 'gone') throw new Error('The bytes of a file are gone.');
  const bytes = found.bytes
    ? Buffer.from(found.bytes)
    : await storeAt(stores, found.place).get(found.storage_key);
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
