import type { Charge, LeaseBalance } from '@rentsafe/domain/charge';
import type { Entry } from '@rentsafe/domain/entry';
import type { Journal } from '@rentsafe/domain/journal';
import type { Lease } from '@rentsafe/domain/lease';
import type { AgeingPage, CustomerStatement, TrialBalance } from '@rentsafe/domain/ledgerReport';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { beforeLock } from '@rentsafe/domain/monthEnd';
import type { Paginated } from '@rentsafe/domain/pagination';
import { ratingOf } from '@rentsafe/domain/rating';
import type { Receipt } from '@rentsafe/domain/receipt';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { addDays } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { journalOf } from '../entry/journal.ts';
import { readFacts } from '../rating/facts.ts';
import { partyOf } from '../rating/report.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { parseJournal, replay } from '../testing/journal.ts';
import { addCount, amount } from '../testing/proof.ts';
import { trustCalls, trustOperation } from '../testing/trustOperations.ts';

// What must always hold of a book, whatever is done in it. Every run has a book of its own.

/** 2,000 runs take most of an hour. */
const timeout = amount(600_000, 10_800_000);
const FIRST = '2026-01-01';
const TODAY = '2026-04-15';
const TENANT = 2;

const pick = fc.nat(99);
/** A month is locked with whatever is open, and reopened to a day in it. */
function lockOf(until: string): [path: string, body: object] {
  const reason = 'Agreed';
  if (Number(until.slice(8)) % 3 === 0) return ['period-locks/', { until_on: until, reason }];
  return [`month-ends/${until.slice(0, 7)}/lock/`, { open: beforeLock.map((step) => ({ step, reason })) }];
}

const day = fc.nat(104).map((days) => addDays(FIRST, days));
const money = fc.record({
  amount: fc.integer({ min: 1, max: 90_000 }).map((minor) => toDecimal(BigInt(minor))),
  currency: fc.constantFrom(...currencies),
});
const operation = fc.oneof(
  { arbitrary: fc.record({ op: fc.constant('run'), month: fc.integer({ min: 1, max: 5 }) }), weight: 4 },
  {
    arbitrary: fc.record({ op: fc.constant('charge'), lease: pick, net: money, day, isTaxed: fc.boolean() }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      op: fc.constant('receive'),
      lease: fc.option(pick, { freq: 5 }),
      money,
      day,
      allocations: fc.constantFrom('oldest', 'oldest', 'none'),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      op: fc.constantFrom('identify', 'allocate', 'unallocate', 'reverse'),
      receipt: pick,
      lease: pick,
      day,
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ op: fc.constant('credit'), charge: pick, money, day }), weight: 3 },
  { arbitrary: fc.record({ op: fc.constant('extend'), until: day }), weight: 2 },
  {
    arbitrary: fc.record({
      op: fc.constant('correct'),
      lease: pick,
      side: fc.constantFrom('debit', 'credit'),
      money,
      day,
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ op: fc.constant('take back'), journal: pick, day }), weight: 2 },
  { arbitrary: fc.record({ op: fc.constant('lock'), until: day }), weight: 1 },
  { arbitrary: trustOperation({ money, day, pick }), weight: 24 },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newProperty } = useBook(kind, `${TODAY}T08:00:00Z`);
  const trustCallOf = trustCalls({ get, post, book });

  const rent = (currency: Currency, minor: string, vat = 'none') => ({
    type: 'rent',
    currency,
    vat,
    steps: [{ from_on: FIRST, amount: minor }],
  });

  /**
   * Two leases, of which one ends early and one pays VAT and in both currencies, and an account in each currency. Both have paid for
   * January, and the bank says so, so that there is money to be paid out and there are lines to be matched.
   */
  async function prepare() {
    await open();
    await post('landlords/', { party: person(1), vat_registered: true });
    await post('commission-rules/', { from_on: '2020-01-01', rate: '7.35' }, book.admin);
    const properties: number[] = [];
    const lease = async (more: object) => {
      const { id, units } = await newProperty();
      properties.push(id);
      const unit = units[0]?.id;
      const parties = [{ party: person(TENANT), role: 'tenant' }];
      const terms = { from_on: FIRST, due_day: 9, reportable: true, ...more };
      const { body } = await post<Lease>('leases/', { unit, parties, ...terms });
      await post(`leases/${body.id}/activate/`, {});
      return body.id;
    };
    const leases = [
      await lease({
        to_on: '2026-02-10',
        schedules: [rent('USD', '475.51')],
        deposit: { amount: '300.00', currency: 'USD' },
      }),
      await lease({
        business_use: true,
        schedules: [rent('USD', '333.33', 'standard'), rent('ZIG', '8000.01')],
      }),
    ];
    const accounts = new Map<Currency, number>();
    for (const currency of currencies) {
      const account = { name: currency, kind: 'bank', currency };
      accounts.set(currency, (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id);
    }
    await post('charge-runs/', { month: '2026-01' });
    const on = addDays(FIRST, 4);
    for (const [nth, amount, currency] of [
      [0, '775.51', 'USD'],
      [1, '400.00', 'USD'],
      [1, '9000.00', 'ZIG'],
    ] as const) {
      const paid = { amount, currency };
      const bank_account = accounts.get(currency);
      await post('receipts/', {
        ...{ lease: leases[nth], bank_account, received_on: on, amount: paid, method: 'transfer' },
      });
    }
    for (const [currency, closing, ...amounts] of [
      ['USD', '1174.01', '775.51', '400.00', '-1.50'],
      ['ZIG', '9000.00', '9000.00'],
    ] as const)
      await post('bank-statements/', {
        ...{ bank_account: accounts.get(currency), from_on: FIRST, to_on: on, opening: '0.00', closing },
        lines: amounts.map((amount) => ({ on, description: 'Transfer', amount })),
      });
    return { leases, properties, accounts };
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>;

  const chosen = <Value>(list: readonly Value[], index: number) => list[index % list.length];

  /** The call that an operation is; undefined where there is nothing that it could be done to. */
  async function callOf(
    step: Operation,
    prepared: Prepared,
  ): Promise<[path: string, body: object] | undefined> {
    if ('trust' in step) return trustCallOf(step, prepared);
    const { leases, accounts } = prepared;
    if ('month' in step) return ['charge-runs/', { month: `2026-0${step.month}` }];
    if ('until' in step && step.op === 'lock') return lockOf(step.until < TODAY ? step.until : FIRST);
    if ('until' in step) return [`leases/${leases[0]}/extend/`, { to_on: step.until }];
    if ('net' in step) {
      const { lease, net, day: charged_on, isTaxed } = step;
      const vat = isTaxed ? 'standard' : 'none';
      return ['charges/', { lease: chosen(leases, lease), type: 'utility', net, charged_on, vat }];
    }
    if ('allocations' in step) {
      const { money: paid, day: received_on, allocations } = step;
      const lease = step.lease === null ? null : chosen(leases, step.lease);
      const bank_account = accounts.get(paid.currency);
      const receipt = { lease, bank_account, amount: paid, received_on, method: 'transfer', allocations };
      return ['receipts/', lease === null ? { ...receipt, allocations: 'none' } : receipt];
    }
    if ('side' in step) {
      const { lease, side, money: amount, day: on } = step;
      const body = { kind: `customer_${side}`, lease: chosen(leases, lease), amount, on, reason: 'Agreed' };
      // The only Admin posts alone.
      return [`journals/${(await post<{ id: number }>('journals/', body)).body.id}/post/`, { version: 1 }];
    }
    if ('journal' in step) {
      const { results } = (await get<Paginated<Journal>>('journals/?state=posted&page_size=100')).body;
      const journal = chosen(results, step.journal);
      return journal && [`journals/${journal.id}/reverse/`, { on: step.day, reason: 'Mistake' }];
    }
    if ('charge' in step) {
      const { results } = (await get<Paginated<Charge>>('charges/?page_size=100')).body;
      const charge = chosen(results, step.charge);
      const body = { amount: step.money, on: step.day, reason: 'Agreed', kind: 'credit' };
      return charge && [`charges/${charge.id}/credit/`, body];
    }
    const { results } = (await get<Paginated<Receipt>>('receipts/?page_size=100')).body;
    const receipt = chosen(results, step.receipt);
    const bodies = {
      identify: { lease: chosen(leases, step.lease) },
      allocate: {},
      unallocate: {},
      reverse: { on: step.day, reason: 'Bounced' },
    };
    return receipt && [`receipts/${receipt.id}/${step.op}/`, bodies[step.op as keyof typeof bodies]];
  }

  async function perform(step: Operation, prepared: Prepared): Promise<void> {
    const call = await callOf(step, prepared);
    if (!call) return;
    const { status } = await post(...call, book.admin);
    expect({ step, isFault: status >= 500 }).toMatchObject({ isFault: false });
    addCount(status < 300 ? 'operations' : 'refusals');
  }

  /** What must hold, holds after each step. */
  async function performAlone(step: Operation, prepared: Prepared): Promise<void> {
    await perform(step, prepared);
    const broken = await brokenIdentities(context.server.db, book.client);
    expect({ step, broken }).toMatchObject({ broken: [] });
    addCount('books checked');
  }

  const balances = async (currency: Currency, query = '') =>
    (await get<TrialBalance>(`reports/trial-balance/?currency=${currency}${query}`)).body;
  const sum = (amounts: readonly string[]) =>
    toDecimal(amounts.reduce((total, text) => total + toMinor(text), 0n));

  /** Every figure of a day, as far as the book knew then. */
  async function figures({ leases }: Prepared, as_at: string, known: number): Promise<unknown[]> {
    const then = `&as_at=${as_at}&known=${known}`;
    const paths = currencies.flatMap((currency) => [
      `reports/trial-balance/?currency=${currency}${then}`,
      `reports/ageing/?currency=${currency}${then}`,
      `reports/customer-statement/?lease=${leases[1]}&currency=${currency}&from=${FIRST}&to=${as_at}&known=${known}`,
      `reports/trust/?currency=${currency}${then}`,
      `reports/landlord-statements/?currency=${currency}&from=${FIRST}&to=${as_at}&known=${known}`,
    ]);
    const all = [...paths, `overview/?${then.slice(1)}`, `leases/${leases[1]}/balance/?${then.slice(1)}`];
    const scope = { client: book.client, others: false };
    const facts = await readFacts(context.server.db, partyOf({ type: 'individual', id: TENANT }), {
      ...{ day: as_at, scope, moments: [{ client: book.client, seq: known }] },
    });
    const bodies = await Promise.all(all.map(async (path) => (await get(path)).body));
    return [...bodies, ratingOf(facts, as_at)];
  }

  async function checkHalves(as_at: string, known: number): Promise<void> {
    for (const currency of currencies) {
      const { rows } = await balances(currency, `&as_at=${as_at}&known=${known}`);
      for (const half of ['claim', 'money']) {
        expect(sum(rows.filter((row) => row.half === half).map(({ balance }) => balance))).toBe('0.00');
      }
      const trust = (
        await get<TrustBalance>(`reports/trust/?currency=${currency}&as_at=${as_at}&known=${known}`)
      ).body;
      expect(trust.difference).toBe('0.00');
    }
  }

  /** What a lease owes is the same by every way of asking. */
  async function checkLease(lease: number, as_at: string): Promise<void> {
    const { balances: owed } = (await get<LeaseBalance>(`leases/${lease}/balance/?as_at=${as_at}`)).body;
    for (const currency of currencies) {
      const own = owed.find((balance) => balance.currency === currency);
      const balance = own?.balance ?? '0.00';
      const period = `lease=${lease}&currency=${currency}&from=${FIRST}&to=${as_at}`;
      const statement = (await get<CustomerStatement>(`reports/customer-statement/?${period}`)).body;
      const ageing = (await get<AgeingPage>(`reports/ageing/?currency=${currency}&as_at=${as_at}`)).body;
      const row = ageing.results.find((found) => found.lease.id === lease);
      expect({ lease, as_at, currency, closing: statement.closing }).toMatchObject({ closing: balance });
      expect(row?.buckets ?? Array(5).fill('0.00')).toEqual(own?.buckets ?? Array(5).fill('0.00'));
      expect(row?.oldest_due_on ?? null).toBe(own?.oldest_due_on ?? null);
      expect(sum(own?.buckets ?? [])).toBe(balance);
      expect(sum([own?.open ?? '0.00', `-${own?.unallocated ?? '0.00'}`])).toBe(balance);
      if (as_at !== TODAY) continue;
      const listed = (await get<Lease>(`leases/${lease}/`)).body.balances.find(
        (one) => one.currency === currency,
      );
      expect(listed?.balance ?? '0.00').toBe(balance);
    }
  }

  async function checkNumbers(): Promise<number> {
    const { results } = (await get<Paginated<Entry>>('entries/?page_size=100')).body;
    const oldestFirst = results.toReversed();
    expect(oldestFirst.map(({ seq }) => seq)).toEqual(oldestFirst.map((_, index) => index + 1));
    const times = oldestFirst.map(({ recorded_at }) => recorded_at);
    expect(times).toEqual(times.toSorted());
    return results.length;
  }

  async function checkJournal(as_at: string): Promise<void> {
    const parts: string[] = [];
    const { text } = await journalOf(context.server.db, book.client);
    for await (const part of text) parts.push(part);
    const journal = parseJournal(parts.join(''));
    for (const currency of currencies) {
      const { rows } = await balances(currency, `&as_at=${as_at}`);
      const served = Object.fromEntries(rows.map((row) => [`${row.half}:${row.kind}`, row.balance]));
      expect(served).toEqual(replay(journal, currency, as_at));
    }
  }

  /** What is received and reversed on one day, or allocated and taken back, leaves every balance as it was. */
  async function checkUndoing({ leases, accounts }: Prepared): Promise<void> {
    const before = await balances('USD');
    const receipt = {
      ...{ lease: leases[0], bank_account: accounts.get('USD'), received_on: TODAY },
      ...{ amount: { amount: '123.45', currency: 'USD' }, method: 'cash', allocations: 'none' },
    };
    const { body: made } = await post<Receipt>('receipts/', receipt);
    const received = await balances('USD');
    if ((await post(`receipts/${made.id}/allocate/`, {})).status === 200) {
      // The landlord may have been paid more than they hold.
      await post(`receipts/${made.id}/unallocate/`, {}, book.admin);
    }
    expect((await balances('USD')).rows).toEqual(received.rows);
    await post(`receipts/${made.id}/allocate/`, {});
    await post(`receipts/${made.id}/reverse/`, { on: TODAY, reason: 'Bounced' }, book.admin);
    expect((await balances('USD')).rows).toEqual(before.rows);
  }

  it('what must always hold of a book holds after any operations', { timeout }, async () => {
    const plan = fc.record({
      before: fc.array(operation, { minLength: 1, maxLength: 8, size: 'max' }),
      after: fc.array(operation, { maxLength: 8, size: 'max' }),
      as_at: day,
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ before, after, as_at }) => {
        const prepared = await prepare();
        for (const step of before) await performAlone(step, prepared);
        const known = await checkNumbers();
        const then = await figures(prepared, as_at, known);
        for (const step of after) await performAlone(step, prepared);
        expect(await figures(prepared, as_at, known)).toEqual(then);
        await checkHalves(as_at, known);
        for (const lease of prepared.leases) {
          await checkLease(lease, as_at);
          await checkLease(lease, TODAY);
        }
        await checkJournal(as_at);
        await checkUndoing(prepared);
        await checkNumbers();
      }),
      { numRuns: amount(2, 2000), seed: 20_261_123 },
    );
  });

  /** Charges and receipts that more was allocated to than there is, and days that were charged twice. */
  const excesses = () =>
    rows(
      context.server.db,
      sql`SELECT 'charge' AS kind, id FROM charges c WHERE client_id = ${book.client} AND NOT
            (SELECT coalesce(sum(amount), 0) FROM allocations WHERE charge_id = c.id) BETWEEN 0 AND c.amount
          UNION ALL SELECT 'receipt', id FROM receipts r WHERE client_id = ${book.client} AND NOT
            (SELECT coalesce(sum(amount), 0) FROM allocations WHERE receipt_id = r.id) BETWEEN 0 AND r.amount
          UNION ALL SELECT 'schedule', a.schedule_id FROM charges a JOIN charges b ON b.schedule_id = a.schedule_id AND b.id > a.id
            WHERE a.client_id = ${book.client}
              AND daterange(a.charged_on, a.until_on, '[]') && daterange(b.charged_on, b.until_on, '[]')`,
    );

  it('what must always hold of a book holds while many sessions work in it at once', {
    timeout,
  }, async () => {
    const plan = fc.record({
      before: fc.array(operation, { minLength: 4, maxLength: 6 }),
      atOnce: fc.array(operation, { minLength: 10, maxLength: 16 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ before, atOnce }) => {
        const prepared = await prepare();
        for (const step of before) await perform(step, prepared);
        await Promise.all(atOnce.map((step) => perform(step, prepared)));
        const known = await checkNumbers();
        expect(await excesses()).toEqual([]);
        expect(await brokenIdentities(context.server.db, book.client)).toEqual([]);
        await checkHalves(TODAY, known);
        for (const lease of prepared.leases) await checkLease(lease, TODAY);
        await checkJournal(TODAY);
      }),
      { numRuns: amount(1, 300), seed: 20_261_124 },
    );
  });
});
