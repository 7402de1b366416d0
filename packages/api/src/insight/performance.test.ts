import { type PerformancePage, type PerformanceRow, rateOf, type Series } from '@rentsafe/domain/insight';
import type { AgeingPage } from '@rentsafe/domain/ledgerReport';
import { addMonths, firstDayOf, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openRandomMoney } from '../testing/randomMoney.ts';

interface ChargeRow {
  id: number;
  property: number;
  type: string;
  charged_on: PlainDate;
  due_on: PlainDate;
  amount: bigint;
}
interface AllocationRow {
  charge: number;
  on: PlainDate;
  seq: number;
  amount: bigint;
  kind: string;
  isReceipt: boolean;
  commission: bigint;
  tax: bigint;
}

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-31T08:00:00Z');
  const { book, get } = context;
  let world: Awaited<ReturnType<typeof openRandomMoney>>;
  let charges: ChargeRow[];
  let allocations: AllocationRow[];
  let bills: { property: number; on: PlainDate; amount: bigint }[];

  beforeAll(async () => {
    world = await openRandomMoney(context, 7);
    const { db } = context.context.server;
    const minor = (value: unknown) => BigInt(String(value));
    charges = (
      await rows<ChargeRow>(
        db,
        sql`SELECT c.id, u.property_id AS property, c.type, c.charged_on::text, c.due_on::text, c.amount::text
            FROM charges c JOIN leases le ON le.id = c.lease_id JOIN units u ON u.id = le.unit_id WHERE c.client_id = ${book.client}`,
      )
    ).map((row) => ({ ...row, amount: minor(row.amount) }));
    allocations = (
      await rows<AllocationRow>(
        db,
        sql`SELECT a.charge_id AS charge, a.effective_on::text AS on, a.entry_seq AS seq, a.amount::text, e.kind,
              a.receipt_id IS NOT NULL AS "isReceipt", (a.commission + a.commission_vat)::text AS commission, a.rent_tax::text AS tax
            FROM allocations a JOIN entries e ON e.client_id = a.client_id AND e.seq = a.entry_seq WHERE a.client_id = ${book.client}`,
      )
    ).map((row) => ({
      ...row,
      ...{ amount: minor(row.amount), commission: minor(row.commission), tax: minor(row.tax) },
    }));
    bills = (
      await rows<{ property: number; on: PlainDate; amount: string }>(
        db,
        sql`SELECT o.property_id AS property, b.billed_on::text AS on, b.amount::text FROM bills b
            JOIN ownerships o ON o.id = b.ownership_id WHERE b.client_id = ${book.client}`,
      )
    ).map((row) => ({ ...row, amount: minor(row.amount) }));
  });

  const performance = async (query: string) =>
    (await get<PerformancePage & Refusal>(`reports/performance/?currency=USD&${query}`)).body;
  const series = async (query: string) =>
    (await get<Series & Refusal>(`reports/series/?currency=USD&${query}`)).body;

  /** Row by row through charges, allocations and bills. */
  function naive(property: number, from: PlainDate, to: PlainDate) {
    const sum = (list: readonly bigint[]) => list.reduce((total, amount) => total + amount, 0n);
    const inside = (day: PlainDate) => from <= day && day <= to;
    const own = charges.filter((charge) => charge.property === property && charge.type === 'rent');
    const of = (charge: ChargeRow) => allocations.filter((row) => row.charge === charge.id && row.on <= to);
    const paid = (charge: ChargeRow) => sum(of(charge).flatMap((row) => (row.isReceipt ? [row.amount] : [])));
    const left = (charge: ChargeRow) =>
      charge.amount -
      sum(of(charge).flatMap((row) => (!row.isReceipt && row.kind !== 'write_off' ? [row.amount] : [])));
    const due = own.filter(({ due_on, charged_on }) => inside(due_on) && charged_on <= to);
    const moved = allocations.filter(
      (row) => row.isReceipt && inside(row.on) && own.some(({ id }) => id === row.charge),
    );
    const collected = sum(moved.map(({ amount }) => amount));
    const costs = sum(
      bills.filter((bill) => bill.property === property && inside(bill.on)).map(({ amount }) => amount),
    );
    const commission = sum(moved.map((row) => row.commission));
    const rent_tax = sum(moved.map(({ tax }) => tax));
    return {
      charged: toDecimal(sum(own.filter(({ charged_on }) => inside(charged_on)).map(left))),
      collected: toDecimal(collected),
      rate: rateOf(sum(due.map(paid)), sum(due.map(left))),
      ...{ costs: toDecimal(costs), commission: toDecimal(commission), rent_tax: toDecimal(rent_tax) },
      net: toDecimal(collected - costs - commission - rent_tax),
    };
  }

  const arrearsAt = async (property: number, day: PlainDate) => {
    const { body } = await get<AgeingPage>(`reports/ageing/?currency=USD&as_at=${day}&property=${property}`);
    return toDecimal(body.totals.buckets.slice(1).reduce((sum, bucket) => sum + toMinor(bucket), 0n));
  };

  it('is what a naive reading of the book comes to, over 20 random periods', async () => {
    for (const { from, to } of world.periods(20)) {
      const page = await performance(`by=property&from=${from}&to=${to}`);
      expect(page.results).toHaveLength(4);
      for (const row of page.results) {
        expect(row).toMatchObject(naive(row.property?.id ?? 0, from, to));
        expect(row.arrears).toBe(await arrearsAt(row.property?.id ?? 0, to));
      }
    }
  });

  it('of landlords is that of their properties together, and so are the totals', async () => {
    const span = 'from=2025-03-05&to=2025-11-20';
    const [byProperty, byLandlord] = [
      await performance(`by=property&${span}`),
      await performance(`by=landlord&${span}`),
    ];
    const amounts = ['charged', 'collected', 'arrears', 'costs', 'commission', 'rent_tax', 'net'] as const;
    const sumOf = (list: readonly PerformanceRow[], name: (typeof amounts)[number]) =>
      toDecimal(list.reduce((sum, row) => sum + toMinor(row[name]), 0n));
    expect(byLandlord.results.map(({ property }) => property)).toEqual([null, null]);
    for (const name of amounts) {
      expect(sumOf(byProperty.results, name)).toBe(byProperty.totals[name]);
      for (const row of byLandlord.results) {
        const own = byProperty.results.filter(({ landlord_id }) => landlord_id === row.landlord_id);
        expect(sumOf(own, name)).toBe(row[name]);
      }
    }
    expect(byLandlord.totals).toEqual(byProperty.totals);
  });

  it('what is known later changes nothing of what was known', async () => {
    const query = 'by=property&from=2025-01-01&to=2025-12-31&known=40';
    const before = await performance(query);
    const [{ lease } = { lease: 0 }] = world.houses;
    await world.pay(lease, '2025-06-05', '12.34', { reference: 'late' });
    expect(await performance(query)).toEqual(before);
  });

  it('the yield is what was charged as of a year, of what the property is worth', async () => {
    const [{ property } = { property: 0 }] = world.houses;
    await context.context.server.db.execute(
      sql`UPDATE properties SET value_usd = 10000000 WHERE id = ${property}`,
    );
    const page = await performance('by=property&from=2025-01-01&to=2025-12-31');
    const row = page.results.find((own) => own.property?.id === property);
    expect(row?.gross_yield).toBe(rateOf(toMinor(row?.charged ?? '0'), 10_000_000n));
    expect(page.results.filter(({ gross_yield }) => gross_yield === null)).toHaveLength(3);
  });

  it('the months of a series are those of performance, of the book, a property and a landlord', async () => {
    const [house] = world.houses;
    const [landlord] = (await performance('by=landlord&from=2025-01-01&to=2025-12-31')).results;
    const parts = [
      ['', () => true],
      [`&property=${house?.property}`, (row: PerformanceRow) => row.property?.id === house?.property],
      [
        `&landlord=${landlord?.landlord_id}`,
        (row: PerformanceRow) => row.landlord_id === landlord?.landlord_id,
      ],
    ] as const;
    for (const [filter, isOf] of parts) {
      const { to, results } = await series(`months=12&to=2026-02-10${filter}`);
      expect(results.map(({ month }) => month)).toEqual(
        Array.from({ length: 12 }, (_, index) => addMonths('2025-03', index)),
      );
      for (const row of results) {
        const last = row.month === monthOf(to) ? to : lastDayOf(row.month);
        const page = await performance(`by=property&from=${firstDayOf(row.month)}&to=${last}`);
        const own = page.results.filter(isOf);
        for (const name of ['collected', 'costs', 'arrears'] as const) {
          expect([row.month, name, row[name]]).toEqual([
            row.month,
            name,
            toDecimal(own.reduce((sum, each) => sum + toMinor(each[name]), 0n)),
          ]);
        }
        if (own.length === 1) expect(row.occupancy).toBe(own[0]?.occupancy);
      }
    }
  });

  it.each([
    ['from=2026-01-01&to=2026-01-31', { by: ['This field is required.'] }],
    ['from=2026-01-01&to=2026-01-31&by=unit', { by: ['Not a valid choice.'] }],
    [
      'from=2026-01-01&to=2026-01-31&by=property&known=999999',
      { known: [expect.stringMatching(/^The book has only/)] },
    ],
  ])('refuses %s', async (query, body) => {
    expect(await performance(query)).toEqual(body);
  });

  it('a series has 12, 24 or 36 months', async () => {
    expect(await series('months=13')).toEqual({ months: ['Not a valid choice.'] });
  });
});
