// `npm run bench:ledger -- --leases 1000000 --books 50 --months 12`, or `--embedded --leases 20000`: what the calls of the ledger
// cost beside plain SQL, on a new database with so many leases. Prints a table, and fails where a ratio is over its goal.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, monthOf, today } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { type Database, rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { commandTimeouts, openPostgres } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { seedMany } from '../seed/many.ts';
import { seed } from '../seed/seed.ts';
import { buildServer } from '../server.ts';
import { databaseUrl, runAlone, startPostgres } from '../testing/postgres.ts';
import { fillBooks, type Size } from './speedBooks.ts';

const { values } = parseArgs({
  options: {
    leases: { type: 'string', default: '20000' },
    books: { type: 'string', default: '1' },
    months: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '15' },
    embedded: { type: 'boolean', default: false },
  },
});
const size: Size = {
  leases: Number(values.leases),
  books: Number(values.books),
  months: Number(values.months),
};
if (!(size.leases % (size.books * 1_000) === 0) || size.leases === 0) {
  console.error('Each book has a multiple of 1,000 leases.');
  process.exit(1);
}
const admin = { username: 'speed@rentsafe.example', password: 'Msasa trees turn red 9' };
const now = new Date();
const day = today(now);

async function open(): Promise<{ database: Database; close: () => Promise<void> }> {
  if (values.embedded) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-speed-'));
    const database = await openFolder(folder);
    const close = async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { database, close };
  }
  const postgres = await startPostgres({ sharedBuffers: '4GB' });
  await runAlone(postgres.url, 'CREATE DATABASE speed');
  const database = openPostgres(databaseUrl(postgres.url, 'speed'), commandTimeouts);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { database, close };
}

type Work = () => Promise<unknown>;
interface Comparison {
  name: string;
  ours: Work;
  plain: Work;
  /** How many times what `plain` takes `ours` may take. */
  goal: number;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Both side by side in each round; the ratio is that of the medians. */
async function compare({ name, ours, plain, goal }: Comparison) {
  await ours();
  await plain();
  const times = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    times.ours.push(await timeOf(ours));
    times.plain.push(await timeOf(plain));
  }
  const [own, other] = [median(times.ours), median(times.plain)];
  const ratio = own / other;
  const text = `${own.toFixed(2).padStart(10)} ${other.toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(7)} ${String(goal).padStart(5)}`;
  console.log(`${name.padEnd(46)} ${text} ${ratio <= goal ? '' : 'OVER'}`);
  return ratio <= goal;
}

const { database, close } = await open();
try {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const progress = (line: string) => console.log(`${seconds()}: ${line}`);
  await migrate(database);
  const own = {
    adminEmail: admin.username,
    adminPassword: admin.password,
    sampleData: false,
    sampleMonths: 1,
  };
  await seed(database, { config: own, now, progress });
  await seedMany(database, { kind: 'individuals', total: 1_000 });
  await fillBooks(database, size, { today: day, progress });
  progress(`${size.leases} leases in ${size.books} books, ${size.months} months.`);

  const { db } = database;
  /** The statements of the requests since it was emptied. */
  const statements: SQL[] = [];
  const execute = db.execute.bind(db);
  db.execute = ((query: SQL) => {
    statements.push(query);
    return execute(query);
  }) as typeof db.execute;
  const app = await buildServer({
    config: { ...readConfig({ LOG_LEVEL: 'silent', APP_DIR: '/nowhere' }) },
    database,
  });
  await app.ready();
  let headers: Record<string, string> = {};
  const call = async (method: 'GET' | 'POST', to: string, body?: object) => {
    const reply = await app.inject({ method, url: `/api/${to}`, headers, ...(body && { payload: body }) });
    if (reply.statusCode >= 400) throw new Error(`${method} ${to}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  headers = { authorization: `Bearer ${(await call('POST', 'auth/login/', admin)).access}` };

  /** The statements of a call, once more without the server. */
  async function replayOf(to: string): Promise<Work> {
    statements.length = 0;
    await call('GET', to);
    const own = [...statements];
    return async () => {
      for (const query of own) await execute(query);
    };
  }
  const lease = Math.floor(size.leases / size.books / 2);
  const last = Math.min(500, size.leases / size.books / 20);
  const before = addDays(day, -60);
  const listed = [
    'leases/',
    'receipts/',
    'charges/',
    'units/',
    'overview/',
    'reports/ageing/?currency=USD',
    `leases/${lease}/balance/`,
    `reports/customer-statement/?lease=${lease}&currency=USD&from=${addDays(day, -365)}&to=${day}`,
    `reports/rent-collection/?currency=USD&month=${monthOf(before)}`,
  ];
  const reads: Comparison[] = [];
  for (const to of listed) {
    const plain = await replayOf(to);
    reads.push({ name: `${to.split('?')[0]} : its SQL`, ours: () => call('GET', to), plain, goal: 1.5 });
  }
  const asAt = (to: string, query: string): Comparison => ({
    name: `${to.split('?')[0]} as at 60 days ago : today`,
    ours: () => call('GET', `${to}${query}as_at=${before}`),
    plain: () => call('GET', to),
    goal: 2,
  });
  reads.push(
    asAt('overview/', '?'),
    asAt('reports/ageing/?currency=USD', '&'),
    asAt(`leases/${lease}/balance/`, '?'),
  );
  for (const list of ['leases/', 'receipts/', 'charges/']) {
    reads.push({
      name: `${list} page ${last} : page 1`,
      ours: () => call('GET', `${list}?page=${last}`),
      plain: () => call('GET', list),
      goal: 5,
    });
  }

  // The same rows, in tables without keys and triggers.
  const tables = ['entries', 'transfers', 'receipts', 'allocations', 'invoices', 'charges'];
  await database.exec(
    tables.map((table) => `CREATE TABLE plain_${table} (LIKE ${table} INCLUDING GENERATED);`).join('\n'),
  );
  const columnsOf = new Map<string, SQL>();
  for (const table of tables) {
    const found = await rows<{ name: string }>(
      db,
      sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table}
          AND table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    );
    columnsOf.set(table, sql.raw(found.map(({ name }) => `"${name}"`).join(', ')));
  }
  /** Inserts the last rows of tables once more, in one transaction. */
  async function plainOf(counts: Readonly<Record<string, number>>): Promise<Work> {
    const batches: SQL[] = [];
    for (const [table, count] of Object.entries(counts)) {
      const source = sql.raw(table);
      const order = sql.raw(table === 'entries' ? 'seq' : table === 'transfers' ? 'entry_seq' : 'id');
      const found = await rows(
        db,
        sql`SELECT * FROM ${source} WHERE client_id = 1 ORDER BY ${order} DESC LIMIT ${count}`,
      );
      const columns = columnsOf.get(table);
      batches.push(sql`INSERT INTO ${sql.raw(`plain_${table}`)} (${columns})
        SELECT ${columns} FROM json_populate_recordset(null::${source}, ${JSON.stringify(found)}::json)`);
    }
    return () =>
      db.transaction(async (tx) => {
        for (const query of batches) await tx.execute(query);
      });
  }
  // Leases that owe several months: each payment settles some of one.
  let next = 0;
  const receive = () =>
    call('POST', 'receipts/', {
      lease: 20 * (1 + (next++ % (size.leases / size.books / 20))),
      bank_account: 1,
      received_on: day,
      amount: { amount: '10.00', currency: 'USD' },
      method: 'cash',
    });
  await receive();
  const writes: Comparison[] = [
    {
      name: 'a receipt : plain inserts of its rows',
      ours: receive,
      plain: await plainOf({ entries: 2, transfers: 4, receipts: 1, allocations: 1 }),
      goal: 12,
    },
  ];
  // Of the present month and the next: as many batches as rounds, if the book has them.
  const batches = Math.floor(size.leases / size.books / 500) * 2;
  let batch = 0;
  const run = async () => {
    const months = [monthOf(day), monthOf(addDays(`${monthOf(day)}-28`, 7))];
    const { charges } = await call('POST', 'charge-runs/', { month: months[batch < batches / 2 ? 0 : 1] });
    batch += 1;
    if (charges !== 500) throw new Error(`A run of ${charges} charges.`);
  };
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}, ${values.embedded ? 'PGlite' : 'PostgreSQL'}; milliseconds, medians of ${values.rounds}`,
  );
  console.log(`${''.padEnd(46)}       ours      plain   ratio  goal`);
  let holds = true;
  for (const comparison of [...reads, ...writes]) holds = (await compare(comparison)) && holds;
  const runs: number[] = [];
  while (batch < batches && runs.length < Number(values.rounds)) runs.push(await timeOf(run));
  const bulk = await plainOf({ entries: 1, transfers: 500, invoices: 500, charges: 500 });
  const plain: number[] = [];
  for (let round = 0; round < runs.length; round += 1) plain.push(await timeOf(bulk));
  const ratio = median(plain) / median(runs);
  console.log(
    `${'month run, 500 leases : plain bulk inserts'.padEnd(46)} ${median(runs).toFixed(2).padStart(10)} ${median(plain).toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(7)}  0.05 (the share of the plain speed, at least) ${ratio >= 0.05 ? '' : 'UNDER'}`,
  );
  await app.close();
  process.exitCode = holds && ratio >= 0.05 ? 0 : 1;
} finally {
  await close();
}
