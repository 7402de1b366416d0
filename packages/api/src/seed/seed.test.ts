import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { patient } from '../testing/constants.ts';
import { createTestDatabase, openEmptyDatabase } from '../testing/databases.ts';
import { SAMPLE_INDIVIDUALS, seed } from './seed.ts';

const open: Database[] = [];
const emptyDatabase = async () => {
  const database = await openEmptyDatabase('postgres');
  open.push(database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

const start = (database: Database, sampleData: boolean, signal?: AbortSignal) =>
  seed(database, {
    config: {
      adminEmail: 'a@rentsafe.example',
      adminPassword: 'Msasa trees turn red 9',
      sampleData,
      sampleMonths: 6,
    },
    now: new Date('2026-03-05T08:30:00Z'),
    progress: () => {},
    signal,
  });

async function count({ db }: Database, from: string): Promise<number | undefined> {
  const [found] = await rows<{ n: number }>(db, sql.raw(`SELECT count(*)::int AS n FROM ${from}`));
  return found?.n;
}
const individuals = (database: Database) => count(database, 'individuals');

it('a register without sample records gets none later, however it is started', async () => {
  const database = await emptyDatabase();
  await start(database, false);
  expect(await start(database, true)).toBeNull();
  expect(await individuals(database)).toBe(0);
});

it('nor does one with users that never decided', async () => {
  const database = await emptyDatabase();
  await start(database, false);
  await database.exec('DELETE FROM settings');
  await start(database, true);
  expect(await individuals(database)).toBe(0);
});

it('of ten processes that start at once on a new database one makes the first Admin, and all start', async () => {
  const url = await createTestDatabase('template0');
  const admins = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const database = openPostgres(url, patient);
      open.push(database);
      await migrate(database);
      return start(database, false);
    }),
  );
  expect(admins.filter(Boolean)).toEqual([{ email: 'a@rentsafe.example', generatedPassword: null }]);
});

it('a start that waits for another one can be stopped', async () => {
  const database = await emptyDatabase();
  const stopping = new AbortController();
  await database.exclusively(async () => {
    const waiting = start(database, false, stopping.signal);
    const locks = sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    await expect.poll(() => rows(database.db, locks)).toHaveLength(1);
    stopping.abort();
    await expect(waiting).rejects.toThrow('terminated');
  });
  expect(await count(database, 'users')).toBe(0);
});

it('samples that were interrupted are completed by the next starts, two at once', async () => {
  const database = await emptyDatabase();
  await expect(start(database, true, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await individuals(database)).toBe(0);
  await Promise.all([start(database, true), start(database, true)]);
  expect(await individuals(database)).toBe(SAMPLE_INDIVIDUALS);
  expect(await count(database, 'units')).toBe(400);
  expect(await count(database, 'landlords')).toBe(60);
  const today = `date '2026-03-05'`;
  // Three years of leases, and most units are let today.
  expect(await count(database, `leases WHERE from_on < ${today} - 1000`)).toBeGreaterThan(300);
  expect(await count(database, `leases WHERE state = 'active' AND during @> ${today}`)).toBeGreaterThan(350);
  expect(await count(database, `leases WHERE (state = 'ended') <> (to_on < ${today})`)).toBe(0);
  // Six months of rent; most is paid, some of it late or in part, and some payments bounced.
  expect(await count(database, `charges WHERE period < '2025-10-01'`)).toBe(0);
  expect(await count(database, `charges WHERE period = '2025-10-01'`)).toBeGreaterThan(350);
  expect(await count(database, 'charges')).toBeGreaterThan(2_000);
  expect(await count(database, 'receipts')).toBeGreaterThan(1_800);
  expect(await count(database, 'open_receipts WHERE reversed')).toBeGreaterThan(5);
  expect(await count(database, 'open_items WHERE settled < amount')).toBeGreaterThan(50);
  expect(await count(database, 'open_items WHERE settled > 0 AND settled < amount')).toBeGreaterThan(10);
  // The oldest debts were called about, and some are claimed.
  for (const state of ['draft', 'noticed', 'listed'])
    expect(await count(database, `claims WHERE state = '${state}'`)).toBe(1);
  // Two were sent a notice, which states the amount as it is shown everywhere.
  expect(
    await count(
      database,
      String.raw`claims WHERE notice_text ~ '^Pay \$\d{1,3}(,\d{3})*\.\d\d, or dispute it'`,
    ),
  ).toBe(2);
  expect(await count(database, 'debt_calls')).toBeGreaterThan(4);
  expect(await count(database, 'consents')).toBe(1);
  expect(await count(database, `receipts WHERE received_on > ${today}`)).toBe(0);
  // Whose money it is adds up to what the bank has.
  expect(
    await count(
      database,
      `(SELECT FROM accounts JOIN account_balances ON account_id = id WHERE half = 'money' HAVING sum(debits) <> sum(credits)) x`,
    ),
  ).toBe(0);
});
