import type { Forecast } from '@rentsafe/domain/insight';
import type { LeaseCharges } from '@rentsafe/domain/lease';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { divideRounded, toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openRandomMoney } from '../testing/randomMoney.ts';
import { landlord, openTrust, rentOf, supplier } from '../testing/trust.ts';

type Enough = Extract<Forecast, { enough: true }>;

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-05-20T08:00:00Z');
  const { book, get, post } = context;
  const forecast = async (query: string) =>
    (await get<Forecast & Refusal>(`reports/forecast/?currency=USD&${query}`)).body;

  describe('worked example 57', () => {
    const open = async () => {
      const trust = await openTrust(context);
      const house = await trust.let(rentOf('2026-01-01', '1000.00'));
      await trust.run('2026-01', '2026-02', '2026-03', '2026-04');
      const { results } = (await get<{ results: { id: number; due_on: string }[] }>('charges/')).body;
      const to = (month: Month, amount: string) => ({
        allocations: [
          { charge: results.find(({ due_on }) => monthOf(due_on) === month)?.id, amount: usd(amount) },
        ],
      });
      await trust.pay(house.lease, '2026-01-05', '1000.00');
      await trust.pay(house.lease, '2026-02-10', '600.00');
      await trust.pay(house.lease, '2026-03-05', '500.00', to('2026-03', '500.00'));
      await trust.pay(house.lease, '2026-03-10', '400.00', to('2026-02', '400.00'));
      return { trust, house };
    };

    it('says what the coming months bring, why, and what it would have said before', async () => {
      const { house } = await open();
      const bill = { party: supplier, property: house.property, number: '1', billed_on: '2026-04-02' };
      const made = await post('bills/', {
        ...{ ...bill, due_on: '2026-04-20', description: 'Plumber' },
        amount: usd('50.00'),
      });
      expect(made.status).toBe(201);
      await context.context.server.db.execute(sql`
        INSERT INTO maintenance_schedules (client_id, property_id, category, summary, estimate, currency, every_count, every_unit, from_on, search_text)
        VALUES (${book.client}, ${house.property}, 'garden', 'Lawn', 3000, 'USD', 1, 'month', '2026-01-31', '')`);
      const body = await forecast('months=3&as_at=2026-04-30');
      expect(body).toEqual({
        ...{ as_at: '2026-04-30', known_seq: expect.any(Number), enough: true },
        results: [
          {
            ...{
              month: '2026-05',
              expected_charges: '1000.00',
              expected_in: '658.33',
              low: '0.00',
              high: '1400.00',
            },
            // 10 % and VAT of 15.50 % on it.
            ...{ commission: '76.03', bills: '50.00', orders: '30.00', left: '502.30' },
          },
          expect.objectContaining({
            month: '2026-06',
            expected_in: '658.33',
            bills: '0.00',
            orders: '30.00',
          }),
          expect.objectContaining({ month: '2026-07', expected_in: '658.33' }),
        ],
        explanation: {
          shares: ['0.5250', '0.1333', '0.0000', '0.0000'],
          base: ['2026-01', '2026-02', '2026-03', '2026-04'],
        },
        backtest: [
          { month: '2026-02', expected: null, actual: '600.00' },
          { month: '2026-03', expected: null, actual: '900.00' },
          { month: '2026-04', expected: expect.any(String), actual: '0.00' },
        ],
      });
      expect(await forecast('months=3&as_at=2026-02-28')).toEqual({
        ...{ as_at: '2026-02-28', known_seq: expect.any(Number), enough: false, needed: 3 },
      });
    });

    it('uses nothing known later', async () => {
      const { trust, house } = await open();
      const query = 'months=12&as_at=2026-04-30';
      const before = (await forecast(query)) as Enough;
      await trust.run('2026-05');
      await trust.pay(house.lease, '2026-05-02', '777.00');
      const { body: lease } = await get<{ schedules: { id: number }[] }>(`leases/${house.lease}/`);
      const steps = [{ schedule: lease.schedules[0]?.id, from_on: '2026-06-01', amount: '1500.00' }];
      expect((await post(`leases/${house.lease}/extend/`, { to_on: '2026-08-31', steps })).status).toBe(200);
      await trust.let(rentOf('2026-05-15', '300.00'));
      const bill = { party: supplier, property: house.property, number: '9', billed_on: '2026-05-03' };
      await post('bills/', { ...bill, due_on: '2026-05-20', description: 'Roof', amount: usd('50.00') });
      expect(await forecast(`${query}&known=${before.known_seq}`)).toEqual(before);
      expect({ ...(await forecast(query)), known_seq: before.known_seq }).toEqual(before);
    });
  });

  it('expects what each schedule charges: in part, with VAT, of several months and from step to step', async () => {
    const trust = await openTrust(context);
    const of = (type: string, amount: string, more = {}) => ({
      ...{ type, currency: 'USD', every: 1, vat: 'none', steps: [{ from_on: '2025-11-17', amount }] },
      ...more,
    });
    const steps = (...list: [PlainDate, string][]) => ({
      steps: list.map(([from_on, amount]) => ({ from_on, amount })),
    });
    await post('landlords/', { party: landlord, vat_registered: true, vat_number: '220012345' });
    const schedules = [
      of('rent', '333.33', { vat: 'standard' }),
      of(
        'service',
        '100.01',
        steps(['2025-11-17', '100.01'], ['2026-07-10', '120.05'], ['2026-09-01', '95.00']),
      ),
      of('utility', '77.77', { every: 3, vat: 'standard' }),
    ];
    const office = { from_on: '2025-11-17', to_on: '2026-11-16', due_day: 5, business_use: true, schedules };
    const houses = [
      await trust.let(office, { property_type: 'Offices' }),
      await trust.let(rentOf('2025-12-01', '450.45', { to_on: '2026-12-31', due_day: 31 })),
      await trust.let(rentOf('2026-04-09', '610.10', { to_on: '2026-10-20' })),
    ];
    await trust.run('2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05');
    const body = (await forecast('months=12&as_at=2026-04-30')) as Enough;
    const due: { due_on: PlainDate; amount: string }[] = [];
    for (const { lease } of houses)
      due.push(...(await get<LeaseCharges>(`leases/${lease}/schedule/?until=2027-06-30`)).body.results);
    const sumIn = (month: Month) =>
      due.reduce((sum, { due_on, amount }) => (monthOf(due_on) === month ? sum + toMinor(amount) : sum), 0n);
    expect(body.results.map(({ month, expected_charges }) => [month, expected_charges])).toEqual(
      body.results.map(({ month }) => [month, toDecimal(sumIn(month))]),
    );
    expect(new Set(body.results.map((row) => row.expected_charges)).size).toBeGreaterThan(6);
  });

  it('is what a naive reading comes to at 10 random dates', async () => {
    const world = await openRandomMoney(context, 3);
    const { db } = context.context.server;
    const stored = await rows<{ id: number; due: PlainDate; on: PlainDate; amount: string }>(
      db,
      sql`SELECT id, due_on::text AS due, charged_on::text AS on, amount::text FROM charges WHERE client_id = ${book.client}`,
    );
    const parts = await rows<{ charge: number; on: PlainDate; amount: string; of: string; kind: string }>(
      db,
      sql`SELECT a.charge_id AS charge, a.effective_on::text AS on, a.amount::text, e.kind,
            CASE WHEN a.receipt_id IS NULL THEN 'note' ELSE 'receipt' END AS of
          FROM allocations a JOIN entries e ON e.client_id = a.client_id AND e.seq = a.entry_seq WHERE a.client_id = ${book.client}`,
    );
    const schedules: LeaseCharges['results'] = [];
    for (const { lease } of world.houses)
      schedules.push(...(await get<LeaseCharges>(`leases/${lease}/schedule/?until=2027-06-30`)).body.results);
    const sum = (list: readonly bigint[]) => list.reduce((total, each) => total + each, 0n);

    for (let turn = 0; turn < 10; turn++) {
      const day = lastDayOf(monthOf(world.any(420)));
      const last = monthOf(day);
      const known = (month: Month) => {
        const own = stored.filter(({ due, on }) => monthOf(due) === month && on <= day);
        const of = parts.filter((part) => part.on <= day && own.some(({ id }) => id === part.charge));
        const total = sum(own.map(({ amount }) => BigInt(amount)));
        const credited = sum(
          of.flatMap((p) => (p.of === 'note' && p.kind !== 'write_off' ? [BigInt(p.amount)] : [])),
        );
        return {
          charged: total - credited,
          open: total - sum(of.map(({ amount }) => BigInt(amount))),
          after: (k: number) =>
            sum(
              of.flatMap((p) =>
                p.of === 'receipt' && monthOf(p.on) === addMonths(month, k) ? [BigInt(p.amount)] : [],
              ),
            ),
        };
      };
      const all = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11));
      const firstDue = stored.map(({ due }) => monthOf(due)).sort()[0] ?? '';
      const base = all.filter((month) => month >= firstDue);
      const body = await forecast(`months=6&as_at=${day}`);
      if (base.length < 3) {
        expect(body).toMatchObject({ enough: false, needed: 3 });
        continue;
      }
      const { results, explanation } = body as Enough;
      expect(explanation.base).toEqual(base);
      for (const { month, expected_charges, expected_in } of results) {
        const due = (each: Month) =>
          sum(schedules.flatMap((row) => (monthOf(row.due_on) === each ? [toMinor(row.amount)] : [])));
        expect(expected_charges).toBe(toDecimal(due(month)));
        let expected = 0n;
        for (let k = 0; k < 4; k++) {
          const passed = base.slice(0, base.length - k).map(known);
          const charged = sum(passed.map((each) => each.charged));
          if (charged === 0n) continue;
          const collected = sum(passed.map((each) => each.after(k)));
          const of = addMonths(month, -k);
          const past = known(of);
          const amount = of > last ? due(of) : past.charged;
          const term = divideRounded(collected * amount, charged);
          expected += of <= last && term > past.open ? past.open : term;
        }
        expect([day, month, expected_in]).toEqual([day, month, toDecimal(expected)]);
      }
      for (const { month, actual } of (body as Enough).backtest) {
        const [from, to] = [firstDayOf(month), lastDayOf(month)];
        const collected = parts.filter((part) => part.of === 'receipt' && from <= part.on && part.on <= to);
        expect(actual).toBe(toDecimal(sum(collected.map(({ amount }) => BigInt(amount)))));
      }
    }
  });

  it.each([
    ['months=4', { months: ['Not a valid choice.'] }],
    ['months=3&as_at=9999-12-31', { as_at: ['Use a day from 1900 to 2199.'] }],
    ['months=3&as_at=2026-02-30', { as_at: ['Enter a date as YYYY-MM-DD.'] }],
  ])('refuses %s', async (query, body) => {
    expect(Object.keys(await forecast(query))).toEqual(Object.keys(body));
  });
});
