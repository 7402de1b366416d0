import type { ChargeRun } from '@rentsafe/domain/charge';
import type { TodoPage } from '@rentsafe/domain/todo';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

const MONTH = '2026-02';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-02-20T08:00:00Z');
  const { book, get, post } = context;

  const run = async () => {
    const { body } = await post<ChargeRun>('charge-runs/', { month: MONTH });
    return { charges: body.charges, remaining: body.remaining };
  };
  const isTodo = async () => {
    const { results } = (await get<TodoPage>('todo/?kind=month_not_run')).body;
    return results.some(({ key }) => key === `month_not_run:${MONTH}`);
  };
  const left = async () => {
    const [row] = await rows<{ remaining: number }>(
      context.context.server.db,
      sql`SELECT remaining FROM charge_run_marks WHERE client_id = ${book.client} AND month = '2026-02-01'`,
    );
    return row?.remaining ?? null;
  };

  it('a month that is charged whole is to be run again once a lease is added or extended', async () => {
    const { let: let_ } = await openTrust(context);
    const { lease } = await let_({ ...rentOf('2026-02-01', '500.00'), to_on: '2026-02-10' });
    expect(await isTodo()).toBe(true);
    expect(await run()).toEqual({ charges: 1, remaining: 0 });
    expect([await isTodo(), await left()]).toEqual([false, 0]);
    expect(await run()).toEqual({ charges: 0, remaining: 0 });

    await let_(rentOf('2026-02-10', '300.00'));
    expect(await isTodo()).toBe(true);
    expect(await run()).toEqual({ charges: 1, remaining: 0 });
    expect(await isTodo()).toBe(false);

    const extension = await post(`leases/${lease}/extend/`, { to_on: '2026-02-28' });
    expect(extension.status).toBe(200);
    expect(await isTodo()).toBe(true);
    expect(await run()).toEqual({ charges: 1, remaining: 0 });
    expect([await isTodo(), await left()]).toEqual([false, 0]);
  });

  it('a lease that a run has passed by is charged at its end', async () => {
    const { let: let_ } = await openTrust(context);
    const { lease } = await let_(rentOf('2026-02-01', '500.00'));
    await let_(rentOf('2026-02-01', '300.00'));
    // As an earlier batch leaves it, which came before the first lease was there.
    await context.context.server.db.execute(
      sql`INSERT INTO charge_run_marks VALUES (${book.client}, '2026-02-01', ${lease}, 1)`,
    );
    expect(await run()).toEqual({ charges: 1, remaining: 1 });
    expect(await left()).toBeNull();
    expect(await run()).toEqual({ charges: 1, remaining: 0 });
    expect(await left()).toBe(0);
  });

  it('a lease that is skipped keeps its month from being charged whole', async () => {
    const { let: let_ } = await openTrust(context);
    const { property } = await let_(rentOf('2026-02-01', '500.00'));
    await context.context.server.db.execute(sql`DELETE FROM ownerships WHERE property_id = ${property}`);
    expect(await run()).toEqual({ charges: 0, remaining: 0 });
    expect([await isTodo(), await left()]).toEqual([true, null]);
  });
});
