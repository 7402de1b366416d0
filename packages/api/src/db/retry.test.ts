import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
import { rows } from './database.ts';
import { openPostgres } from './postgres.ts';
import { withRetry } from './retry.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

it.each(['40P01', '40001'])('%s is tried again three times, then it is a failure', async (code) => {
  let attempts = 0;
  const always = withRetry(async () => {
    attempts += 1;
    throw failure(code);
  });
  await expect(always).rejects.toThrow(code);
  expect(attempts).toBe(4);
  attempts = 0;
  const once = withRetry(async () => {
    attempts += 1;
    if (attempts === 1) throw failure(code);
    return 'done';
  });
  expect(await once).toBe('done');
});

it('any other failure is one attempt', async () => {
  let attempts = 0;
  const failing = withRetry(async () => {
    attempts += 1;
    throw failure('23505');
  });
  await expect(failing).rejects.toThrow('23505');
  expect(attempts).toBe(1);
});

it('of two transactions that wait for each other both are carried out', async () => {
  const database = openPostgres(await createTestDatabase());
  const attempts = [0, 0];
  let ready = 0;
  let meet: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const rename = (process: number, ids: number[]) =>
    database.db.transaction(async (tx) => {
      attempts[process] = (attempts[process] ?? 0) + 1;
      for (const id of ids) {
        await tx.execute(sql`UPDATE clients SET name = name || ${String(process)} WHERE id = ${id}`);
        ready += 1;
        if (ready >= 2) meet();
        await both;
      }
    });
  try {
    await database.db.execute(sql`INSERT INTO clients (id, name) VALUES (2, 'Kopje Estates')`);
    await Promise.all([rename(0, [1, 2]), rename(1, [2, 1])]);
    expect(Math.max(...attempts)).toBeGreaterThan(1);
    const found = await rows<{ name: string }>(database.db, sql`SELECT name FROM clients ORDER BY id`);
    for (const { name } of found) expect(name).toMatch(/(01|10)$/);
  } finally {
    await database.close();
  }
});
