// `npm run bench:ledger -- --leases 1000000 --books 50 --months 12`, or `--embedded --leases 20000`: what the calls of the ledger
// cost beside plain SQL, on a new database with so many leases; with `--people 1000000` also reports and searches among so many.
// With `--orders 500000` also the lists and costs of maintenance, and what is to be done. `--only reports/` measures those alone whose
// name has it; `--months 0` leaves out all that was posted; `--database <url>` is filled once, and keeps its rows.
// Prints a table, and fails where a ratio is over its goal.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, monthOf, today } from '@rentsafe/domain/date';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { type Query, type SQL, sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { type Database, type Db, rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { commandTimeouts, openPostgres } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { seedMany } from '../seed/many.ts';
import { seed } from '../seed/seed.ts';
import { buildServer } from '../server.ts';
import { databaseUrl, runAlone, startPostgres } from '../testing/postgres.ts';
import { type Comparison, compare, median, timeOf, type Work } from './comparison.ts';
import { fillBooks, type Size } from './speedBooks.ts';
import { maintenanceReads } from './speedOrders.ts';
import { personReads } from './speedPersons.ts';
import { reportReads } from './speedReports.ts';

const { values } = parseArgs({
  options: {
    leases: { type: 'string', default: '20000' },
    books: { type: 'string', default: '1' },
    months: { type: 'string', default: '12' },
    people: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '15' },
    database: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const size: Size = {
  leases: Number(values.leases),
  books: Number(values.books),
  months: Number(values.months),
  people: Number(values.people),
  orders: Number(values.orders),
};
if (!(size.leases % (size.books * 1_000) === 0) || size.leases === 0) {
  console.error('Each book has a multiple of 1,000 leases.');
  process.exit(1);
}
const rounds = Number(values.rounds);
const admin = { username: 'speed@rentsafe.example', password: 'Msasa trees turn red 9' };
const now = new Date();
const day = today(now);

interface Opened {
  database: Database;
  /** Another database with the rows of now; null where there is only one. */
  copy: () => Promise<Database | null>;
  close: () => Promise<void>;
}

async function open(): Promise<Opened> {
  if (values.embedded) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-speed-'));
    const database = await openFolder(folder);
    const close = async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { database, copy: async () => null, close };
  }
  if (values.database) {
    const database = openPostgres(values.database, commandTimeouts);
    return { database, copy: async () => null, close: database.close };
  }
  const postgres = await startPostgres({ sharedBuffers: '4GB', walSize: '8GB' });
  await runAlone(postgres.url, 'CREATE DATABASE speed');
  const database = openPostgres(databaseUrl(postgres.url, 'speed'), commandTimeouts);
  let copied: Database | null = null;
  const copy = async () => {
    // Only a database that nobody is connected to can be copied.
    await runAlone(
      postgres.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'speed'`,
    );
    await runAlone(postgres.url, 'CREATE DATABASE before TEMPLATE speed');
    copied = openPostgres(databaseUrl(postgres.url, 'before'), commandTimeouts);
    return copied;
  };
  const close = async () => {
    await copied?.close();
    await database.close();
    await postgres.stop();
  };
  return { database, copy, close };
}

/** A server on a database, with the first administrator signed in. */
async function callsOf(database: Database) {
  const app = await buildServer({
    config: readConfig({ LOG_LEVEL: 'silent', APP_DIR: '/nowhere' }),
    database,
  });
  await app.ready();
  let headers: Record<string, string> = {};
  const send = (method: 'GET' | 'POST', to: string, body?: object) =>
    app.inject({ method, url: `/api/${to}`, headers, ...(body && { payload: body }) });
  const signIn = async () => {
    headers = { authorization: `Bearer ${(await send('POST', 'auth/login/', admin)).json().access}` };
  };
  const call = async (method: 'GET' | 'POST', to: string, body?: object) => {
    let reply = await send(method, to, body);
    if (reply.statusCode === 401) {
      await signIn();
      reply = await send(method, to, body);
    }
    if (reply.statusCode >= 400) throw new Error(`${method} ${to}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  await signIn();
  return { app, call };
}

const { database, copy, close } = await open();
try {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const progress = (line: string) => console.log(`${seconds()}: ${line}`);
  await migrate(database);
  const own = {
    adminEmail: admin.username,
    adminPassword: admin.password,
    isLocal: true,
    sampleData: false,
    samplePassword: null,
    sampleMonths: 1,
  };
  const [found] = await rows<{ filled: boolean }>(
    database.db,
    sql`SELECT EXISTS (SELECT FROM leases) AS filled`,
  );
  let before: Database | null = null;
  if (!found?.filled) {
    await seed(database, { config: own, now, progress });
    await seedMany(database, {
      kind: 'individuals',
      total: size.people,
      onBatch: (done) => done % 100_000 === 0 && progress(`${done} people.`),
    });
    before = await copy();
    await fillBooks(database, size, { today: day, progress });
    progress(`${size.leases} leases in ${size.books} books, ${size.months} months.`);
  }

  const { db } = database;
  const calls = await callsOf(database);
  const { call } = calls;

  /** The statements of the requests since it was emptied. */
  const statements: Query[] = [];
  const session = Object.getPrototypeOf(db._.session) as typeof db._.session;
  const { prepareQuery } = session;
  session.prepareQuery = function (this: typeof session, query: Query, ...rest: unknown[]) {
    statements.push(query);
    return prepareQuery.apply(this, [query, ...rest] as Parameters<typeof prepareQuery>);
  } as typeof prepareQuery;
  /** The statements of a call, once more without the server. */
  async function replayOf(to: string): Promise<Work> {
    statements.length = 0;
    await call('GET', to);
    const own = statements.filter(({ sql: text }) => !/^(begin|commit)/.test(text));
    const replay = async (on: Db) => {
      for (const query of own) {
        await prepareQuery.call(on._.session, query, undefined, undefined, false).execute();
      }
    };
    return own.length < statements.length ? () => db.transaction(replay) : () => replay(db);
  }
  const lease = Math.floor(size.leases / size.books / 2);
  const last = Math.min(500, size.leases / size.books / 20);
  const earlier = addDays(day, -60);
  const surname = sampleIndividual(2).last_name;
  const listed = [
    'leases/',
    `leases/?q=L-${lease}`,
    `leases/?q=${surname}`,
    'leases/?q=Harare',
    'units/',
  ].concat(`leases/${lease}/`);
  const posted = [
    'receipts/',
    `receipts/?q=L-${lease}`,
    `invoices/?q=L-${lease}`,
    'charges/',
    'invoices/',
    'debt-calls/?currency=USD',
    'overview/',
    'reports/ageing/?currency=USD',
    `leases/${lease}/balance/`,
    `reports/customer-statement/?lease=${lease}&currency=USD&from=${addDays(day, -365)}&to=${day}`,
    `reports/rent-collection/?currency=USD&month=${monthOf(earlier)}`,
    `reports/month-end/?month=${monthOf(earlier)}`,
    'disbursements/available/?currency=USD',
  ];
  const reads: Comparison[] = [];
  const hasPostings = size.months > 0;
  const operations = size.orders > 0 ? maintenanceReads(size.orders, day) : [];
  for (const to of [...listed, ...(hasPostings ? posted : []), ...operations]) {
    const plain = await replayOf(to);
    const name = to.replace(/(?<!(requests|orders|todo)\/)\?(?!q=)(.*(by=\w+))?.*/, ' $3').trim();
    reads.push({ name: `${name} : its SQL`, ours: () => call('GET', to), plain, goal: 1.5 });
  }
  const asAt = (to: string, query: string): Comparison => ({
    name: `${to.split('?')[0]} as at 60 days ago : today`,
    ours: () => call('GET', `${to}${query}as_at=${earlier}`),
    plain: () => call('GET', to),
    goal: 2,
  });
  if (hasPostings) {
    reads.push(
      ...(await reportReads((to) => call('GET', to), replayOf, day)),
      asAt('overview/', '?'),
      asAt('reports/ageing/?currency=USD', '&'),
      asAt(`leases/${lease}/balance/`, '?'),
    );
  }
  for (const list of ['leases/', 'units/', ...(hasPostings ? ['receipts/', 'invoices/', 'charges/'] : [])]) {
    reads.push({
      name: `${list} page ${last} : page 1`,
      ours: () => call('GET', `${list}?page=${last}`),
      plain: () => call('GET', list),
      goal: 5,
    });
  }
  const former = before && (await callsOf(before));
  reads.push(
    ...(await personReads({
      size,
      db,
      get: (to) => call('GET', to),
      replayOf,
      former: former && ((to) => former.call('GET', to)),
    })),
  );

  // The same rows, in tables without keys and triggers.
  const tables = ['entries', 'transfers', 'receipts', 'allocations', 'invoices', 'charges'];
  await database.exec(
    tables
      .map((table) => `CREATE TABLE IF NOT EXISTS plain_${table} (LIKE ${table} INCLUDING GENERATED);`)
      .join('\n'),
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
  if (hasPostings) await receive();
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
  async function compareRuns(): Promise<boolean> {
    const runs: number[] = [];
    while (batch < batches && runs.length < rounds) runs.push(await timeOf(run));
    const bulk = await plainOf({ entries: 1, transfers: 500, invoices: 500, charges: 500 });
    const plain: number[] = [];
    for (let round = 0; round < runs.length; round += 1) plain.push(await timeOf(bulk));
    const ratio = median(plain) / median(runs);
    console.log(
      `${'month run, 500 leases : plain bulk inserts'.padEnd(46)} ${median(runs).toFixed(2).padStart(10)} ${median(plain).toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(7)}  0.05 (the share of the plain speed, at least) ${ratio >= 0.05 ? '' : 'UNDER'}`,
    );
    return ratio >= 0.05;
  }
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}, ${values.embedded ? 'PGlite' : 'PostgreSQL'}; milliseconds, medians of ${rounds}`,
  );
  console.log(`${''.padEnd(46)}       ours      plain   ratio  goal`);
  let holds = true;
  // Of a million, its totals take half a minute each time.
  const isOfUnits = ({ name }: Comparison) => Number(name.startsWith('units/'));
  const slowestLast = reads.toSorted((a, b) => isOfUnits(a) - isOfUnits(b));
  const compared = [...slowestLast, ...(hasPostings ? writes : [])].filter(({ name }) =>
    name.includes(values.only),
  );
  for (const comparison of compared) holds = (await compare(comparison, rounds)) && holds;
  if (hasPostings && !values.only) holds = (await compareRuns()) && holds;
  await calls.app.close();
  await former?.app.close();
  process.exitCode = holds ? 0 : 1;
} finally {
  await close();
}
