import type { Lease } from '@rentsafe/domain/lease';
import type { Unit, UnitTotals } from '@rentsafe/domain/unit';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { house, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { amount } from '../testing/proof.ts';
import { randomOf } from '../testing/random.ts';
import { landlord, openTrust, tenant } from '../testing/trust.ts';

const TODAY = '2026-06-15';
const FIRST = '2026-01-01';

onEitherDatabase((kind) => {
  const context = useBook(kind, `${TODAY}T08:00:00Z`);
  const { book, get, post, patch, newProperty } = context;

  const seen = new Set<string>();

  /** What is kept of a whole book, beside what its units say one by one, and its leases of each day. */
  async function compareWithUnits() {
    const { db } = context.context.server;
    expect(await brokenIdentities(db, book.client)).toEqual([]);
    const { body: all } = await get<{ totals: UnitTotals; results: Unit[] }>('units/?page_size=100');
    const { body: found } = await get<{ totals: UnitTotals }>('units/?q=harare');
    expect(all.totals).toEqual(found.totals);
    const cents = (currency: string) =>
      all.results.reduce(
        (sum, { rent }) => sum + (rent?.currency === currency ? Math.round(Number(rent.amount) * 100) : 0),
        0,
      );
    for (const { currency, amount: total } of all.totals.monthly_rent) {
      expect(Math.round(Number(total) * 100)).toBe(cents(currency));
      if (Number(total) > 0) seen.add(currency);
    }
    expect(all.totals.occupied).toBe(all.results.filter(({ state }) => state === 'occupied').length);
  }

  it('what leases in force pay for a month is kept, whatever becomes of them', {
    timeout: amount(120_000, 600_000),
  }, async () => {
    const leases: number[] = [];
    const random = randomOf(5);
    await openTrust(context);
    const day = () => addDays(FIRST, random(330));
    const any = () => leases[random(leases.length)] ?? 0;
    const some = () => `${50 + random(700)}.${10 + random(90)}`;
    const rent = (from_on: string, currency: string, every: number) => ({
      ...{ type: 'rent', currency, every },
      steps: [
        { from_on, amount: some() },
        ...(random(2) ? [{ from_on: addDays(from_on, 1 + random(90)), amount: some() }] : []),
      ],
    });
    const read = async (id: number) => (await get<Lease>(`leases/${id}/`)).body;
    const { db } = context.context.server;
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const { units } = await newProperty({ ...house, landlord, city_town: 'Harare' });
        const [from_on, every] = [day(), [1, 3, 12][random(3)] ?? 1];
        const schedules = [rent(from_on, leases.length % 2 ? 'USD' : 'ZIG', every)];
        if (random(2)) schedules.push(rent(from_on, 'USD', 1));
        const to_on = random(2) ? addDays(from_on, 30 + random(300)) : null;
        const parties = [{ party: tenant, role: 'tenant' }];
        const { body } = await post<Lease>('leases/', {
          unit: units[0]?.id,
          parties,
          from_on,
          to_on,
          schedules,
        });
        leases.push(body.id);
        if (random(4)) expect((await post(`leases/${body.id}/activate/`, {})).status).toBe(200);
      },
      async () => {
        const lease = await read(any());
        const steps = [{ schedule: lease.schedules[0]?.id, from_on: day(), amount: some() }];
        return post(`leases/${lease.id}/extend/`, random(2) ? { steps } : { to_on: day(), steps });
      },
      async () => post(`leases/${any()}/give-notice/`, { given_on: TODAY, to_on: day(), reason: '' }),
      async () => post(`leases/${any()}/withdraw-notice/`, {}),
      async () => post(`leases/${any()}/end/`, { on: day() }, book.admin),
      async () => {
        const { id, version, from_on } = await read(any());
        return patch(`leases/${id}/`, { version, schedules: [rent(from_on, 'USD', 1)] });
      },
      // What no call does today, but the tables allow.
      async () =>
        db.execute(sql`UPDATE charge_schedules SET every = ${[1, 3, 12][random(3)]}, type = ${random(2) ? 'rent' : 'service'}
        WHERE lease_id = ${any()} AND NOT EXISTS (SELECT FROM charges c WHERE c.schedule_id = charge_schedules.id)`),
      async () =>
        db.execute(sql`UPDATE schedule_steps SET amount = amount + 1 WHERE schedule_id IN (
        SELECT id FROM charge_schedules WHERE lease_id = ${any()})`),
      async () =>
        db.execute(sql`DELETE FROM charge_schedules WHERE id = (
        SELECT max(id) FROM charge_schedules WHERE lease_id = ${any()})`),
    ];
    for (let turn = 0; turn < amount(60, 400); turn++) {
      await acts[turn < 6 ? 0 : random(acts.length)]?.();
      await compareWithUnits();
    }
    expect([...seen].toSorted()).toEqual(['USD', 'ZIG']);
  });
});
