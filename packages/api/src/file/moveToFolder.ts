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
  const waiting = await rows<{ sha256: string }>(
    db,
    sql`SELECT sha256 FROM file_contents WHERE place = 'table' ORDER BY sha256`,
  );
  if (waiting.length === 0) return 0;
  progress(`Moving the bytes of ${waiting.length} files from the database to ${filesDir} ...`);
  const store = folderStore(filesDir);
  for (const { sha256 } of waiting) {
    signal?.throwIfAborted();
    const [found] = await rows<{ bytes: Uint8Array }>(
      db,
      sql`SELECT bytes FROM file_contents WHERE sha256 = ${sha256}`,
    );
    if (!found) continue;
    await store.put(sha256, Buffer.from(found.bytes), '');
    await db.execute(sql`UPDATE file_contents SET place = 'folder', bytes = NULL WHERE sha256 = ${sha256}`);
  }
  // What they took of the disk is free again.
  await exec('VACUUM FULL file_contents');
  return waiting.length;
}
