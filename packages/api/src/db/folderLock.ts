import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { OperatorError } from '../operatorError.ts';

const LOCK_FILE = 'process.pid';
const SOCKET = 'process.sock';

export class FolderInUseError extends OperatorError {
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

type Release = () => Promise<void>;

/** Holds the address until it is released, however the process ends; rejects when another process holds it. */
function holdAddress(address: string): Promise<Release> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address }, () => {
      server.unref();
      resolve(() => new Promise((done) => void server.close(() => done())));
    });
  });
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Linux: a socket in the abstract namespace, named after the folder. The kernel frees it however the process ends. */
async function lockByName(folder: string): Promise<Release | null> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return holdAddress(`\0rentsafe-${name}`).catch((error: unknown) => {
    if (isTaken(error)) return null;
    throw error;
  });
}

/** True when a process listens there. */
function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

/**
 * Linux too: a socket in the folder, for the container or the mount that sees the same folder under another name. What a dead
 * process left of it is taken over. A file system without sockets has the name alone.
 */
async function lockInside(folder: string): Promise<Release | null> {
  // Through a descriptor: the address of a socket has 107 bytes at most.
  const directory = openSync(folder, 'r');
  const address = `/proc/self/fd/${directory}/${SOCKET}`;
  try {
    const release = await holdAddress(address).catch(async (error: unknown) => {
      if (!isTaken(error) || (await isAnswered(address))) throw error;
      rmSync(path.join(folder, SOCKET), { force: true });
      return holdAddress(address);
    });
    return () => release().finally(() => closeSync(directory));
  } catch (error) {
    closeSync(directory);
    return isTaken(error) ? null : async () => undefined;
  }
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
  const release = await lockByName(folder);
  const releaseInside = release && (await lockInside(folder));
  if (!releaseInside) {
    await release?.();
    throw new FolderInUseError(folder, holderOf(file));
  }
  // Only for the message of a second process.
  writeFileSync(file, String(process.pid));
  return async () => {
    rmSync(file, { force: true });
    await releaseInside();
    await release();
  };
}
