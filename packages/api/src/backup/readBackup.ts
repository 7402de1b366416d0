import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '../operatorError.ts';
import { type BackupHead, FORMAT } from './tables.ts';

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzip = createGunzip();
  const source = createReadStream(file).on('error', (error) => unzip.destroy(error));
  let rest = '';
  try {
    for await (const chunk of source.pipe(unzip).setEncoding('utf8')) {
      const text = String(chunk);
      // A file is one long line of many chunks.
      if (!text.includes('\n')) {
        rest += text;
        continue;
      }
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new OperatorError(code?.startsWith('Z_') ? `${file} is damaged or not a backup.` : message);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new OperatorError(`${file} is cut off.`);
}

function parseHead(line: string | undefined, file: string): BackupHead {
  try {
    const head = JSON.parse(line ?? '') as Omit<BackupHead, 'format'> & { format?: string };
    if (head.format === FORMAT) return { ...head, format: FORMAT };
    if (head.format?.startsWith('rentsafe-backup-')) {
      throw new OperatorError(`${file} is of another version: restore it with the one that made it.`);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // Reported below.
  }
  throw new OperatorError(`${file} is not a backup of RentSafe.`);
}

type Mark = { table: string } | { end: true; rows: number; sha256: string };

/** Parses a line that is not a row; rows have neither key. */
function parseMark(line: string, file: string): Mark | null {
  if (!/^\{"(table|end)":/.test(line)) return null;
  try {
    return JSON.parse(line) as Mark;
  } catch {
    throw new OperatorError(`${file} is damaged or not a backup.`);
  }
}

type BackupPart = { head: BackupHead } | { table: string } | { row: string };

/**
 * Reads a backup from its head to its end.
 *
 * @throws OperatorError, at its end at the latest, where it is damaged, cut off or altered.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  let count = 0;
  let ended = false;
  let head: BackupHead | undefined;
  for await (const line of linesOf(file)) {
    const mark = head && parseMark(line, file);
    if (ended || (mark && 'end' in mark && mark.sha256 !== hash.copy().digest('hex'))) {
      throw new OperatorError(`${file} was altered after it was made.`);
    }
    hash.update(`${line}\n`);
    if (!head) {
      head = parseHead(line, file);
      yield { head };
    } else if (!mark) {
      count += 1;
      yield { row: line };
    } else if ('table' in mark) yield { table: mark.table };
    else if (mark.rows === count) ended = true;
    else break;
  }
  if (!ended) throw new OperatorError(head ? `${file} is cut off.` : `${file} is not a backup of RentSafe.`);
}

/** Reads all of a backup, and returns how many rows it has. @throws OperatorError as `readBackup` does. */
export async function checkBackup(file: string): Promise<number> {
  let count = 0;
  for await (const part of readBackup(file)) if ('row' in part) count += 1;
  return count;
}
