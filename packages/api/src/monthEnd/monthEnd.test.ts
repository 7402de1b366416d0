import type { MonthEnd, MonthEndStep } from '@rentsafe/domain/monthEnd';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  const { context: served } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  /** The steps of a month as [open, amounts], by key. */
  const steps = async (month: string) => {
    const { body } = await get<MonthEnd>(`reports/month-end/?month=${month}`);
    expect(body.month).toBe(month);
    for (const { done, open, state } of body.steps) {
      expect(done).toBe(open === 0 && state !== 'no_statement');
    }
    return Object.fromEntries(body.steps.map(({ key, open, amount }) => [key, [open, amount]])) as Record<
      MonthEndStep['key'],
      [number, MonthEndStep['amount']]
    >;
  };
  const nothing = [0, []];

  it('of a new book: its accounts and the lock are open', async () => {
    expect(await steps('2026-01')).toEqual({
      ...{ charged: nothing, identified: nothing, matched: nothing, reconciled: [2, []] },
      ...{ commission: nothing, landlords: nothing, rent_tax: nothing, locked: [1, []] },
    });
  });

  it('counts what was not charged, whose the money is, and what was not paid out', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'), { reserve: [usd('50.00')] });
    expect((await steps('2026-01')).charged).toEqual([1, [usd('1000.00')]]);
    await trust.run('2026-01', '2026-02');
    const unknown = {
      bank_account: trust.bank,
      received_on: '2026-02-01',
      amount: usd('70.00'),
      method: 'cash',
    };
    await post('receipts/', unknown);
    expect((await steps('2026-01')).identified).toEqual(nothing);
    expect((await steps('2026-02')).identified).toEqual([1, [usd('70.00')]]);

    await trust.pay(lease, '2026-01-05', '1000.00');
    // What comes in later is of its own month.
    await trust.pay(lease, '2026-02-05', '1000.00');
    expect(await steps('2026-01')).toMatchObject({
      ...{ charged: nothing, commission: [1, [usd('115.50')]], landlords: [1, [usd('834.50')]] },
      reconciled: [2, [usd('1000.00')]],
    });
    expect((await steps('2026-02')).landlords).toEqual([1, [usd('1719.00')]]);

    // What is approved is still in the bank. What is paid counts for the oldest first, whenever that was.
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '834.50' }]);
    await trust.verb(draft, 'approve', { on: '2026-02-06' });
    expect((await steps('2026-01')).landlords).toEqual([1, [usd('834.50')]]);
    await trust.verb(draft, 'pay', { on: '2026-02-06' });
    expect((await steps('2026-01')).landlords).toEqual(nothing);
    expect((await steps('2026-02')).landlords).toEqual([1, [usd('884.50')]]);
    await trust.verb(draft, 'fail', { on: '2026-02-07', reason: 'Wrong account' });
    expect((await steps('2026-01')).landlords).toEqual([1, [usd('834.50')]]);
    await trust.out('commission', '2026-03-01', [{ amount: '115.50' }], { party: supplier });
    expect((await steps('2026-01')).commission).toEqual(nothing);
  });

  it('counts lines of the bank without a match, and accounts that were not reconciled', async () => {
    const { db } = served.server;
    await db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO bank_statements (client_id, bank_account_id, currency, from_on, to_on, opening, closing, line_count)
        VALUES (${book.client}, ${trust.bank}, 'USD', '2026-01-01', '2026-01-31', 0, 5000, 2)`);
      await tx.execute(sql`INSERT INTO bank_lines (client_id, statement_id, bank_account_id, currency, line, on_date, description, amount)
        SELECT client_id, id, bank_account_id, currency, line, '2026-01-20', 'Line', CASE line WHEN 1 THEN 7000 ELSE -2000 END
        FROM bank_statements, generate_series(1, 2) line WHERE bank_account_id = ${trust.bank}`);
    });
    expect(await steps('2025-12')).toMatchObject({ matched: nothing });
    expect(await steps('2026-01')).toMatchObject({ matched: [2, [usd('90.00')]], reconciled: [2, []] });
  });

  it('without a statement there is nothing that is matched, until every account is reconciled without one', async () => {
    const matched = async () => {
      const { body } = await get<MonthEnd>('reports/month-end/?month=2026-01');
      return body.steps.find(({ key }) => key === 'matched');
    };
    expect(await matched()).toMatchObject({ open: 0, done: false, state: 'no_statement' });
    for (const bank_account of [trust.bank, trust.zigBank]) {
      const quiet = { bank_account, on: '2026-01-31', nothing_moved: true };
      expect((await post('reconciliations/', quiet, book.admin)).status).toBe(201);
    }
    expect(await matched()).toMatchObject({ open: 0, done: true, state: 'done' });
  });

  it('an Admin locks a month that has ended, and names each step that is not done with the reason', async () => {
    const unknown = {
      bank_account: trust.bank,
      received_on: '2026-01-20',
      amount: usd('70.00'),
      method: 'cash',
    };
    await post('receipts/', unknown);
    const lock = (month: string, open?: object[], token = book.admin) =>
      post<MonthEnd & Refusal>(`month-ends/${month}/lock/`, { ...(open && { open }) }, token);
    const named = ['identified', 'matched', 'reconciled'].map((step) => ({ step, reason: `No ${step}` }));
    expect((await lock('2026-01', named, book.user)).status).toBe(403);
    const refused = (...open: string[]) => ({ status: 409, body: { open } });
    expect(await lock('2026-01')).toMatchObject(refused('identified', 'matched', 'reconciled'));
    expect((await lock('2026-01', named.slice(0, 2))).body).toEqual({
      detail: 'Not done: reconcile accounts. Do this first, or say why it stays open.',
      open: ['reconciled'],
    });
    expect(await lock('2026-01', [{ step: 'identified', reason: ' ' }])).toMatchObject({ status: 400 });
    expect(await lock('2026-01', [{ step: 'landlords', reason: 'Later' }])).toMatchObject({ status: 400 });
    expect((await lock('2026-03', named)).body).toEqual({ detail: 'The month ends on 31 Mar 2026.' });
    expect((await lock('2026-13', named)).status).toBe(404);

    // What is done need not be named.
    const { status, body } = await lock('2026-01', [...named, { step: 'charged', reason: 'Done' }]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.lock).toEqual({
      ...{ until_on: '2026-01-31', user: { id: expect.any(Number), name: expect.any(String) } },
      ...{ at: expect.any(String), open: named },
    });
    expect(body.steps.find(({ key }) => key === 'locked')).toMatchObject({ done: true });
    expect((await lock('2026-01', named)).body).toEqual({ detail: 'The period up to 2026-01-31 is locked.' });
    const { body: locks } = await get<{ results: object[] }>('period-locks/');
    expect(locks.results).toMatchObject([{ until_on: '2026-01-31', reason: null, open: named }]);
    expect((await get<MonthEnd>('reports/month-end/?month=2025-12')).body.lock).toMatchObject({
      open: named,
    });
    const trail = await get<{ results: { changes: object }[] }>(
      `audit/?subject=book:${book.client}`,
      book.admin,
    );
    expect(trail.body.results[0]?.changes).toMatchObject({
      open: [null, 'identified: No identified; matched: No matched; reconciled: No reconciled'],
    });
  });

  it('is locked up to the last day of the month, and is of one book', async () => {
    const lock = context.lockUntil;
    await lock('2026-01-30');
    expect((await steps('2026-01')).locked).toEqual([1, []]);
    await lock('2026-01-31');
    expect((await steps('2026-01')).locked).toEqual(nothing);
    expect((await steps('2025-12')).locked).toEqual(nothing);
    expect((await get('reports/month-end/')).body).toEqual({ month: ['This field is required.'] });
    expect((await get('reports/month-end/?month=2026-13')).body).toEqual({ month: ['Use YYYY-MM.'] });
    expect((await get(`reports/month-end/?month=2026-01&client=${book.client}`, book.stranger)).status).toBe(
      403,
    );
  });
});
