import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sizeOf } from '../db/copyFolder.ts';
import type { Database } from '../db/database.ts';
import { isDiskFull } from '../db/errors.ts';
import { needRoom } from '../db/room.ts';
import { OperatorError } from '../operatorError.ts';
import { backUp, earlierStay } from './backup.ts';

/** After what serves calls, and on a busy machine not last of all. */
const PRIORITY = 5;

const isBuilt = import.meta.url.endsWith('.js');
const program = fileURLToPath(
  new URL(isBuilt ? './cli/backUpCopy.js' : '../cli/backUpCopy.ts', import.meta.url),
);

/** In a process of its own, at the lowest priority: calls go on meanwhile, and what reads the copy proves that it opens. */
async function writeFrom(copy: string, file: string, signal: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, program, copy, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) os.setPriority(child.pid, PRIORITY);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const [output, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  signal.removeEventListener('abort', kill);
  if (signal.aborted) await rm(`${file}.part`, { force: true });
  if (code !== 0) throw new OperatorError(problem.trim() || 'The backup was interrupted.');
  return Number(output);
}

async function backUpFolder({ copyTo }: Database, dataDir: string, file: string, signal: AbortSignal) {
  if (existsSync(file)) throw new OperatorError(`${file} already exists.`);
  const copy = path.join(dataDir, 'copy');
  // What a process that was killed left.
  await rm(copy, { recursive: true, force: true });
  const size = await sizeOf(path.join(dataDir, 'database'));
  const isOnSameDisk = (await stat(path.dirname(file))).dev === (await stat(dataDir)).dev;
  const written = isOnSameDisk ? size + (await sizeOf(path.join(dataDir, 'files')).catch(() => 0)) : 0;
  await needRoom(dataDir, size + written, { purpose: 'a backup', otherwise: earlierStay });
  try {
    await mkdir(copy, { mode: 0o700 });
    await copyTo?.(copy);
    return await writeFrom(copy, file, signal);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new OperatorError(`The disk of ${dataDir} is full. ${earlierStay}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Writes a backup of a database that a server is using; returns how many rows it has. Of an embedded database its folder is copied
 * first, which holds up calls for as long as its last changes take to copy.
 */
export const backUpRunning = (database: Database, file: string, signal: AbortSignal): Promise<number> =>
  database.filesDir && database.copyTo
    ? backUpFolder(database, path.dirname(database.filesDir), file, signal)
    : backUp({ db: database.jobDb, filesDir: null }, file);
