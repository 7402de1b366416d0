import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { folderStore, removeParts } from './folderStore.ts';

/**
 * Moves the bytes that are in an embedded database to files beside it, one after the other: each is there twice before it is there
 * once, so that an end at any moment loses none, and the next start goes on.
 */
export async function moveToFolder(
  { db, exec, filesDir }: Database,
  progress: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  if (!filesDir) return 0;
  await removeParts(filesDir);
  const waiting = await rows<{ client_id: number; sha256: string; storage_key: string }>(
    db,
    sql`SELECT client_id, sha256, storage_key FROM file_contents WHERE place = 'table' ORDER BY client_id, sha256`,
  );
  if (waiting.length === 0) return 0;
  progress(`Moving the bytes of ${waiting.length} files from the database to ${filesDir} ...`);
  const store = folderStore(filesDir);
  for (const { client_id, sha256, storage_key } of waiting) {
    const own = sql`client_id = ${client_id} AND sha256 = ${sha256}`;
    signal?.throwIfAborted();
    const [found] = await rows<{ bytes: Uint8Array }>(db, sql`SELECT bytes FROM file_contents WHERE ${own}`);
    if (!found) continue;
    await store.put(storage_key, Buffer.from(found.bytes), '');
    await db.execute(sql`UPDATE file_contents SET place = 'folder', bytes = NULL WHERE ${own}`);
  }
  // What they took of the disk is free again.
  await exec('VACUUM FULL file_contents');
  return waiting.length;
}
