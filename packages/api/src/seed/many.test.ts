import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { openEmptyDatabase } from '../testing/databases.ts';
import { seedMany } from './many.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase('postgres');
});
afterAll(() => database.close());

const count = async (table: string) => {
  const [found] = await rows<{ n: number }>(database.db, sql.raw(`SELECT count(*)::int AS n FROM ${table}`));
  return found?.n;
};

it('an interrupted seed goes on where it stopped; a finished one does nothing', async () => {
  const wanted = { kind: 'individuals', total: 250, size: 100 } as const;
  const onBatch = (done: number) => {
    if (done > 100) throw new Error('interrupted');
  };
  await expect(seedMany(database, { ...wanted, onBatch })).rejects.toThrow('interrupted');
  expect(await count('individuals')).toBe(100);
  expect(await seedMany(database, wanted)).toBe(100);
  expect(await count('individuals')).toBe(250);
  expect(await seedMany(database, wanted)).toBe(250);
  expect(await count('individuals')).toBe(250);
});

it('companies come with head offices and branches', async () => {
  await seedMany(database, { kind: 'companies', total: 40 });
  expect(await count('companies')).toBe(40);
  expect(await count('branches WHERE is_head_office')).toBe(40);
  expect(await count('branches')).toBeGreaterThan(40);
});
