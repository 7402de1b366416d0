import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const LOCK_FILE = 'process.pid';

export class FolderInUseError extends Error {
  constructor(folder: string, holder: number | null) {
    super(
      `The data folder ${folder} is already in use by ${holder ? `process ${holder}` : 'another process'}.`,
    );
  }
}

function holderOf(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux: a socket in the abstract namespace, named after the folder. The kernel frees it however the process ends. */
function lockBySocket(folder: string): Promise<(() => Promise<void>) | null> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ path: `\0rentsafe-${name}` }, () => {
      server.unref();
      resolve(() => new Promise((done) => void server.close(() => done())));
    });
  });
}

/** Elsewhere: the file itself, made by one process only; that of a dead process is taken over. */
function lockByFile(file: string): boolean {
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (attempt === 2 || (holder !== null && isAlive(holder))) return false;
      rmSync(file, { force: true });
    }
  }
  return false;
}

/**
 * Keeps other processes out of the folder until the returned function is called or this process ends, however it ends.
 *
 * @throws FolderInUseError at once when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, LOCK_FILE);
  if (process.platform !== 'linux') {
    if (!lockByFile(file)) throw new FolderInUseError(folder, holderOf(file));
    return async () => rmSync(file, { force: true });
  }
  const release = await lockBySocket(folder);
  if (!release) throw new FolderInUseError(folder, holderOf(file));
  // Only tells a second process who holds the folder.
  writeFileSync(file, String(process.pid));
  return async () => {
    rmSync(file, { force: true });
    await release();
  };
}
