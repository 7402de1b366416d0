import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/database.ts';
import { isDiskFull } from '../db/errors.ts';
import { OperatorError } from '../operatorError.ts';
import { wholeRow } from './fileRows.ts';
import { checkBackup } from './readBackup.ts';
import {
  type BackupEnd,
  type BackupHead,
  type BackupTable,
  backupTables,
  FORMAT,
  type TableHead,
} from './tables.ts';

type Source = Pick<Database, 'db' | 'filesDir'>;

export const earlierStay = 'This backup was not made; those that were made before are as they were.';

/** Rows that are read at a time; a file is up to 20 MB of text. */
const fetchOf = (table: string) => (table === 'file_contents' ? 2 : 500);

export async function migrationsOf(db: Db): Promise<string[]> {
  const found = await rows<{ name: string }>(db, sql`SELECT name FROM schema_migrations ORDER BY name`);
  return found.map(({ name }) => name);
}

/** The rows of a table as the database itself writes them in JSON: no number or time passes through JavaScript's types. */
async function* tableRows({ db, filesDir }: Source, { name, order }: BackupTable): AsyncGenerator<string[]> {
  await db.execute(
    sql.raw(
      `DECLARE dump NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${name} t ORDER BY ${order}`,
    ),
  );
  for (;;) {
    const found = await rows<{ line: string }>(db, sql.raw(`FETCH ${fetchOf(name)} FROM dump`));
    if (found.length === 0) break;
    const lines = found.map(({ line }) => line);
    yield name === 'file_contents' ? await Promise.all(lines.map((line) => wholeRow(line, filesDir))) : lines;
  }
  await db.execute(sql.raw('CLOSE dump'));
}

/** The lines of a backup: a head, each table's name and rows, and an end. To be read within one snapshot. */
async function* backupLines(source: Source): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const line = (value: BackupHead | TableHead | BackupEnd) => `${JSON.stringify(value)}\n`;
  yield hashed(line({ format: FORMAT, migrations: await migrationsOf(source.db) }));
  let count = 0;
  for (const table of await backupTables(source.db)) {
    yield hashed(line({ table: table.name }));
    for await (const batch of tableRows(source, table)) {
      count += batch.length;
      yield hashed(`${batch.join('\n')}\n`);
    }
  }
  yield line({ end: true, rows: count, sha256: hash.digest('hex') });
}

/**
 * Writes everything that the database holds at this moment into a new file, which only its owner may read. The same
 * records give the same bytes, whichever database they come from. It has its name once it was read again; returns its rows.
 *
 * @throws OperatorError when the file exists, or its disk is full.
 */
export async function backUp({ db, filesDir }: Source, file: string): Promise<number> {
  const partial = `${file}.part`;
  if (existsSync(file)) throw new OperatorError(`${file} already exists.`);
  const output = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST'
        ? `${partial} exists: another backup is being written, or one was interrupted. Delete it in that case.`
        : error.message,
    );
  });
  let count = 0;
  let failure: unknown;
  // What the pipeline rejects with is that it was aborted.
  const keep = (error: unknown) => {
    failure = error;
    throw error;
  };
  try {
    try {
      await db.transaction(
        async (tx) => {
          await tx.execute(sql`SET LOCAL TimeZone = 'UTC'`);
          await pipeline(Readable.from(backupLines({ db: tx, filesDir })), createGzip(), async (chunks) => {
            for await (const chunk of chunks) await output.writeFile(chunk as Buffer).catch(keep);
          });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      await output.sync();
    } finally {
      await output.close();
    }
    count = await checkBackup(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!isDiskFull(failure ?? error)) throw failure ?? error;
    throw new OperatorError(`The disk of ${file} is full. ${earlierStay}`);
  }
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return count;
}
