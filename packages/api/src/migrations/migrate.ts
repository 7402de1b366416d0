import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/database.ts';
import { NO_LIMIT } from '../db/postgres.ts';
import { OperatorError } from '../operatorError.ts';
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

function check(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  const newer = applied.find(({ name }) => !known.has(name));
  if (newer) {
    throw new MigrationError(
      `The database was migrated by a newer version of RentSafe (${newer.name}). Start that version, or restore a backup of this one.`,
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

async function applyMissing(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.exec(table);
  const applied = await readApplied(database.db);
  check(applied, migrations);
  for (const { name, checksum } of migrations) {
    if (checksum === null || !applied.some((entry) => entry.name === name && entry.checksum === null))
      continue;
    await database.db.execute(sql`UPDATE schema_migrations SET checksum = ${checksum} WHERE name = ${name}`);
  }
  for (const migration of migrations) {
    if (!applied.some(({ name }) => name === migration.name)) await apply(database, migration);
  }
}

/**
 * Applies the migrations that this database has not seen yet, in the order of their names.
 *
 * @throws MigrationError when the database is newer than this version, or an applied file has changed since.
 */
export const migrate = (database: Database, migrations = allMigrations()): Promise<void> =>
  database.exclusively(() => applyMissing(database, migrations));
