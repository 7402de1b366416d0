import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { patient } from '../testing/constants.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { type Db, rows } from './database.ts';
import { openPostgres } from './postgres.ts';
import { nameOften } from './preparedClient.ts';

it('names what is asked for often, the same text always the same', () => {
  const nameOf = nameOften();
  const asked = () => nameOf('SELECT $1::int');
  expect(Array.from({ length: 4 }, asked)).toEqual(Array(4).fill(undefined));
  const name = asked();
  expect(name).toMatch(/^often_[\da-f]{32}$/);
  expect([asked(), nameOf('SELECT $1::text')]).toEqual([name, undefined]);
  expect(Array.from({ length: 9 }, () => nameOf('begin'))).toEqual(Array(9).fill(undefined));
});

it('keeps so many names at most', () => {
  const nameOf = nameOften();
  const named = Array.from({ length: 200 }, (_, nth) =>
    Array.from({ length: 5 }, () => nameOf(`SELECT ${nth}`)).at(-1),
  );
  expect(new Set(named.filter(Boolean)).size).toBe(150);
  expect(nameOf('SELECT 0')).toBe(named[0]);
});

/** What of an often asked statement a connection has prepared, and whether its values still count. */
async function askedOften(db: Db, times = 9): Promise<{ prepared: number; answers: number[] }> {
  return db.transaction(async (tx) => {
    const answers: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const [row] = await rows<{ value: number }>(
        tx,
        sql`SELECT ${nth}::int AS value FROM books WHERE client_id = 1`,
      );
      answers.push(row?.value ?? -1);
    }
    const [found] = await rows<{ prepared: number }>(
      tx,
      sql`SELECT count(*)::int AS prepared FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int AS value%'`,
    );
    return { prepared: found?.prepared ?? 0, answers };
  });
}

it.each([
  { prepares: true, prepared: 1 },
  { prepares: false, prepared: 0 },
])('prepares $prepared of a statement where it is $prepares', async ({ prepares, prepared }) => {
  const database = openPostgres(await createTestDatabase(), patient, patient, prepares);
  try {
    expect(await askedOften(database.db)).toEqual({ prepared, answers: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  } finally {
    await database.close();
  }
});

it.each([
  { of: 'a transaction', ask: (db: Db, query: SQL) => db.transaction((tx) => rows<object>(tx, query)) },
  { of: 'a single read', ask: (db: Db, query: SQL) => rows<object>(db, query) },
])('answers $of also after a table has changed under a statement that is prepared', async ({ ask }) => {
  const database = openPostgres(await createTestDatabase(), patient);
  const all = sql`SELECT * FROM books WHERE client_id = 1`;
  // On each of ten connections.
  const askAtOnce = () => Promise.all(Array.from({ length: 10 }, () => ask(database.db, all)));
  try {
    for (let nth = 0; nth < 9; nth += 1) await askAtOnce();
    await database.exec('ALTER TABLE books ADD COLUMN added_later int');
    for (const [book] of [await ask(database.db, all), ...(await askAtOnce())]) {
      expect(book).toHaveProperty('added_later', null);
    }
  } finally {
    await database.close();
  }
});
