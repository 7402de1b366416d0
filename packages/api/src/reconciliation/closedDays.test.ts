import type { BankStatement } from '@rentsafe/domain/bankStatement';
import { beforeEach, expect, it } from 'vitest';
import { postEntry } from '../ledger/post.ts';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

const closed = 'This account is reconciled until 31 Jan 2026.';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;
  let paid = { id: 0 };
  /** Of the statement of January: 100.00 in on the 5th and the rest on the 20th. */
  let lines: number[] = [];

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '100.00')));
    await trust.run('2026-01');
    paid = await trust.pay(lease, '2026-01-05', '100.00');
    const { body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, from_on: '2026-01-01', to_on: '2026-01-31' },
      ...{ opening: '0.00', closing: '100.00' },
      lines: [
        { on: '2026-01-05', description: 'EFT', amount: '100.00' },
        { on: '2026-01-20', description: 'In', amount: '7.00' },
        { on: '2026-01-20', description: 'Out', amount: '-7.00' },
      ],
    });
    lines = body.lines.map(({ id }) => id);
    expect((await post(`bank-lines/${lines[0]}/match/`, { receipts: [paid.id] })).status).toBe(200);
    const signed = { bank_account: trust.bank, on: '2026-01-31' };
    expect((await post('reconciliations/', signed, book.admin)).status).toBe(201);
  });

  const receive = (received_on: string, bank_account = trust.bank) =>
    post('receipts/', { lease, bank_account, received_on, amount: usd('9.00'), method: 'cash' });
  const newAccount = async () =>
    (await post<{ id: number }>('bank-accounts/', { name: 'C', kind: 'bank', currency: 'USD' }, book.admin))
      .body.id;

  it('G10 no receipt on a day that is reconciled', async () => {
    for (const day of ['2026-01-05', '2026-01-31']) {
      expect(await receive(day)).toMatchObject({ status: 400, body: { received_on: [closed] } });
    }
    expect((await receive('2026-02-01')).status).toBe(201);
    expect((await receive('2026-01-05', await newAccount())).status).toBe(201);
  });

  it('G10 a receipt of a reconciled day is reversed on an open one', async () => {
    const reverse = (on?: string) =>
      post(`receipts/${paid.id}/reverse/`, { reason: 'Wrong', ...(on && { on }) }, book.admin);
    expect(await reverse('2026-01-31')).toMatchObject({ status: 400, body: { on: [closed] } });
    expect(await reverse()).toMatchObject({ status: 200, body: { reversed: { on: '2026-03-15' } } });
  });

  it('G10 no transfer from or to an account on a day that is reconciled', async () => {
    const other = await newAccount();
    await receive('2026-01-02', other);
    const move = (from: number, to: number, on: string) =>
      post('bank-transfers/', { from, to, amount: usd('5.00'), on, reason: 'Till' }, book.admin);
    for (const [from, to] of [
      [trust.bank, other],
      [other, trust.bank],
    ] as const) {
      expect(await move(from, to, '2026-01-31')).toMatchObject({ status: 400, body: { on: [closed] } });
      expect((await move(from, to, '2026-02-01')).status).toBe(201);
    }
  });

  it('G10 no payment is approved, paid or failed on a day that is reconciled', async () => {
    const { body: payment } = await trust.draft('landlord', [{ property, amount: '5.00' }]);
    for (const verb of ['approve', 'pay', 'fail']) {
      const body = (on: string) => ({ on, ...(verb === 'fail' && { reason: 'Returned' }) });
      const refused = await trust.verb(payment, verb, body('2026-01-31'));
      expect(refused).toMatchObject({ status: 400, body: { on: [closed] } });
      expect((await trust.verb(payment, verb, body('2026-02-01'))).status).toBe(200);
    }
  });

  it('G10 a line of a reconciled day posts on the first open one', async () => {
    const cost = { cost: { bearer: 'agency', reason: 'Fee' } };
    expect((await post(`bank-lines/${lines[2]}/match/`, cost)).status).toBe(200);
    const received = await post<{ matches: { id: number }[] }>(`bank-lines/${lines[1]}/match/`, { lease });
    const { body } = await context.get(`receipts/${received.body.matches[0]?.id}/`);
    expect(body).toMatchObject({ received_on: '2026-02-01' });
  });

  it('G10 no entry moves an account on a day that is reconciled, whoever writes it', async () => {
    const actor = { userId: 1, clientId: book.client, requestId: 'test', now: new Date() };
    const move = (on: string) =>
      context.context.server.db.transaction((db) =>
        postEntry(db, actor, book.client, {
          kind: 'bank_cost',
          effective_on: on,
          transfers: [
            {
              debit: { kind: 'commission', currency: 'USD' },
              credit: { kind: 'bank', currency: 'USD', bank_account_id: trust.bank },
              amount: 1n,
            },
          ],
        }),
      );
    await expect(move('2026-01-31')).rejects.toMatchObject({ cause: { constraint: 'account_unreconciled' } });
    await expect(move('2026-02-01')).resolves.toBeGreaterThan(0);
  });
});
