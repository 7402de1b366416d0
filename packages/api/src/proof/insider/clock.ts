import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rows } from '../../db/database.ts';

/**
 * Makes a database tell the time of the test: what its functions take from the clock of the machine they take from a row, which
 * copies of the database have too.
 */
export async function ownTheClock({ db }: Database, now: Date): Promise<void> {
  await db.execute(sql`CREATE TABLE insider_clock (at timestamptz NOT NULL)`);
  await db.execute(sql`INSERT INTO insider_clock VALUES (${now.toISOString()})`);
  await db.execute(
    sql`CREATE FUNCTION insider_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM insider_clock'`,
  );
  const functions = await rows<{ source: string }>(
    db,
    sql`SELECT pg_get_functiondef(p.oid) AS source FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'public' AND p.prosrc LIKE '%clock_timestamp()%'`,
  );
  for (const { source } of functions) {
    await db.execute(sql.raw(source.replaceAll('clock_timestamp()', 'insider_now()')));
  }
}

export const setClock = ({ db }: Database, now: Date) =>
  db.execute(sql`UPDATE insider_clock SET at = ${now.toISOString()}`);
