import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../http/errors.ts';
import type { ByteStore } from './byteStore.ts';

/** The embedded database needs the last room on the disk more than a photo does: it ends where it finds none. */
const RESERVE_BYTES = 200 * 1024 * 1024;

const PART = '.part';

const noRoom = () =>
  new HttpError(503, 'The server’s disk is full: no file can be stored. Tell your administrator.', {
    'retry-after': '60',
  });

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Under another name first, so that nothing half written ever has the name of a hash. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}${PART}`;
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Files in the data folder of the embedded database. */
export function folderStore(folder: string, reserve = RESERVE_BYTES): ByteStore {
  const shardOf = (key: string) => path.join(folder, path.dirname(key), path.basename(key).slice(0, 2));
  const fileOf = (key: string) => path.join(shardOf(key), path.basename(key));
  return {
    put: async (key, bytes) => {
      try {
        if (await mkdir(shardOf(key), { recursive: true, mode: 0o700 })) {
          await syncFolder(path.dirname(shardOf(key)));
          await syncFolder(folder);
        }
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < bytes.length + reserve) throw noRoom();
        await write(fileOf(key), bytes);
      } catch (error) {
        throw ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? noRoom() : error;
      }
    },
    get: (key) => readFile(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Deletes what a process that was killed left half written. Only before this one writes. */
export async function removeParts(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of all) if (name.endsWith(PART)) await rm(path.join(folder, name), { force: true });
}
