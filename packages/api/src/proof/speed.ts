// `npm run bench:ledger -- --leases 1000000 --books 50 --months 12`, or `--embedded --leases 20000`: what the calls of the ledger
// cost beside plain SQL, on a new database with so many leases; with `--people 1000000` also reports and searches among so many.
// With `--orders 500000` also the lists and costs of maintenance, and what is to be done. `--only reports/` measures those alone whose
// name has it; `--month-end` measures the end of a month instead, from what the bank sent to the file of payments, on PostgreSQL.
// `--months 0` leaves out all that was posted; `--database <url>` is filled once, and keeps its rows.
// Prints a table, and fails where a ratio is over its goal.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { commandTimeouts, openPostgres } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { seedMany } from '../seed/many.ts';
import { seed } from '../seed/seed.ts';
import { databaseUrl, runAlone, startPostgres } from '../testing/postgres.ts';
import { callsOf, firstAdmin, recordedOn } from './callsOf.ts';
import { fillBooks, fillStatement } from './speedBooks.ts';
import { compareCalls } from './speedCalls.ts';
import { compareMonthEnd, firstStatement } from './speedMonthEnd.ts';
import type { Size } from './speedSize.ts';

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
    'month-end': { type: 'boolean', default: false },
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
const now = new Date();
const day = today(now);

interface Opened {
  database: Database;
  /** Another database with the rows of now; null where there is only one. */
  copy: (name: string) => Promise<Database | null>;
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
  const copies: Database[] = [];
  const copy = async (name: string) => {
    // Only a database that nobody is connected to can be copied.
    await runAlone(
      postgres.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'speed'`,
    );
    await runAlone(postgres.url, `CREATE DATABASE ${name} TEMPLATE speed`);
    const copied = openPostgres(databaseUrl(postgres.url, name), commandTimeouts);
    copies.push(copied);
    return copied;
  };
  const close = async () => {
    for (const copied of copies) await copied.close();
    await database.close();
    await postgres.stop();
  };
  return { database, copy, close };
}

const { database, copy, close } = await open();
try {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const progress = (line: string) => console.log(`${seconds()}: ${line}`);
  await migrate(database);
  const own = {
    adminEmail: firstAdmin.username,
    adminPassword: firstAdmin.password,
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
    if (!values['month-end']) before = await copy('before');
    await fillBooks(database, size, { today: day, progress });
    progress(`${size.leases} leases in ${size.books} books, ${size.months} months.`);
  }

  const { db } = database;
  const calls = await callsOf(database);
  const { call } = calls;

  const recorded = recordedOn(database);
  const shared = { db, call, ...recorded };
  console.log(
    `\n${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.versions.node}, ${values.embedded ? 'PGlite' : 'PostgreSQL'}; ${size.leases} leases`,
  );
  let holds: boolean;
  if (values['month-end']) {
    const each = size.leases / size.books;
    await db.execute(sql`UPDATE landlords SET account_number = '4004112345'`);
    await fillStatement(database, firstStatement(each, day));
    const copied = await copy('again');
    if (!copied) throw new Error('The month end needs a PostgreSQL of its own.');
    holds = await compareMonthEnd({
      ...shared,
      copy: copied.db,
      leases: size.leases / size.books,
      today: day,
    });
  } else {
    const former = before && (await callsOf(before));
    holds = await compareCalls({
      ...shared,
      size,
      rounds,
      today: day,
      database,
      former: former?.call,
      only: values.only,
    });
    await former?.app.close();
  }
  await calls.app.close();
  process.exitCode = holds ? 0 : 1;
} finally {
  await close();
}
