import { today } from '@rentsafe/domain/date';
import { currencies } from '@rentsafe/domain/money';
import { addDays } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPassword } from '../auth/password.ts';
import { type Database, rows } from '../db/database.ts';
import { asTheyStand } from '../db/formerRows.ts';
import { openPostgres } from '../db/postgres.ts';
import { journalOf } from '../entry/journal.ts';
import { tableAlone } from '../file/stores.ts';
import { readImport } from '../import/repository.ts';
import { agedLeases } from '../ledger/aged.ts';
import { customerStatement } from '../ledgerReport/customerStatement.ts';
import { trialBalance } from '../ledgerReport/trialBalance.ts';
import { replaceBudget } from '../maintenanceReport/budgets.ts';
import { migrate } from '../migrations/migrate.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { monthEndOf } from '../monthEnd/steps.ts';
import { previewReconciliation } from '../reconciliation/repository.ts';
import { patient } from '../testing/constants.ts';
import { createTestDatabase, openEmptyDatabase } from '../testing/databases.ts';
import { parseJournal, replay } from '../testing/journal.ts';
import { insertMany } from './insertMany.ts';
import { readProgress } from './progress.ts';
import { leaveOut, providerActor, putIn } from './putIn.ts';
import { SAMPLE_INDIVIDUALS, seed, seedStart } from './seed.ts';

const open: Database[] = [];
const emptyDatabase = async () => {
  const database = await openEmptyDatabase('postgres');
  open.push(database);
  return database;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

const now = new Date('2026-03-05T08:30:00Z');
const lines: string[] = [];

interface StartOptions {
  signal?: AbortSignal;
  isLocal?: boolean;
  sampleMonths?: number;
  now?: Date;
}

const optionsOf = (sampleData: boolean, { signal, now: at = now, ...more }: StartOptions = {}) => ({
  config: {
    ...{ isLocal: true, adminEmail: 'a@rentsafe.example', adminPassword: 'Msasa trees turn red 9' },
    ...{ sampleData, samplePassword: null, sampleMonths: 6, ...more },
  },
  now: at,
  progress: (line: string) => void lines.push(line),
  signal,
});

const start = (database: Database, sampleData: boolean, options?: StartOptions) =>
  seed(database, optionsOf(sampleData, options));

async function count({ db }: Database, from: string): Promise<number | undefined> {
  const [found] = await rows<{ n: number }>(db, sql.raw(`SELECT count(*)::int AS n FROM ${from}`));
  return found?.n;
}
const individuals = (database: Database) => count(database, 'individuals');

it('a register without sample records gets none later, however it is started', async () => {
  const database = await emptyDatabase();
  await start(database, false);
  expect(await start(database, true)).toEqual({ admin: null, client: null });
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
  expect(admins.flatMap(({ admin }) => admin ?? [])).toEqual([
    { email: 'a@rentsafe.example', generatedPassword: null },
  ]);
});

it('a start that waits for another one can be stopped', async () => {
  const database = await emptyDatabase();
  const stopping = new AbortController();
  await database.exclusively(async () => {
    const waiting = start(database, false, { signal: stopping.signal });
    const locks = sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    await expect.poll(() => rows(database.db, locks)).toHaveLength(1);
    stopping.abort();
    await expect(waiting).rejects.toThrow('terminated');
  });
  expect(await count(database, 'users')).toBe(0);
});

it('beyond this machine there are no sample users, and a month alone is enough', async () => {
  const database = await emptyDatabase();
  expect(await start(database, true, { isLocal: false, sampleMonths: 1 })).toMatchObject({ client: null });
  expect(await count(database, 'users')).toBe(1);
  expect(await count(database, 'leases WHERE client_id = 2')).toBeGreaterThan(5);
  // The late extension has charged nobody for the month before.
  expect(await count(database, `charges WHERE period < '2026-03-01'`)).toBe(0);
});

/** Adds a record like the first of a table to the provider's book, as somebody does today; returns its id. */
async function addLike({ db }: Database, table: string, change: object): Promise<number> {
  const [first] = await rows<Record<string, unknown>>(
    db,
    sql`SELECT * FROM ${sql.raw(table)} ORDER BY id LIMIT 1`,
  );
  const { id: _id, created_at: _at, during: _during, ...columns } = first ?? {};
  const [added] = await insertMany<{ id: number }>(db, sql.raw(table), [{ ...columns, ...change }], sql`id`);
  if (!added) throw new Error(`Nothing was added to ${table}.`);
  return added.id;
}

/** A lease since last summer, of a property of a landlord, with its rent, and a budget. */
async function enterOwn(database: Database) {
  const { db } = database;
  const [party] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM parties WHERE id NOT IN (SELECT party_id FROM landlords UNION SELECT party_id FROM lease_parties) LIMIT 1`,
  );
  const landlord = await addLike(database, 'landlords', { party_id: party?.id, vat_registered: false });
  const property = await addLike(database, 'properties', { building_name: 'Own House' });
  await addLike(database, 'ownerships', {
    ...{ property_id: property, landlord_id: landlord, from_on: '2020-01-01', to_on: null },
  });
  const unit = await addLike(database, 'units', { property_id: property });
  const dates = { from_on: '2025-07-01', to_on: null, state: 'active' };
  const lease = await addLike(database, 'leases', { unit_id: unit, number: 'OWN 1', ...dates });
  await insertMany(db, sql`lease_parties`, [
    { client_id: 1, lease_id: lease, party_id: party?.id, role: 'tenant' },
  ]);
  const schedule = await addLike(database, 'charge_schedules', { lease_id: lease });
  await insertMany(db, sql`schedule_steps`, [
    { client_id: 1, schedule_id: schedule, from_on: '2025-07-01', amount: 50_000 },
  ]);
  await replaceBudget(db, await providerActor(db, now), 1, {
    year: 2026,
    rows: [{ amount: { amount: '77.00', currency: 'USD' } }],
  });
  return { lease, property };
}

describe('the sample books', () => {
  let database: Database;
  let seeded: Awaited<ReturnType<typeof start>>;
  let own: Awaited<ReturnType<typeof enterOwn>>;
  beforeAll(async () => {
    database = await openEmptyDatabase('postgres');
    await expect(start(database, true, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(await individuals(database)).toBe(0);
    seeded = await seedStart(database, optionsOf(true));
    for (let part = 0; part < 3; part += 1) await putIn(database, tableAlone);
    own = await enterOwn(database);
    // The next day, by two processes.
    const later = new Date(now.getTime() + 86_400_000);
    await Promise.all([start(database, true, { now: later }), start(database, true, { now: later })]);
  }, 300_000);
  afterAll(() => database.close());

  const counted = (from: string) => count(database, from);
  const day = `date '2026-03-05'`;

  it('samples that were interrupted are completed by the next starts, two at once', async () => {
    expect(await individuals(database)).toBe(SAMPLE_INDIVIDUALS);
    expect(await counted(`units WHERE client_id = 1 AND created_at < ${day}`)).toBe(400);
    expect(await counted(`landlords WHERE client_id = 1 AND created_at < ${day}`)).toBe(60);
    // Three years of leases, and most units are let today.
    expect(await counted(`leases WHERE from_on < ${day} - 1000`)).toBeGreaterThan(300);
    expect(await counted(`leases WHERE state = 'active' AND during @> ${day}`)).toBeGreaterThan(350);
    expect(await counted(`leases WHERE (state = 'ended') <> (to_on < ${day})`)).toBe(0);
    // Six months of rent; most is paid, some of it late or in part, and some payments bounced.
    expect(await counted(`charges WHERE period < '2025-10-01'`)).toBe(0);
    expect(await counted(`charges WHERE period = '2025-10-01'`)).toBeGreaterThan(350);
    expect(await counted('charges')).toBeGreaterThan(2_000);
    expect(await counted('receipts')).toBeGreaterThan(1_800);
    expect(await counted('open_receipts WHERE reversed')).toBeGreaterThan(5);
    expect(await counted('open_items WHERE settled < amount')).toBeGreaterThan(50);
    expect(await counted('open_items WHERE settled > 0 AND settled < amount')).toBeGreaterThan(10);
    expect(await counted(`receipts WHERE received_on > ${day}`)).toBe(0);
  });

  it('what somebody enters while they come in stays as it is', async () => {
    const { lease, property } = own;
    expect(await counted(`leases WHERE id = ${lease} AND state = 'active' AND version = 1`)).toBe(1);
    expect(await counted(`properties WHERE id = ${property} AND version = 1 AND value_usd IS NULL`)).toBe(1);
    for (const table of ['charges', 'receipts', 'documents', 'claims', 'debt_calls', 'lease_extensions'])
      expect(await counted(`${table} WHERE lease_id = ${lease}`), table).toBe(0);
    for (const table of ['maintenance_requests', 'maintenance_schedules', 'work_orders'])
      expect(await counted(`${table} WHERE property_id = ${property}`), table).toBe(0);
    expect(await counted(`budgets WHERE client_id = 1 AND amount = 7700`)).toBe(1);
    expect(await counted('budgets WHERE client_id = 1')).toBe(1);
  });

  it('a part that cannot be put in is left out, by one process, and the rest is put in', async () => {
    const { db } = database;
    const progress = { began: now.toISOString(), months: 6, done: 4, total: 9 };
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`UPDATE settings SET value = ${JSON.stringify(progress)} WHERE key = 'sample_data'`,
      );
      const within = { ...database, jobDb: tx };
      expect(await leaveOut(within, progress)).toMatchObject({ done: 5 });
      expect(await leaveOut(within, progress)).toMatchObject({ done: 5 });
      // Of a version with other parts nothing is put in twice.
      expect(await putIn(within, tableAlone)).toMatchObject({ done: 9 });
      expect(await readProgress(tx)).toMatchObject({ done: 9, total: 9 });
      await tx.execute(sql`UPDATE settings SET value = ${now.toISOString()} WHERE key = 'sample_data'`);
    });
  });

  it('deposits are held, bills were paid, and payments to landlords are in every state', async () => {
    expect(
      await counted(`accounts a JOIN account_balances b ON b.account_id = a.id
      WHERE a.client_id = 1 AND a.kind = 'deposit' AND b.credits > b.debits`),
    ).toBe(24);
    for (const state of ['draft', 'approved', 'paid', 'cancelled'])
      expect(
        await counted(`disbursements WHERE client_id = 1 AND state = '${state}'`),
        state,
      ).toBeGreaterThan(0);
    expect(await counted(`disbursements WHERE approved_by = made_by`)).toBe(0);
    expect(await counted('open_bills WHERE client_id = 1 AND paid = amount')).toBe(1);
    expect(await counted('open_bills WHERE client_id = 1 AND paid = 0')).toBe(3);
    expect(await counted(`journals WHERE client_id = 1 AND state = 'posted' AND posted_by <> made_by`)).toBe(
      2,
    );
    expect(await counted(`entries WHERE client_id = 1 AND kind = 'bank_transfer'`)).toBe(1);
  });

  it('the oldest debts were called about, and some are claimed', async () => {
    for (const state of ['draft', 'noticed', 'listed'])
      expect(await counted(`claims WHERE client_id = 1 AND state = '${state}'`)).toBe(1);
    // Two were sent a notice, which states the amount as it is shown everywhere.
    expect(
      await counted(
        String.raw`claims WHERE client_id = 1 AND notice_text ~ '^Pay \$\d{1,3}(,\d{3})*\.\d\d, or dispute it'`,
      ),
    ).toBe(2);
    expect(await counted('debt_calls')).toBeGreaterThan(4);
  });

  it.each([
    ['a service charge in ZiG beside rent in dollars', `charges WHERE type = 'service' AND currency = 'ZWG'`],
    ['rent in dollars that was paid in ZiG', `receipts WHERE currency = 'USD' AND paid_currency = 'ZWG'`],
    [
      'an office let to a company, with VAT',
      `charges c JOIN leases le ON le.id = c.lease_id JOIN lease_parties lp ON lp.lease_id = le.id
        JOIN parties p ON p.id = lp.party_id AND p.company_id IS NOT NULL WHERE c.vat > 0 AND le.business_use`,
    ],
    [
      'rent by the quarter',
      `charges c JOIN charge_schedules s ON s.id = c.schedule_id WHERE s.every = 3 AND c.description LIKE '% to %'`,
    ],
    [
      'rent that rises',
      `(SELECT FROM schedule_steps GROUP BY schedule_id HAVING count(DISTINCT amount) > 1) x`,
    ],
    ['a lease in notice', `leases WHERE state = 'notice' AND to_on > ${day}`],
    ['money that nobody has identified', 'open_receipts WHERE lease_id IS NULL AND NOT reversed'],
    ['rates of ZiG, up to this month', `rates WHERE on_date = date_trunc('month', ${day}) AND source <> ''`],
    ['a lease document that waits for its signatures', `documents WHERE document_state(id) = 'issued'`],
    [
      'one that was signed, with its scan',
      `documents d JOIN document_events e ON e.document_id = d.id AND e.kind = 'signed' JOIN files f ON f.id = e.file_id
        JOIN file_contents c ON c.client_id = f.client_id AND c.sha256 = f.sha256 WHERE document_state(d.id) = 'signed' AND f.type = 'application/pdf'
        AND encode(c.bytes, 'escape') LIKE '%' || d.number || '%'`,
    ],
    ['a credit note', `entries WHERE kind = 'credit_note'`],
    ['a write-off', `entries WHERE kind = 'write_off'`],
    ['a disputed charge', 'disputes WHERE charge_id IS NOT NULL AND upper_inf(disputed)'],
    [
      'a property that was sold, charged for both landlords',
      `(SELECT FROM charges c JOIN ownerships o ON o.id = c.ownership_id
        GROUP BY o.property_id HAVING count(DISTINCT o.landlord_id) = 2) x`,
    ],
  ])('have %s', async (_, from) => {
    expect(await counted(from)).toBeGreaterThan(0);
  });

  it.each([
    ['a bank line to match', 'open_bank_lines WHERE client_id = 2'],
    ['an inspection that is planned', `inspections WHERE client_id = 2 AND state = 'planned'`],
    [
      'a letter to print',
      `messages m JOIN message_deliveries d ON d.message_id = m.id WHERE m.client_id = 2 AND m.channel = 'letter' AND d.state = 'queued'`,
    ],
    [
      'an order above the limit that its landlord agreed to',
      `work_orders o JOIN properties p ON p.id = o.property_id WHERE o.client_id = 2 AND o.state = 'draft' AND o.estimate > p.repair_limit_usd`,
    ],
    ['a payment to approve', `disbursements WHERE client_id = 2 AND state = 'draft'`],
    ['a claim', `claims WHERE client_id = 2 AND state = 'noticed'`],
    ['an import that was finished', `imports WHERE client_id = 2 AND state = 'committed'`],
    [
      'a tenant who wants no text messages',
      `opt_outs WHERE client_id = 2 AND channel = 'sms' AND until_on IS NULL AND ended_on IS NULL`,
    ],
    ['an open dispute', 'disputes WHERE client_id = 2 AND upper_inf(disputed)'],
    ['a thing to do today', `todo_items WHERE client_id = 2 AND due_on = ${day}`],
    [
      'money that nobody has identified',
      'open_receipts WHERE client_id = 2 AND lease_id IS NULL AND NOT reversed',
    ],
    [
      'a lease document that waits for its signatures',
      `documents WHERE client_id = 2 AND document_state(id) = 'issued'`,
    ],
  ])('leave the client %s', async (_, from) => {
    expect(await counted(from)).toBeGreaterThan(0);
  });

  it('have a lease that was charged for half a month, and then extended', async () => {
    const extended = `leases WHERE id IN (SELECT subject_id FROM audit_events WHERE subject_type = 'lease' AND changes ? 'steps')`;
    expect(await counted(`${extended} AND state = 'active' AND to_on = '2027-02-28'`)).toBe(1);
    const [february] = await rows<{ part: number; month: number }>(
      database.db,
      sql.raw(`SELECT c.net::int AS part, c.amount::int AS month FROM charges c WHERE period = '2026-02-01' AND type = 'rent'
        AND lease_id = (SELECT id FROM ${extended}) ORDER BY id LIMIT 1`),
    );
    const [step] = await rows<{ amount: number }>(
      database.db,
      sql.raw(`SELECT s.amount::int FROM schedule_steps s JOIN charge_schedules cs ON cs.id = s.schedule_id
        WHERE cs.lease_id = (SELECT id FROM ${extended}) AND s.from_on <= '2026-02-15' ORDER BY s.from_on DESC LIMIT 1`),
    );
    expect(february?.part).toBe(Math.round(((step?.amount ?? 0) * 15) / 28));
  });

  it('reconcile the older months of the client, and lock the oldest with the step that stays open', async () => {
    const { db } = database;
    const signed = await rows(
      db,
      sql`SELECT b.currency, r.basis, array_agg(r.on_date::text ORDER BY r.on_date) AS days, sum(r.adjustment)::int AS adjusted,
            sum(r.statement + r.outstanding_in - r.outstanding_out - r.book)::int AS difference
          FROM reconciliations r JOIN bank_accounts b ON b.id = r.bank_account_id WHERE r.client_id = 2 GROUP BY 1, 2 ORDER BY 1`,
    );
    const agreed = { adjusted: 0, difference: 0 };
    expect(signed).toEqual([
      {
        ...{ currency: 'USD', basis: 'lines', ...agreed },
        days: ['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31'],
      },
      { currency: 'ZWG', basis: 'typed', days: ['2025-10-31'], ...agreed },
    ]);
    const month = await monthEndOf(db, 2, '2025-11');
    expect(month.lock).toMatchObject({
      until_on: '2025-11-30',
      open: [{ step: 'reconciled', reason: expect.stringContaining('ZiG') }],
    });
    expect(month.steps.filter(({ done }) => !done).map(({ key }) => key)).toContain('reconciled');
    // The months in which people try the product are open.
    expect((await monthEndOf(db, 2, '2025-12')).lock).toBeNull();
    // Of last month only its own lines wait.
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      db,
      sql`SELECT bank_account_id::int AS id FROM bank_statements WHERE client_id = 2 ORDER BY to_on DESC LIMIT 1`,
    );
    const next = await previewReconciliation(db, 2, { bank_account: id, on: '2026-02-28' }, now);
    expect(next.outstanding.filter(({ on }) => on < '2026-02-01')).toEqual([]);
    expect(await counted(`reconciliations WHERE client_id = 1`)).toBe(0);
  });

  it('leave the client an import with each kind of row', async () => {
    const [waiting] = await rows<{ id: number; state: string }>(
      database.db,
      sql`SELECT id::int, state FROM imports WHERE client_id = 2 ORDER BY id DESC LIMIT 1`,
    );
    expect(waiting?.state).toBe('open');
    expect((await readImport(database.db, waiting?.id ?? 0)).counts).toEqual({
      ...{ new: 1, duplicate: 1, error: 3, committed: 0 },
    });
    const leases = `leases le JOIN units u ON u.id = le.unit_id WHERE u.unit_number = 'Cottage' AND le.client_id = 2`;
    expect(await counted(`${leases} AND le.state = 'active' AND le.from_on = '2026-04-01'`)).toBe(2);
  });

  it('a client company keeps a small book, owes the provider, and may read of three tenants for a time', async () => {
    expect(seeded.client?.name).toBeTruthy();
    expect(lines.filter((line) => line.includes(String(seeded.client?.generatedPassword)))).toHaveLength(1);
    const users = await rows<{ email: string; password_hash: string }>(
      database.db,
      sql`SELECT email, password_hash FROM users WHERE client_id = 2 ORDER BY access_level`,
    );
    expect(users).toHaveLength(2);
    for (const { email, password_hash } of users) {
      expect(lines.join()).toContain(email);
      expect(await checkPassword(seeded.client?.generatedPassword ?? '', password_hash)).toBe(true);
    }
    // Nine, and two cottages that were imported.
    expect(await counted('units WHERE client_id = 2')).toBe(11);
    expect(await counted('receipts WHERE client_id = 2')).toBeGreaterThan(20);
    expect(
      await counted(`open_items oi JOIN lease_parties USING (lease_id) JOIN parties p ON p.id = party_id
        JOIN clients c ON c.company_id = p.company_id WHERE oi.client_id = 1 AND settled < amount`),
    ).toBeGreaterThan(0);
    const until = await rows<{ days: number; isOwn: boolean }>(
      database.db,
      sql.raw(`SELECT until_on - ${day} AS days, EXISTS (SELECT FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id
          WHERE lp.party_id = c.party_id AND le.client_id = 2) AS "isOwn" FROM consents c WHERE client_id = 2 ORDER BY id`),
    );
    expect(until.map(({ days }) => days)).toEqual([325, 9, -20]);
    expect(until.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('people and companies were added one after the other over two years, a few of them lately', async () => {
    for (const table of ['individuals', 'companies']) {
      expect(await counted(`${table} WHERE created_at < ${day} - 700`)).toBeGreaterThan(5);
      const lately = await counted(`${table} WHERE created_at > ${day} - 7`);
      expect(lately).toBeGreaterThan(1);
      expect(lately).toBeLessThan(30);
      const inOrder = `(SELECT created_at < lag(created_at) OVER (ORDER BY id) AS earlier FROM ${table}) x WHERE earlier`;
      expect(await counted(inOrder)).toBe(0);
      expect(await counted(`${table} WHERE created_at > '${now.toISOString()}'`)).toBe(0);
    }
    // Nothing is known to have been done to a record before it was added.
    expect(
      await counted(
        `audit_events a JOIN leases le ON le.id = a.subject_id AND a.subject_type = 'lease' WHERE a.at < le.created_at`,
      ),
    ).toBe(0);
  });

  describe.each([1, 2])('of book %d what the ledger must hold holds', (client) => {
    const days = Array.from({ length: 8 }, (_, nth) => addDays(today(now), -23 * nth));
    let journal: ReturnType<typeof parseJournal>;
    let known_seq = 0;
    beforeAll(async () => {
      const { count: entries, text } = await journalOf(database.db, client);
      let all = '';
      for await (const part of text) all += part;
      journal = parseJournal(all);
      known_seq = entries;
    });

    it('numbers without a gap, and each half adds up to what an independent replay has', async () => {
      expect(await counted(`entries WHERE client_id = ${client}`)).toBe(known_seq);
      expect(await counted(`entries WHERE client_id = ${client} AND seq > ${known_seq}`)).toBe(0);
      for (const as_at of days) {
        for (const currency of currencies) {
          const { rows: kinds } = await trialBalance(database.db, client, currency, { as_at, known_seq });
          const served = Object.fromEntries(kinds.map((row) => [`${row.half}:${row.kind}`, row.balance]));
          expect(served).toEqual(replay(journal, currency, as_at));
        }
      }
      expect(
        await counted(`(SELECT half, a.currency FROM accounts a JOIN account_balances ON account_id = id
          WHERE a.client_id = ${client} GROUP BY half, a.currency HAVING sum(debits) <> sum(credits)) x`),
      ).toBe(0);
    });

    /** What each lease owes in a currency at the end of a day, from the journal alone: `12 USD` and its amount. */
    function owedAt(as_at: string): Map<string, bigint> {
      const owed = new Map<string, bigint>();
      for (const { account, minor, currency } of journal.flatMap((entry) =>
        entry.day <= as_at ? entry.lines : [],
      )) {
        const [, lease] = /^(?:claim:tenant|money:credit):l(\d+)$/.exec(account) ?? [];
        if (lease) owed.set(`${lease} ${currency}`, (owed.get(`${lease} ${currency}`) ?? 0n) + minor);
      }
      return owed;
    }

    it('what each lease owes is the same by its items, by age and on its statement', async () => {
      interface Aged {
        lease_id: number;
        currency: StoredCurrency;
        total: string;
        buckets: string;
      }
      for (const as_at of days.slice(0, 3)) {
        const aged = await rows<Aged>(
          database.db,
          sql`SELECT lease_id, currency, total::text, (b0 + b1 + b2 + b3 + b4)::text AS buckets
              FROM (${agedLeases(client, { as_at, known_seq })}) a WHERE total <> 0`,
        );
        expect(aged.filter(({ total, buckets }) => total !== buckets)).toEqual([]);
        const owed = [...owedAt(as_at)].filter(([, minor]) => minor !== 0n).map((own) => own.join(' '));
        const listed = aged.map(
          ({ lease_id, currency, total }) => `${lease_id} ${currencyOf(currency)} ${total}`,
        );
        expect(listed.toSorted()).toEqual(owed.toSorted());
      }
      expect(
        await counted(`accounts a JOIN account_balances b ON b.account_id = a.id WHERE a.client_id = ${client} AND kind = 'tenant'
          AND debits - credits <> (SELECT sum(amount - settled) FROM open_items oi
            WHERE oi.lease_id = a.lease_id AND oi.currency = a.currency)`),
      ).toBe(0);
      const [owing] = await rows<{ lease: number }>(
        database.db,
        sql`SELECT lease_id AS lease FROM open_items
            WHERE client_id = ${client} AND settled < amount AND currency = 'ZWG' LIMIT 1`,
      );
      const lease = owing?.lease ?? 0;
      for (const currency of currencies) {
        const period = { lease, currency, from: '2023-01-01', to: today(now), known_seq };
        const { closing } = await customerStatement(database.db, client, { ...period, stood: asTheyStand });
        expect(closing).toBe(toDecimal(owedAt(today(now)).get(`${lease} ${currency}`) ?? 0n));
      }
    });
  });
});
