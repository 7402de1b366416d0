import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { sqlMigration } from '../migrations/migrations.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { runAlone } from '../testing/postgres.ts';
import { isUnavailable } from './errors.ts';
import { jobTimeouts, openPostgres, requestTimeouts } from './postgres.ts';

it('G21 a statement of a call ends by its timeout, and one of a job has another', async () => {
  expect(jobTimeouts.statement).toBeGreaterThan(10 * requestTimeouts.statement);
  const short = { connect: 5_000, statement: 50, silence: 5_000 };
  const database = openPostgres(await createTestDatabase(), short, { ...short, statement: 30_000 });
  const slow = sql`SELECT pg_sleep(0.2)`;
  try {
    const ended = await database.db.execute(slow).catch((error: unknown) => error);
    expect(isUnavailable(ended)).toBe(true);
    await expect(database.jobDb.execute(slow)).resolves.toBeDefined();
    await expect(database.jobDb.transaction((tx) => tx.execute(slow))).resolves.toBeDefined();
  } finally {
    await database.close();
  }
});

it('behind a pooler, where the limit of the role counts, two migrate at once, and jobs have theirs', async () => {
  const url = await createTestDatabase('template0');
  // No limit is sent with the connections: those of requests would be, and a pooler passes on none.
  const none = { connect: 5_000, statement: 0, silence: 30_000 };
  const [one, other] = [openPostgres(url, none, none), openPostgres(url, none, none)];
  await runAlone(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = '100ms'`);
  const slow = [sqlMigration('0001_slow', 'SELECT pg_sleep(0.3); CREATE TABLE slow ();')];
  try {
    await Promise.all([migrate(one, slow), migrate(other, slow)]);
    await one.longTransaction((tx) => tx.execute(sql`SELECT pg_sleep(0.2) FROM slow`));
    await one.jobDb.transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.2)`));
    expect(isUnavailable(await one.db.execute(sql`SELECT pg_sleep(0.2)`).catch((error) => error))).toBe(true);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
