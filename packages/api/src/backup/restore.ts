import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rows, VACUUM } from '../db/database.ts';
import { OperatorError } from '../operatorError.ts';
import { migrationsOf } from './backup.ts';
import { intoFolder } from './fileRows.ts';
import { checkBackup, readBackup } from './readBackup.ts';
import { backupTables } from './tables.ts';

const BATCH = 500;
/** Rows of files are large: so many characters are one batch too. */
const BATCH_LENGTH = 8_000_000;

/** Rows as the database wrote them, read by the database: see `tableRows` of backup.ts. */
async function insert(db: Db, table: string, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const name = sql.identifier(table);
  const columns = await storedColumns(db, table);
  await db.execute(
    sql`INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${`[${lines.join(',')}]`}::text::json)`,
  );
}

/** The columns that are not computed from others. */
async function storedColumns(db: Db, table: string): Promise<SQL> {
  const found = await rows<{ name: string }>(
    db,
    sql`SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'`,
  );
  return sql.join(
    found.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

const entryOf = (line: string) => {
  const { client_id, entry_seq } = JSON.parse(line) as { client_id: number; entry_seq: number };
  return `${client_id} ${entry_seq}`;
};

/** Whether a batch may end before a line: the transfers of an entry are one statement. */
const mayEndBefore = (table: string | undefined, line: string, last: string | undefined) =>
  table !== 'transfers' || last === undefined || entryOf(line) !== entryOf(last);

async function refuseFilled(db: Db): Promise<void> {
  for (const { name } of await backupTables(db)) {
    const found = await rows(db, sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (found.length > 0) throw new OperatorError('The database is not empty: restore into a new one.');
  }
}

async function continueIds(db: Db): Promise<void> {
  const identities = await rows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'`,
  );
  for (const { name } of identities) {
    await db.execute(
      sql`SELECT setval(seqrelid, greatest(max(id) + 1, seqstart), false)
          FROM pg_sequence LEFT JOIN ${sql.identifier(name)} ON true
          WHERE seqrelid = pg_get_serial_sequence(${name}, 'id')::regclass GROUP BY seqrelid, seqstart`,
    );
  }
}

/**
 * Fills an empty, migrated database from a backup, wholly or not at all, and returns how many rows there were. The backup is read
 * to its end before anything is touched.
 *
 * @throws OperatorError when the database is not empty, or the file is damaged, cut off, altered, or of another version.
 */
export async function restore({ db, exec, filesDir }: Database, file: string): Promise<number> {
  await checkBackup(file);
  const folder = filesDir === null ? null : intoFolder(filesDir);
  const fill = async (tx: Db) => {
    await refuseFilled(tx);
    await tx.execute(sql`SET CONSTRAINTS ALL DEFERRED`);
    await tx.execute(sql`SET LOCAL rentsafe.restoring = 'on'`);
    let table: string | undefined;
    let batch: string[] = [];
    let length = 0;
    let count = 0;
    const flush = async () => {
      if (table) await insert(tx, table, batch);
      batch = [];
      length = 0;
    };
    for await (const part of readBackup(file)) {
      if ('row' in part) {
        const { row } = part;
        if ((batch.length >= BATCH || length >= BATCH_LENGTH) && mayEndBefore(table, row, batch.at(-1)))
          await flush();
        batch.push(folder && table === 'file_contents' ? await folder.row(row) : row);
        length += row.length;
        count += 1;
      } else if ('table' in part) {
        await flush();
        table = part.table;
      } else if (part.head.migrations.join() !== (await migrationsOf(tx)).join()) {
        throw new OperatorError(`${file} is of another version: restore it with the one that made it.`);
      }
    }
    await flush();
    await continueIds(tx);
    // Nothing was changed since: months that are charged whole need not be looked through.
    await tx.execute(sql`SELECT mark_charged_months(client_id, current_date - 365, current_date) FROM books`);
    await tx.execute(sql`DELETE FROM changed_leases`);
    await tx.execute(
      sql`INSERT INTO installation (identity) VALUES ('restored') ON CONFLICT (is_only) DO UPDATE SET identity = 'restored'`,
    );
    return count;
  };
  const restored = await db.transaction(fill).catch(async (error: unknown) => {
    await folder?.undo();
    throw error;
  });
  await exec(VACUUM);
  return restored;
}
