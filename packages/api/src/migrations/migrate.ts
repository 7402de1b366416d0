import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/database.ts';
import { NO_LIMIT } from '../db/postgres.ts';
import { OperatorError } from '../operatorError.ts';
import { formerCopy, keepFormer } from './formerVersion.ts';
import { allMigrations, type Migration } from './migrations.ts';

/** The database and this version do not belong together. */
export class MigrationError extends OperatorError {}

const table = `CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS checksum text;`;

interface Applied {
  name: string;
  /** Null for a step in TypeScript, and for a file that was applied before checksums were stored. */
  checksum: string | null;
}

const readApplied = (db: Db) =>
  rows<Applied>(db, sql`SELECT name, checksum FROM schema_migrations ORDER BY name`);

/** What to do where an upgrade is to be taken back: docs/operations.md says it at length. */
function wayBack(database: Database, migrations: readonly Migration[]): string {
  const copy = formerCopy(database, migrations.at(-1)?.name ?? '');
  return copy
    ? `or put back the copy that was made before the upgrade, ${copy}, by the steps in docs/operations.md`
    : 'or restore a backup of this one';
}

function check(database: Database, applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  const newer = applied.find(({ name }) => !known.has(name));
  if (newer) {
    throw new MigrationError(
      `The database was migrated by a newer version of RentSafe (${newer.name}). Start that version, ${wayBack(database, migrations)}.`,
    );
  }
  const changed = applied.find(({ name, checksum }) => checksum !== null && checksum !== known.get(name));
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.name} is not the one that was applied to this database. Put the released file back.`,
    );
  }
}

async function apply({ exec, longTransaction }: Database, migration: Migration): Promise<void> {
  const { name, checksum } = migration;
  if ('script' in migration) {
    // A script is one implicit transaction.
    await exec(
      `${NO_LIMIT};\nINSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}');\n${migration.script}`,
    );
  } else {
    await longTransaction(async (tx) => {
      await tx.execute(sql`INSERT INTO schema_migrations (name) VALUES (${name})`);
      await migration.run(tx);
    });
  }
}

/** Called before a database of a former version is changed, with the last migration that it has seen. */
type OnUpgrade = (lastMigration: string) => Promise<unknown>;

async function applyMissing(
  database: Database,
  migrations: readonly Migration[],
  onUpgrade: OnUpgrade | undefined,
): Promise<void> {
  await database.exec(table);
  const applied = await readApplied(database.db);
  check(database, applied, migrations);
  for (const { name, checksum } of migrations) {
    if (checksum === null || !applied.some((entry) => entry.name === name && entry.checksum === null))
      continue;
    await database.db.execute(sql`UPDATE schema_migrations SET checksum = ${checksum} WHERE name = ${name}`);
  }
  const missing = migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
  const last = applied.at(-1);
  if (last && missing.length > 0) await onUpgrade?.(last.name);
  for (const migration of missing) await apply(database, migration);
}

/**
 * Applies the migrations that this database has not seen yet, in the order of their names.
 *
 * @throws MigrationError when the database is newer than this version, or an applied file has changed since.
 */
export const migrate = (
  database: Database,
  migrations = allMigrations(),
  onUpgrade?: OnUpgrade,
): Promise<void> => database.exclusively(() => applyMissing(database, migrations, onUpgrade));

/** As every start does: an embedded database of a former version is copied first, unless no backups are kept. */
export const migrateKeeping = (
  database: Database,
  { backupsKept }: { backupsKept: number },
  progress: (line: string) => void,
): Promise<void> =>
  migrate(database, undefined, async (last) => {
    const copy = backupsKept > 0 ? await keepFormer(database, last) : null;
    if (copy) progress(`A copy of the database before this upgrade is in ${copy}.`);
  });
