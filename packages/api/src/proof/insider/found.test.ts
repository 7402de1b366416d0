import type { LeaseBalance } from '@rentsafe/domain/charge';
import type { IndividualReport } from '@rentsafe/domain/individual';
import type { Property } from '@rentsafe/domain/property';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openHouse, rent } from '../../testing/arrears.ts';
import { usd, useBook } from '../../testing/book.ts';
import { onEitherDatabase } from '../../testing/databases.ts';
import { ownTheClock, setClock } from './clock.ts';

// What the random insider found, and nobody had thought of.

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-07-16T08:00:00Z');
  const { book, get, post } = context;

  it('G14 a payment dated before another one bounced settles nothing twice on the days between', async () => {
    const { lease, run, pay } = await openHouse(context, rent('2026-06-01', '400.00'));
    await run('2026-06');
    const first = await pay('2026-06-02', '400.00');
    const reversal = { on: '2026-07-15', reason: 'Bounced' };
    expect((await post(`receipts/${first.id}/reverse/`, reversal, book.admin)).status).toBe(200);
    await pay('2026-07-04', '385.04');
    for (const day of ['2026-07-03', '2026-07-04', '2026-07-14', '2026-07-15']) {
      const { body } = await get<LeaseBalance>(`leases/${lease}/balance/?as_at=${day}`);
      const [row] = body.balances;
      const buckets = (row?.buckets ?? []).reduce((sum, part) => sum + toMinor(part), 0n);
      expect([day, toMinor(row?.open ?? '0') >= 0n, buckets]).toEqual([
        day,
        true,
        toMinor(row?.balance ?? '0'),
      ]);
    }
  });

  it('G15 a unit that is added today changes no report as it was known', async () => {
    const { run } = await openHouse(context, rent('2026-05-01', '400.00'));
    await run('2026-05');
    const known = 'reports/performance/?currency=USD&from=2026-05-01&to=2026-05-31&by=property&known=1';
    const before = await get(known);
    const [property] = (await get<{ results: Property[] }>('properties/')).body.results;
    expect((await post('units/', { property: property?.id, unit_number: 'Flat 9' })).status).toBe(201);
    expect((await get(known)).body).toEqual(before.body);
  });

  it('G5 money that a charge typed later takes away pays what counts on the day on which it came', async () => {
    const { database } = context.context.server;
    await ownTheClock(database, new Date('2026-03-02T08:00:00Z'));
    const { run, charge, pay } = await openHouse(context, rent('2026-03-01', '400.00'));
    await context.verify(null);
    await database.db.execute(sql`UPDATE books SET apply_credits = false`);
    await run('2026-03');
    const { id } = await pay('2026-03-01', '400.00', { allocations: 'none' });
    await setClock(database, new Date('2026-07-16T08:00:00Z'));
    const typed = await charge('2026-04-20', '400.00');
    const allocations = [{ charge: typed.id, amount: usd('400.00') }];
    expect((await post(`receipts/${id}/allocate/`, { allocations })).status).toBe(200);
    const { body } = await get<IndividualReport>('individuals/2/full-details/?as_at=2026-07-16');
    expect(body.explanation?.months.map(({ month, grade }) => `${month} ${grade}`)).toEqual(['2026-03 P']);
    expect(body.explanation?.debts).toEqual([]);
  });
});
