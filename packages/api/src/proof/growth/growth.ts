// `npm run bench:growth`: what the screens and steps of a month cost in a book of 10,000 leases and in one of 100,000, beside their SQL,
// and how they grow between the two: 1 is as the book does. On a PostgreSQL of its own, or with `--server <url>` on another, whose
// databases growth_10000 and growth_100000 are filled once and kept. `--only ageing` measures those alone whose name has it; `--reads`
// leaves the steps out, which post.
// `npm run bench:growth -- --fill --leases 1000000 --books 10 --database <url>` only fills a database, and checks it.
// Measured is the time of processors, of this process and of PostgreSQL on the same machine: whatever else that does.
// Fails where a screen takes over 150 ms or three times what it takes at 10,000, a report over a second.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../db/database.ts';
import { commandTimeouts, openPostgres } from '../../db/postgres.ts';
import { addUpMonths } from '../../insight/monthSums.ts';
import { migrate } from '../../migrations/migrate.ts';
import { seedMany } from '../../seed/many.ts';
import { seed } from '../../seed/seed.ts';
import { brokenIdentities } from '../../testing/identities.ts';
import { databaseUrl, runAlone, startPostgres } from '../../testing/postgres.ts';
import { callsOf, firstAdmin, recordedOn, replayOf } from '../callsOf.ts';
import type { Work } from '../comparison.ts';
import { fillBooks } from '../speedBooks.ts';
import { processorOf } from './processor.ts';
import { screensOf } from './screens.ts';
import { timeSteps } from './steps.ts';

const SCREEN_MS = 150;
const SCREEN_GROWTH = 3;
const REPORT_MS = 1_000;
const [SMALL, LARGE] = [10_000, 100_000];

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    server: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    reads: { type: 'boolean', default: false },
    fill: { type: 'boolean', default: false },
    leases: { type: 'string', default: '100000' },
    books: { type: 'string', default: '1' },
    months: { type: 'string', default: '12' },
    database: { type: 'string' },
  },
});
const now = new Date();
const day = today(now);
const started = performance.now();
const progress = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s: ${line}`);

/** Fills a database that has no lease, and looks whether what it has holds. */
async function fill(database: Database, size: { leases: number; books: number; months: number }) {
  await migrate(database);
  const [found] = await rows<{ filled: boolean }>(
    database.db,
    sql`SELECT EXISTS (SELECT FROM leases) AS filled`,
  );
  if (found?.filled) return;
  const config = {
    ...{ adminEmail: firstAdmin.username, adminPassword: firstAdmin.password, isLocal: true },
    ...{ sampleData: false, samplePassword: null, sampleMonths: 1 },
  };
  await seed(database, { config, now, progress });
  const people = Math.min(size.leases, 100_000);
  await seedMany(database, { kind: 'individuals', total: people });
  progress(`${people} people.`);
  await fillBooks(database, { ...size, people, orders: 0 }, { today: day, progress });
  progress(`${size.leases} leases in ${size.books} books, ${size.months} months.`);
  progress(
    await addUpMonths({
      ...{ db: database.jobDb, now },
      onError: (error) => {
        throw error;
      },
    }),
  );
  for (let book = 1; book <= size.books; book += 1) {
    const broken = await brokenIdentities(database.db, book);
    if (broken.length > 0) throw new Error(`Book ${book}: ${JSON.stringify(broken.slice(0, 5))}`);
  }
  progress('each half of each book is 0, and each kept sum is what was posted.');
}

const figure = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);

type Recorded = Parameters<typeof replayOf>[0];

/** Milliseconds of processor of a screen, and of its statements alone. */
async function timesOf(recorded: Recorded, path: string): Promise<{ ours: number; plain: number }> {
  const processor = await processorOf(recorded.db);
  const plain = await replayOf(recorded, path);
  await plain();
  const rounds = Number(values.rounds);
  return {
    ours: await processor(() => recorded.call('GET', path), rounds),
    plain: await processor(plain, rounds),
  };
}

async function measure(server: string): Promise<boolean> {
  const open = async (leases: number) => {
    const name = `growth_${leases}`;
    const found = await runAlone(server, 'SELECT FROM pg_database WHERE datname = $1', [name]);
    if (found.length === 0) await runAlone(server, `CREATE DATABASE ${name}`);
    const database = openPostgres(databaseUrl(server, name), commandTimeouts);
    await fill(database, { leases, books: 1, months: Number(values.months) });
    return database;
  };
  const [small, large] = [await open(SMALL), await open(LARGE)];
  const noted = recordedOn(large);
  const [before, after] = [await callsOf(small), await callsOf(large)];
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}; ms of processor, averages of ${values.rounds}\n`,
  );
  console.log(
    '| | 10,000 | 100,000 | its SQL | ratio | exponent | goal |\n| --- | --: | --: | --: | --: | --: | --- |',
  );
  let holds = true;
  const row = (name: string, from: number, to: number, plain: number | null, isKept: boolean) => {
    holds &&= isKept;
    const exponent = Math.log10(to / from).toFixed(2);
    const beside = plain === null ? '– | –' : `${figure(plain)} | ${(to / plain).toFixed(2)}`;
    console.log(
      `| ${name} | ${figure(from)} | ${figure(to)} | ${beside} | ${exponent} | ${isKept ? 'kept' : '**over**'} |`,
    );
  };
  const ofSmall = screensOf(SMALL, day);
  for (const [nth, { name, kind, path }] of screensOf(LARGE, day).entries()) {
    if (!name.includes(values.only)) continue;
    const from = await timesOf({ call: before.call, db: small.db, ...noted }, ofSmall[nth]?.path ?? path);
    const to = await timesOf({ call: after.call, db: large.db, ...noted }, path);
    const isKept =
      kind === 'report' ? to.ours <= REPORT_MS : to.ours <= SCREEN_MS && to.ours <= SCREEN_GROWTH * from.ours;
    row(name, from.ours, to.ours, to.plain, isKept);
  }
  if (!values.reads) {
    const processor = await processorOf(large.db);
    const timeOf = (work: Work) => processor(work, 1);
    const only = values.only;
    const from = await timeSteps(before.call, timeOf, { leases: SMALL, day, only });
    for (const [name, ms] of await timeSteps(after.call, timeOf, { leases: LARGE, day, only }))
      row(name, from.get(name) ?? ms, ms, null, ms <= SCREEN_GROWTH * (from.get(name) ?? ms));
  }
  for (const { app } of [before, after]) await app.close();
  await small.close();
  await large.close();
  return holds;
}

if (values.fill) {
  if (!values.database) throw new Error('--fill needs --database <url>.');
  const database = openPostgres(values.database, commandTimeouts);
  const size = { leases: Number(values.leases), books: Number(values.books), months: Number(values.months) };
  if (!(size.leases > 0) || size.leases % (size.books * 1_000) !== 0)
    throw new Error('Each book has a multiple of 1,000 leases.');
  await fill(database, size);
  await database.close();
} else {
  const own = values.server
    ? null
    : await startPostgres({ sharedBuffers: '3GB', walSize: '8GB', workMem: '32MB' });
  try {
    process.exitCode = (await measure(values.server ?? own?.url ?? '')) ? 0 : 1;
  } finally {
    await own?.stop();
  }
}
