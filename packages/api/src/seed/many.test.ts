import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openPglite, rows } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedMany } from './many.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
  await migrate(database);
});
afterAll(() => database.close());

const count = async (table: string) => {
  const [found] = await rows<{ n: number }>(database.db, sql.raw(`SELECT count(*)::int AS n FROM ${table}`));
  return found?.n;
};

it('an interrupted seed goes on where it stopped; a finished one does nothing', async () => {
  const stopAt = (last: number) => (done: number) => {
    if (done >= last) throw new Error('interrupted');
  };
  const run = seedMany(database, { kind: 'individuals', total: 1200, onBatch: stopAt(1000) });
  await expect(run).rejects.toThrow('interrupted');
  expect(await count('individuals')).toBe(500);
  expect(await seedMany(database, { kind: 'individuals', total: 1200 })).toBe(500);
  expect(await count('individuals')).toBe(1200);
  expect(await seedMany(database, { kind: 'individuals', total: 1200 })).toBe(1200);
  expect(await count('individuals')).toBe(1200);
});

it('companies come with head offices and branches', async () => {
  await seedMany(database, { kind: 'companies', total: 40 });
  expect(await count('companies')).toBe(40);
  expect(await count('branches WHERE is_head_office')).toBe(40);
  expect(await count('branches')).toBeGreaterThan(40);
});
