import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { loggable } from '../http/errors.ts';
import { OperatorError } from '../operatorError.ts';
import { backUpRunning } from './backUpRunning.ts';
import { listenForCommands } from './control.ts';
import { backUpDue } from './kept.ts';

/** Not at the start, which has enough to do. */
const EVERY_MS = 10 * 60_000;

/** From when the server listens until it closes: makes the backup of each day, and those that a command asks for, one at a time. */
export function startBackups(app: FastifyInstance, database: Database, everyMs = EVERY_MS): void {
  const { backupDir: folder, backupsKept: kept, jobs } = app.config;
  const stopping = new AbortController();
  const onError = (error: unknown) =>
    app.log.error(
      error instanceof OperatorError ? { problem: error.message } : loggable(error as Error),
      'no backup was made',
    );
  let running: Promise<unknown> | null = null;
  const backUp = (file: string): Promise<number> => {
    if (running) throw new OperatorError('Another backup is being made: try again when it is done.');
    const made = backUpRunning(database, file, stopping.signal).finally(() => {
      running = null;
    });
    running = made.catch(() => undefined);
    return made;
  };
  const makeDue = async () => {
    if (!folder || running) return;
    const began = performance.now();
    try {
      if (!(await backUpDue({ folder, kept, now: app.now() }, backUp))) return;
      app.log.info({ backup: folder, ms: Math.round(performance.now() - began) }, 'a backup was made');
      app.isBackupMissing = false;
    } catch (error) {
      app.isBackupMissing = true;
      onError(error);
    }
  };
  const isScheduled = folder !== null && kept > 0 && jobs;
  const timer = isScheduled ? setInterval(() => void makeDue(), everyMs).unref() : undefined;
  let close: (() => void) | undefined;
  app.addHook('onListen', async () => {
    const { filesDir } = database;
    if (filesDir) close = await listenForCommands(path.dirname(filesDir), backUp, onError);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
    close?.();
  });
}
