import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { addDays, monthOf, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';
import { replayOf } from './callsOf.ts';
import { type Comparison, compare, median, timeOf, type Work } from './comparison.ts';
import type { Call, Recorded } from './speedMonthEnd.ts';
import { maintenanceReads } from './speedOrders.ts';
import { personReads } from './speedPersons.ts';
import { reportReads } from './speedReports.ts';
import type { Size } from './speedSize.ts';

interface Compared extends Recorded {
  database: Database;
  size: Size;
  /** Of which the medians are compared. */
  rounds: number;
  today: PlainDate;
  /** Calls to the same register without a lease; null where there is only one database. */
  former: Call | null | undefined;
  /** Those alone whose name has it; '' is all. */
  only: string;
}

/** What is read of the register alone, and of the postings. */
function readsOf({ size, today: day }: Compared) {
  const lease = Math.floor(size.leases / size.books / 2);
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
    'overview/today/',
    'reports/ageing/?currency=USD',
    `leases/${lease}/balance/`,
    `reports/customer-statement/?lease=${lease}&currency=USD&from=${addDays(day, -365)}&to=${day}`,
    `reports/rent-collection/?currency=USD&month=${monthOf(earlier)}`,
    `reports/month-end/?month=${monthOf(earlier)}`,
    'disbursements/available/?currency=USD',
  ];
  return { lease, earlier, listed, posted };
}

async function compareReads(compared: Compared): Promise<Comparison[]> {
  const { db, call, size, today: day, former } = compared;
  const { lease, earlier, listed, posted } = readsOf(compared);
  const last = Math.min(500, size.leases / size.books / 20);
  const replay = (to: string) => replayOf(compared, to);
  const reads: Comparison[] = [];
  const hasPostings = size.months > 0;
  const operations = size.orders > 0 ? maintenanceReads(size.orders, day) : [];
  for (const to of [...listed, ...(hasPostings ? posted : []), ...operations]) {
    const plain = await replay(to);
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
      ...(await reportReads((to) => call('GET', to), replay, day)),
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
  reads.push(
    ...(await personReads({
      size,
      db,
      get: (to) => call('GET', to),
      replayOf: replay,
      former: former ? (to) => former('GET', to) : null,
    })),
  );
  return reads;
}

/** Inserts the last rows of tables once more, in one transaction, into tables without keys and triggers. */
async function plainInserts({ database, db }: Compared) {
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
  return async function plainOf(counts: Readonly<Record<string, number>>): Promise<Work> {
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
  };
}

type PlainOf = Awaited<ReturnType<typeof plainInserts>>;

/** Payments of leases that owe several months: each settles some of one. */
async function compareReceipts({ call, size, today: day }: Compared, plainOf: PlainOf): Promise<Comparison> {
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
  return {
    name: 'a receipt : plain inserts of its rows',
    ours: receive,
    plain: await plainOf({ entries: 2, transfers: 4, receipts: 1, allocations: 1 }),
    goal: 5,
  };
}

async function compareRuns({ call, size, rounds, today: day }: Compared, plainOf: PlainOf): Promise<boolean> {
  // Of the present month and the next: as many batches as rounds, if the book has them.
  const batches = Math.floor(size.leases / size.books / 500) * 2;
  let batch = 0;
  const run = async () => {
    const months = [monthOf(day), monthOf(addDays(`${monthOf(day)}-28`, 7))];
    const month = months[batch < batches / 2 ? 0 : 1];
    const { charges } = (await call('POST', 'charge-runs/', { month })) as { charges: number };
    batch += 1;
    if (charges !== 500) throw new Error(`A run of ${charges} charges.`);
  };
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

/** What the calls of the ledger cost beside their own SQL, or beside plain inserts of their rows. Prints a row of each. */
export async function compareCalls(compared: Compared): Promise<boolean> {
  const { size, rounds, only } = compared;
  const hasPostings = size.months > 0;
  const reads = await compareReads(compared);
  const plainOf = hasPostings ? await plainInserts(compared) : null;
  const writes = plainOf ? [await compareReceipts(compared, plainOf)] : [];
  console.log(`milliseconds, medians of ${rounds}`);
  console.log(`${''.padEnd(46)}       ours      plain   ratio  goal`);
  let holds = true;
  // Of a million, its totals take half a minute each time.
  const isOfUnits = ({ name }: Comparison) => Number(name.startsWith('units/'));
  const slowestLast = reads.toSorted((a, b) => isOfUnits(a) - isOfUnits(b));
  const chosen = [...slowestLast, ...writes].filter(({ name }) => name.includes(only));
  for (const comparison of chosen) holds = (await compare(comparison, rounds)) && holds;
  if (plainOf && !only) holds = (await compareRuns(compared, plainOf)) && holds;
  return holds;
}
