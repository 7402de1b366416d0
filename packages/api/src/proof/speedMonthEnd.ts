import { setFlagsFromString } from 'node:v8';

import { runInNewContext } from 'node:vm';
import { addDays, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type Query, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';

/** Lines of a statement that one call takes. */
const LINES = 1_000;
const RENT = 50_000n;
/** Lines whose suggestions are read, as a user does before matching one. */
const SUGGESTED = 200;
const GOAL = 2;
/** What the heap may be after the last line is matched, of what it was after a tenth of them. */
const GROWTH = 1.1;

export type Call = (method: 'GET' | 'POST', to: string, body?: object) => Promise<unknown>;

/** Calls of a server with the statements that they make. */
export interface Recorded {
  call: Call;
  db: Db;
  /** Those since it was emptied. */
  statements: Query[];
  /** Carries one out without recording it. */
  execute: (on: Db, query: Query) => Promise<unknown>;
}

interface MonthEnd extends Recorded {
  /** Of the first book. */
  leases: number;
  today: PlainDate;
  /** A database with the same rows, on which the statements are carried out once more. */
  copy: Db;
}

/** The day of the first statement that is imported: there is one a day, up to today. */
export const firstStatement = (leases: number, today: PlainDate): PlainDate =>
  addDays(today, 1 - Math.ceil(leases / LINES));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1_048_576;
}

/** Statements in their order, those of a transaction in one. */
async function replay(on: Db, queries: readonly Query[], execute: MonthEnd['execute']): Promise<void> {
  for (let at = 0; at < queries.length; at += 1) {
    const query = queries[at] as Query;
    if (!/^begin/.test(query.sql)) {
      await execute(on, query);
      continue;
    }
    const end = queries.findIndex(({ sql: text }, index) => index > at && /^(commit|rollback)$/.test(text));
    const inside = queries.slice(at + 1, end);
    await on.transaction(async (tx) => {
      for (const own of inside) await execute(tx, own);
    });
    at = end;
  }
}

const tables = [
  'entries',
  'transfers',
  'charges',
  'receipts',
  'allocations',
  'bank_lines',
  'bank_matches',
].concat('disbursements', 'disbursement_lines', 'reconciliations', 'audit_events');

/** How many rows there are, and what the accounts hold. */
async function contentsOf(db: Db): Promise<string> {
  const counts = sql.join(
    tables.map((table) => sql`SELECT ${table} AS what, count(*)::text AS much FROM ${sql.raw(table)}`),
    sql` UNION ALL `,
  );
  const found = await rows(
    db,
    sql`${counts} UNION ALL SELECT kind, sum(debits - credits)::text FROM accounts JOIN account_balances ON account_id = id
        GROUP BY kind ORDER BY 1`,
  );
  return JSON.stringify(found);
}

interface Times {
  ours: number;
  plain: number;
}

function printRow(name: string, count: number, { ours, plain }: Times): boolean {
  const ratio = ours / plain;
  const each = (plain / count).toFixed(1);
  const figures = [count, (ours / 1000).toFixed(2), (plain / 1000).toFixed(2), each, ratio.toFixed(2), GOAL];
  console.log(
    `${name.padEnd(38)}${figures.map((figure) => String(figure).padStart(10)).join('')} ${ratio <= GOAL ? '' : 'OVER'}`,
  );
  return ratio <= GOAL;
}

/** Makes calls step by step, and carries out their statements once more. */
function comparedSteps({ call, statements, copy, execute }: MonthEnd) {
  let holds = true;
  let calls = 0;
  const times = { ours: 0, plain: 0 };
  const total = { calls: 0, ours: 0, plain: 0 };
  const both: Call = async (method, to, body) => {
    statements.length = 0;
    const start = performance.now();
    const answer = await call(method, to, body);
    const answered = performance.now();
    const own = [...statements];
    const again = performance.now();
    await replay(copy, own, execute);
    times.plain += performance.now() - again;
    times.ours += answered - start;
    calls += 1;
    return answer;
  };
  const step = async (name: string, run: () => Promise<void>) => {
    Object.assign(times, { ours: 0, plain: 0 });
    calls = 0;
    await run();
    total.calls += calls;
    total.ours += times.ours;
    total.plain += times.plain;
    holds = printRow(name, calls, times) && holds;
  };
  /** Whether all steps hold, and together. */
  const end = () => printRow('all', total.calls, total) && holds;
  return { both, step, end };
}

interface Line {
  id: number;
  /** The number of the lease that pays it. */
  lease: string;
}

/** A statement a day, of a thousand lines at most. */
async function importStatements(both: Call, { call, leases, today }: MonthEnd): Promise<Line[]> {
  const first = firstStatement(leases, today);
  const { rows: before } = (await call(
    'GET',
    `reports/trial-balance/?currency=USD&as_at=${addDays(first, -1)}`,
  )) as { rows: { kind: string; balance: string }[] };
  let balance = toMinor(before.find(({ kind }) => kind === 'bank')?.balance ?? '0.00');
  const lines: Line[] = [];
  for (let nth = 0; nth < Math.ceil(leases / LINES); nth += 1) {
    const on = addDays(first, nth);
    const count = Math.min(LINES, leases - nth * LINES);
    const opening = toDecimal(balance);
    balance += RENT * BigInt(count);
    const statement = (await both('POST', 'bank-statements/', {
      ...{ bank_account: 1, from_on: on, to_on: on, opening, closing: toDecimal(balance) },
      lines: Array.from({ length: count }, (_, line) => ({
        on,
        description: `Transfer L-${nth * LINES + line + 1}`,
        amount: toDecimal(RENT),
      })),
    })) as { lines: { id: number; description: string }[] };
    for (const { id, description } of statement.lines)
      lines.push({ id, lease: description.replace('Transfer ', '') });
  }
  return lines;
}

async function readSuggestions(both: Call, lines: readonly Line[]): Promise<void> {
  for (const { id, lease } of lines) {
    const { results } = (await both('GET', `bank-lines/${id}/suggestions/`)) as {
      results: { number: string }[];
    };
    if (results[0]?.number !== lease) throw new Error(`Of ${lease} something else is suggested.`);
  }
}

/** @returns the heap after a tenth of the lines. */
async function matchLines(both: Call, lines: readonly Line[]): Promise<number> {
  let early = 0;
  for (const [nth, { id, lease }] of lines.entries()) {
    await both('POST', `bank-lines/${id}/match/`, { lease: Number(lease.slice('L-'.length)) });
    if (nth + 1 === Math.ceil(lines.length / 10)) early = heapMegabytes();
  }
  return early;
}

/**
 * The end of a month of a book whose leases all pay by transfer, from what the bank sent to the file of payments: each call beside the
 * statements that it makes, carried out once more on a copy of the database without the server.
 *
 * @returns whether every step takes at most twice what its statements take, and the memory is flat.
 * @throws Error where the statements have left other rows than the calls: then they were not the same work.
 */
export async function compareMonthEnd(compared: MonthEnd): Promise<boolean> {
  const { today, db, copy } = compared;
  const { both, step, end } = comparedSteps(compared);
  console.log(
    `\n${'month end'.padEnd(38)}${['calls', 'ours, s', 'SQL, s', 'ms a call', 'ratio', 'goal'].map((head) => head.padStart(10)).join('')}`,
  );
  await step('charge the month', async () => {
    for (let remaining = 1; remaining > 0; )
      ({ remaining } = (await both('POST', 'charge-runs/', { month: monthOf(today) })) as {
        remaining: number;
      });
  });
  let lines: Line[] = [];
  await step('import statements of the bank', async () => {
    lines = await importStatements(both, compared);
  });
  await step('read what a line may be', () => readSuggestions(both, lines.slice(-SUGGESTED)));
  let early = 0;
  await step('match each line with its lease', async () => {
    early = await matchLines(both, lines);
  });
  const late = heapMegabytes();
  let made: { id: number }[] = [];
  await step('prepare what landlords are paid', async () => {
    ({ made } = (await both('POST', 'disbursements/prepare/', { bank_account: 1, currency: 'USD' })) as {
      made: typeof made;
    });
  });
  await step('approve each payment', async () => {
    for (const { id } of made) await both('POST', `disbursements/${id}/approve/`, { version: 1 });
  });
  await step('make the file for the bank', async () => {
    await both('GET', 'bank-accounts/1/payment-file/?format=csv');
  });
  // Afterwards: its days are closed.
  await step('reconcile the account', async () => {
    await both('POST', 'reconciliations/', { bank_account: 1, on: today });
  });
  const holds = end();
  const growth = late / early;
  console.log(
    `heap after a tenth of the lines ${early.toFixed(0)} MB, after all ${late.toFixed(0)} MB: ${growth.toFixed(2)} (at most ${GROWTH}) ${growth <= GROWTH ? '' : 'OVER'}; at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of memory in all`,
  );
  if ((await contentsOf(db)) !== (await contentsOf(copy)))
    throw new Error('The statements alone have left other rows than the calls.');
  return holds && growth <= GROWTH;
}
