// `npm run bench:growth`: what the screens and steps of a month cost in a book of 10,000 leases and in one of 100,000, beside their SQL,
// and how they grow between the two: 1 is as the book does. On a PostgreSQL of its own, or with `--server <url>` on another, whose
// databases growth_10000 and growth_100000 are filled once and kept. `--only ageing` measures those alone whose name has it; `--reads`
// leaves the steps out, which post.
// `npm run bench:growth -- --fill --leases 1000000 --books 10 --database <url>` only fills a database, and checks it.
// Fails where a screen takes over 150 ms or three times what it takes at 10,000, a report over a second.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../db/database.ts';
import { commandTimeouts, openPostgres } from '../../db/postgres.ts';
import { migrate } from '../../migrations/migrate.ts';
import { seedMany } from '../../seed/many.ts';
import { seed } from '../../seed/seed.ts';
import { brokenIdentities } from '../../testing/identities.ts';
import { databaseUrl, runAlone, startPostgres } from '../../testing/postgres.ts';
import { callsOf, firstAdmin, recordedOn, replayOf } from '../callsOf.ts';
import { timeOf } from '../comparison.ts';
import { fillBooks } from '../speedBooks.ts';
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
    verbose: { type: 'boolean', default: false },
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
  for (let book = 1; book <= size.books; book += 1) {
    const broken = await brokenIdentities(database.db, book);
    if (broken.length > 0) throw new Error(`Book ${book}: ${JSON.stringify(broken.slice(0, 5))}`);
  }
  progress('each half of each book is 0, and each kept sum is what was posted.');
}

const figure = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);

interface Times {
  ours: number;
  plain: number;
}

/** Milliseconds of each screen, and of its statements alone; of the steps that post, of a call. */
async function timesOf(database: Database, leases: number, recorded: ReturnType<typeof recordedOn>) {
  const { db } = database;
  const { app, call } = await callsOf(database);
  const times = new Map<string, Times>();
  for (const { name, path } of screensOf(leases, day)) {
    if (!name.includes(values.only)) continue;
    const plain = await replayOf({ call, db, ...recorded }, path);
    await plain();
    const [own, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      own.push(await timeOf(() => call('GET', path)));
      other.push(await timeOf(plain));
      // What takes seconds is not asked again and again.
      if (round > 0 && (own[0] ?? 0) > 3_000) break;
    }
    times.set(name, { ours: Math.min(...own), plain: Math.min(...other) });
    if (values.verbose) progress(`${leases} leases, ${name}: ${figure(Math.min(...own))} ms`);
  }
  const steps = values.reads ? new Map<string, number>() : await timeSteps(call, leases, day, values.only);
  await app.close();
  return { times, steps };
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
  const recorded = recordedOn(large);
  const before = await timesOf(small, SMALL, recorded);
  const after = await timesOf(large, LARGE, recorded);
  await small.close();
  await large.close();
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}; ms, the least of ${values.rounds} rounds\n`,
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
  for (const { name, kind } of screensOf(LARGE, day)) {
    const [from, to] = [before.times.get(name), after.times.get(name)];
    if (!from || !to) continue;
    const isKept =
      kind === 'report' ? to.ours <= REPORT_MS : to.ours <= SCREEN_MS && to.ours <= SCREEN_GROWTH * from.ours;
    row(name, from.ours, to.ours, to.plain, isKept);
  }
  for (const [name, to] of after.steps) {
    const from = before.steps.get(name) ?? to;
    row(name, from, to, null, to <= SCREEN_GROWTH * from);
  }
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
  const own = values.server ? null : await startPostgres({ sharedBuffers: '3GB', walSize: '8GB' });
  try {
    process.exitCode = (await measure(values.server ?? own?.url ?? '')) ? 0 : 1;
  } finally {
    await own?.stop();
  }
}
