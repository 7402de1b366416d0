import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The time of a file's last change may be that much behind the clock. */
const CLOCK_MS = 2_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Undefined where what is asked for has gone since it was listed. */
const unlessGone = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

interface Listed {
  folders: string[];
  files: Map<string, { size: number; changedAt: number }>;
}

async function list(folder: string): Promise<Listed> {
  const entries = (await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const nameOf = (entry: { parentPath: string; name: string }) =>
    path.relative(folder, path.join(entry.parentPath, entry.name));
  const files: Listed['files'] = new Map();
  for (const entry of entries.filter((found) => found.isFile())) {
    const name = nameOf(entry);
    const found = await unlessGone(stat(path.join(folder, name)));
    if (found) files.set(name, { size: found.size, changedAt: found.mtimeMs });
  }
  return { folders: entries.filter((entry) => entry.isDirectory()).map(nameOf), files };
}

/** Copies what has changed since a moment, and removes what is no longer there. The moment for the next round. */
async function copyChanged(from: string, to: string, since: number): Promise<number> {
  const began = Date.now();
  const [source, target] = [await list(from), await list(to)];
  for (const folder of source.folders) await mkdir(path.join(to, folder), { recursive: true, mode: 0o700 });
  for (const [name, { size, changedAt }] of source.files) {
    if (changedAt < since && target.files.get(name)?.size === size) continue;
    await unlessGone(copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE));
  }
  for (const name of target.files.keys()) {
    if (!source.files.has(name)) await rm(path.join(to, name), { force: true });
  }
  return began - CLOCK_MS;
}

/**
 * Copies the folder of a database that goes on meanwhile: first all of it, then what has changed since, twice, the last time while
 * nothing is written, so that the copy is the folder of one moment.
 */
export async function copyInUse(
  from: string,
  to: string,
  whileNothingIsWritten: (run: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const first = await copyChanged(from, to, 0);
  const second = await copyChanged(from, to, first);
  await whileNothingIsWritten(async () => void (await copyChanged(from, to, second)));
}

/** Gives files that never change a second name, which keeps them when the first goes; where a disk has no second names, copies them. */
export async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const { folders, files } = await list(from);
  for (const folder of folders) await mkdir(path.join(to, folder), { recursive: true, mode: 0o700 });
  for (const name of [...files.keys()].filter((found) => !found.endsWith('.part'))) {
    const [old, made] = [path.join(from, name), path.join(to, name)];
    await unlessGone(
      link(old, made).catch((error: unknown) => {
        if (codeOf(error) === 'EEXIST') return undefined;
        if (['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK'].includes(codeOf(error))) return copyFile(old, made);
        throw error;
      }),
    );
  }
}

/** The bytes of all files in a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const { files } = await list(folder);
  return [...files.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Hands a folder and all that it holds to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const { folders, files } = await list(folder);
  for (const name of [...files.keys(), ...folders, '.']) {
    const handle = await unlessGone(open(path.join(folder, name), 'r'));
    await handle?.sync();
    await handle?.close();
  }
}
