import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sizeOf, syncTree } from '../db/copyFolder.ts';
import type { Database } from '../db/database.ts';
import { needRoom } from '../db/room.ts';

/** How many copies of former versions are kept. */
const KEPT = 2;

type Folder = Pick<Database, 'filesDir' | 'copyTo'>;

const folderOf = (filesDir: string) => path.join(path.dirname(filesDir), 'before-upgrade');

/** A copy is named after the last migration that its database has seen. */
const nameOf = (migration: string) => migration.replace(/\.sql$/, '');

/** The copy that was made of a data folder when the version whose last migration this is left it, or null. */
export function formerCopy({ filesDir }: Folder, migration: string): string | null {
  const copy = filesDir && path.join(folderOf(filesDir), nameOf(migration));
  return copy && existsSync(copy) ? copy : null;
}

/**
 * Copies an embedded database before a newer version migrates it, so that the former version can be put back; null where
 * there is nothing to copy. The two latest copies are kept.
 *
 * @throws OperatorError where there is no room for it.
 */
export async function keepFormer({ filesDir, copyTo }: Folder, migration: string): Promise<string | null> {
  if (!filesDir || !copyTo) return null;
  const all = folderOf(filesDir);
  const copy = path.join(all, nameOf(migration));
  if (existsSync(copy)) return copy;
  const dataDir = path.dirname(filesDir);
  await needRoom(dataDir, await sizeOf(path.join(dataDir, 'database')), {
    purpose: 'the copy that is made before an upgrade',
    otherwise: 'Nothing was changed: make room, or start with BACKUPS_KEPT=0 to upgrade without a copy.',
  });
  const part = `${copy}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  await copyTo(part);
  await syncTree(part);
  await rename(part, copy);
  await dropOldest(all);
  return copy;
}

async function dropOldest(all: string): Promise<void> {
  const made = await Promise.all(
    (await readdir(all)).map(async (name) => ({ name, at: (await stat(path.join(all, name))).ctimeMs })),
  );
  for (const { name } of made.sort((a, b) => b.at - a.at).slice(KEPT)) {
    await rm(path.join(all, name), { recursive: true });
  }
}
