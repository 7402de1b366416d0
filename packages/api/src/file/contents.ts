import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { ObjectStore } from './objectStore.ts';

export const sha256Of = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export interface StoredContent {
  sha256: string;
  /** In the object store; null in the database. */
  storage_key: string | null;
}

/** Stores bytes, in the object store where there is one; the same bytes once. */
export async function storeContent(
  db: Db,
  store: ObjectStore | null,
  bytes: Buffer,
  type: string,
): Promise<StoredContent> {
  const sha256 = sha256Of(bytes);
  if (store) {
    // By its hash: what a crash leaves behind is what the next attempt stores.
    await store.put(sha256, bytes, type);
    return { sha256, storage_key: sha256 };
  }
  await db.execute(
    sql`INSERT INTO file_contents (sha256, bytes) VALUES (${sha256}, ${bytes}) ON CONFLICT DO NOTHING`,
  );
  return { sha256, storage_key: null };
}

/** @throws Error where the bytes are not those that were stored. */
export async function readContent(
  db: Db,
  store: ObjectStore | null,
  { sha256, storage_key }: StoredContent,
): Promise<Buffer> {
  const bytes = storage_key === null ? await fromDatabase(db, sha256) : await fromStore(store, storage_key);
  if (sha256Of(bytes) !== sha256) throw new Error('The bytes of a file are not those that were stored.');
  return bytes;
}

async function fromDatabase(db: Db, sha256: string): Promise<Buffer> {
  const [found] = await rows<{ bytes: Uint8Array }>(
    db,
    sql`SELECT bytes FROM file_contents WHERE sha256 = ${sha256}`,
  );
  if (!found) throw new Error('The bytes of a file are gone.');
  return Buffer.from(found.bytes);
}

async function fromStore(store: ObjectStore | null, key: string): Promise<Buffer> {
  if (!store) throw new Error('A file is in an object store, and OBJECT_STORE_URL is not set.');
  return store.get(key);
}
