import type { Forecast, PerformancePage, Series } from '@rentsafe/domain/insight';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { amount } from '../testing/proof.ts';
import { randomRents } from '../testing/randomRents.ts';
import { openTrust, rentOf } from '../testing/trust.ts';
import { ADDING_UP, addUpMonths } from './monthSums.ts';

const TODAY = '2026-07-10';
const NOW = new Date(`${TODAY}T08:00:00Z`);

onEitherDatabase((kind) => {
  const context = useBook(kind, NOW.toISOString());
  const { book, get } = context;
  const database = () => context.context.server.db;

  const addUp = (now = NOW) => {
    const onError = (error: unknown) => {
      throw error;
    };
    return addUpMonths({ db: database(), now, onError });
  };
  const forget = () =>
    database().transaction(async (tx) => {
      await tx.execute(ADDING_UP);
      for (const table of ['month_sums_until', 'money_months', 'month_arrears'])
        await tx.execute(`DELETE FROM ${table}`);
    });
  const performed = async (query: string) =>
    (await get<PerformancePage>(`reports/performance/?currency=USD&by=property&${query}`)).body;
  /** What the reports say, of whole months and of parts of them, of the book and of a property. */
  const reports = async (property: number) => ({
    wholes: await performed('from=2026-02-01&to=2026-05-31'),
    untilToday: await performed(`from=2026-01-01&to=${TODAY}`),
    parts: await performed('from=2026-02-10&to=2026-04-20'),
    series: (await get<Series>(`reports/series/?currency=USD&months=12&to=${TODAY}`)).body,
    past: (await get<Series>('reports/series/?currency=USD&months=12&to=2026-04-15')).body,
    of: (await get<Series>(`reports/series/?currency=USD&months=12&to=${TODAY}&property=${property}`)).body,
    forecast: (await get<Forecast>('reports/forecast/?currency=USD&months=6&as_at=2026-06-30')).body,
    midMonth: (await get<Forecast>(`reports/forecast/?currency=USD&months=3&as_at=${TODAY}`)).body,
  });

  it('reports are the same where months were added up, before what came later and after it', {
    timeout: amount(600_000, 3_600_000),
  }, async () => {
    for (let seed = 31; seed <= amount(32, 60); seed++) {
      const { act, trust } = await randomRents(context, { seed, first: '2026-01-01', today: TODAY });
      const [house] = await rows<{ id: number }>(
        database(),
        sql`SELECT min(id)::int AS id FROM properties WHERE client_id = ${book.client}`,
      );
      const property = house?.id ?? 0;
      // As of a day in May first: June is over later.
      await addUp(new Date('2026-05-20T08:00:00Z'));
      const known = (await performed(`from=2026-01-01&to=${TODAY}`)).known_seq;
      const before = await reports(property);
      const early = (await performed('from=2026-02-01&to=2026-05-31&known=9')).totals;
      await forget();
      expect(await reports(property)).toEqual(before);
      await addUp();
      expect(await reports(property)).toEqual(before);
      for (let turn = 0; turn < 3; turn++) {
        await act(6);
        if (turn === 1) await trust.run('2026-07');
        const kept = await reports(property);
        await addUp();
        expect(await reports(property)).toEqual(kept);
        expect(await brokenIdentities(database(), book.client)).toEqual([]);
        expect(await performed(`from=2026-02-01&to=2026-05-31&known=${known}`)).toEqual(before.wholes);
        // Of so early an entry all is read.
        expect((await performed('from=2026-02-01&to=2026-05-31&known=9')).totals).toEqual(early);
        if (turn === 2) {
          await forget();
          expect(await reports(property)).toEqual(kept);
        }
      }
    }
  });

  it('a book is added up once, and again when its month is over', async () => {
    const trust = await openTrust(context);
    const { lease } = await trust.let(rentOf('2026-07-01', '500.00'));
    await trust.run('2026-07');
    await forget();
    expect(await addUp()).toMatch(/^\d+ books added up\.$/);
    expect(await addUp()).toBe('0 books added up.');
    const august = new Date('2026-08-01T08:00:00Z');
    expect(await addUp(august)).toMatch(/^[1-9]\d* books added up\.$/);
    expect(await addUp(august)).toBe('0 books added up.');
    const late = await rows<{ month: string; minor: number }>(
      database(),
      sql`SELECT month::text, minor::int FROM month_arrears WHERE lease_id = ${lease}`,
    );
    expect(late).toEqual([{ month: '2026-07-01', minor: 50_000 }]);
  });

  it('a book that fails keeps what it had, is told of, and is added up the next time', async () => {
    const trust = await openTrust(context);
    const { lease } = await trust.let(rentOf('2026-05-01', '500.00'));
    await trust.run('2026-05');
    await forget();
    const wrong = sql`(client_id, currency, month, lease_id, minor) VALUES (${book.client}, 'USD', '2026-06-01', ${lease}, 1)`;
    const byJob = (change: SQL) =>
      database().transaction(async (tx) => {
        await tx.execute(ADDING_UP);
        await tx.execute(change);
      });
    await byJob(sql`INSERT INTO month_arrears ${wrong}`);
    const seen: unknown[] = [];
    const told = await addUpMonths({ db: database(), now: NOW, onError: (error) => seen.push(error) });
    expect(told).toMatch(/; failed in 1\.$/);
    expect(seen).toHaveLength(1);
    const kept = await rows(database(), sql`SELECT FROM money_months WHERE client_id = ${book.client}`);
    expect(kept).toHaveLength(0);
    await byJob(sql`DELETE FROM month_arrears WHERE lease_id = ${lease}`);
    await addUp();
    expect(await brokenIdentities(database(), book.client)).toEqual([]);
    expect(
      await rows(database(), sql`SELECT minor::int FROM month_arrears WHERE lease_id = ${lease}`),
    ).toEqual([{ minor: 50_000 }, { minor: 50_000 }]);
  });
});
