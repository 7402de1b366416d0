import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
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
