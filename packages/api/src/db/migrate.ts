import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Database, rows } from './database.ts';
import { driverError, sqlState } from './errors.ts';

const folder = new URL('./migrations/', import.meta.url);

// Any fixed number: whoever holds it migrates, the others wait. Each script is one implicit transaction.
const locked = 'SELECT pg_advisory_xact_lock(7236001);\n';

/** Runs the SQL files that this database has not seen yet, in the order of their names. */
export async function migrate({ db, exec }: Database): Promise<void> {
  await exec(
    `${locked}CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());`,
  );
  const done = await rows<{ name: string }>(db, sql`SELECT name FROM schema_migrations`);
  const files = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of files.sort()) {
    if (done.some((migration) => migration.name === name)) continue;
    const script = readFileSync(new URL(name, folder), 'utf8');
    try {
      await exec(`${locked}INSERT INTO schema_migrations (name) VALUES ('${name}');\n${script}`);
    } catch (error) {
      const { constraint } = driverError(error) as { constraint?: string };
      const wasRunByAnother = sqlState(error) === '23505' && constraint === 'schema_migrations_pkey';
      if (!wasRunByAnother) throw error;
    }
  }
}
