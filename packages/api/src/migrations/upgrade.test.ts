import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { trialBalance } from '../ledgerReport/trialBalance.ts';
import { storedCurrencies } from '../money/wire.ts';
import { type BookFacts, bookFacts, fileFacts } from '../testing/bookFacts.ts';
import { patient } from '../testing/constants.ts';
import { createTestDatabase, onEitherDatabase, openBlankDatabase } from '../testing/databases.ts';
import { ServerProcess } from '../testing/process.ts';
import { addCount } from '../testing/proof.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations.ts';

const read = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
/** Where the product stood for hours, with what is stored in another form than before; made by scripts/dumpReleases.mjs. */
const releases = JSON.parse(read('releases.json').toString()) as { head: string }[];

/** Puts the database of a release into an empty one. */
const load = (database: Database, head: string): Promise<void> =>
  database.exec(`${brotliDecompressSync(read(`release${head}.sql.br`)).toString()}\nRESET ALL;`);

/** What this version reports of a book, in the form of `BookFacts`. */
async function reported({ db }: Database, { client, entries }: BookFacts): Promise<string> {
  const lines: string[] = [];
  const asKnown = { as_at: today(new Date('2100-01-01T12:00:00Z')), known_seq: entries };
  for (const [currency, stored] of Object.entries(storedCurrencies) as [Currency, string][]) {
    const balances = await trialBalance(db, client, currency, asKnown);
    for (const { half, kind, balance } of balances.rows)
      lines.push(`${half} ${stored} ${kind} ${toMinor(balance)}`);
  }
  return lines.sort().join('\n');
}

onEitherDatabase((kind) => {
  it.each(releases)(
    'a database of the release $head is upgraded with every entry, balance and file',
    async ({ head }) => {
      const database = await openBlankDatabase(kind);
      try {
        await load(database, head);
        const before = await bookFacts(database);
        const entries = before.map((book) => book.entries);
        expect(entries.filter((count) => count === 0)).toEqual([]);
        expect(Math.max(...entries)).toBeGreaterThan(500);
        await migrate(database);
        const after = await bookFacts(database);
        expect(after).toEqual(before);
        for (const facts of after) expect(await reported(database, facts)).toBe(facts.balances);
        const files = await fileFacts(database);
        addCount(
          'entries',
          entries.reduce((sum, count) => sum + count, 0),
        );
        addCount('files', files.length);
      } finally {
        await database.close();
      }
    },
  );
});

it('two processes that begin an upgrade at once: one makes it, and both serve', async () => {
  const DATABASE_URL = await createTestDatabase('template0');
  const database = openPostgres(DATABASE_URL, patient);
  const started: ServerProcess[] = [];
  try {
    await load(database, '0101');
    const before = await bookFacts(database);
    for (let nth = 0; nth < 2; nth += 1) started.push(new ServerProcess({ DATABASE_URL }));
    await Promise.all(started.map((server) => server.address()));
    const seen = await rows<{ name: string }>(
      database.db,
      sql`SELECT name FROM schema_migrations ORDER BY name`,
    );
    expect(seen.map(({ name }) => name)).toEqual(allMigrations().map(({ name }) => name));
    expect(await bookFacts(database)).toEqual(before);
  } finally {
    for (const { child, exited } of started) {
      child.kill('SIGKILL');
      await exited;
    }
    await database.close();
  }
});
