import type { BankTransfer } from '@rentsafe/domain/bankTransfer';
import type { Entry } from '@rentsafe/domain/entry';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, expect, it } from 'vitest';
import { postEntry } from '../ledger/post.ts';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  const zig = (amount: string) => ({ amount, currency: 'ZIG' });
  const transfer = (body: object, token = book.admin) =>
    post<BankTransfer & Refusal>('bank-transfers/', { on: '2026-01-09', reason: 'sold', ...body }, token);

  it('worked example 13: rent in the other currency is exchanged, and then paid out', async () => {
    const { lease, property } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.run('2026-01');
    const money = { lease, bank_account: trust.zigBank, received_on: '2026-01-06', method: 'transfer' };
    const receive = (paid: string) =>
      post<Receipt & Refusal>('receipts/', {
        ...money,
        amount: usd('100.00'),
        paid: zig(paid),
        rate: '26.8',
      });
    expect((await receive('2700.00')).body).toEqual({ amount: ['2700.00 ZIG at 26.8 is 100.75 USD.'] });
    expect((await receive('2680.00')).status).toBe(201);
    expect(await trust.balances()).toEqual({ exchange: '100.00', landlord: '-88.45', commission: '-11.55' });
    expect(await trust.balances('currency=ZIG')).toEqual({ bank: '2680.00', exchange: '-2680.00' });
    const { body: payout } = await trust.draft('landlord', [{ property, amount: '88.45' }]);
    expect(await trust.verb(payout, 'approve')).toMatchObject({
      status: 409,
      body: { detail: 'The bank account holds only 0.00.' },
    });
    const sold = { from: trust.zigBank, to: trust.bank, amount: zig('2680.00'), received: usd('99.00') };
    expect(await transfer(sold, book.user)).toMatchObject({ status: 403 });
    const { status, body } = await transfer(sold);
    expect([status, body]).toEqual([201, { entry: 4 }]);
    expect(await trust.balances()).toEqual({
      ...{ bank: '99.00', exchange: '1.00', landlord: '-88.45', commission: '-11.55' },
    });
    expect(await trust.balances('currency=ZIG')).toEqual({});
    expect((await get<Entry>(`entries/${body.entry}/`)).body).toMatchObject({
      ...{ kind: 'bank_transfer', effective_on: '2026-01-09', reason: 'sold' },
    });
    expect((await trust.verb(payout, 'approve')).status).toBe(200);
  });

  it('within a currency it is one transfer, and both accounts’ histories have it', async () => {
    const { body: till } = await post<{ id: number }>(
      'bank-accounts/',
      { name: 'Till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    const { lease } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.pay(lease, '2026-01-08', '40.00', { bank_account: till.id });
    const { body } = await transfer({ from: till.id, to: trust.bank, amount: usd('40.00'), on: null });
    const { transfers } = (await get<Entry>(`entries/${body.entry}/`)).body;
    expect(transfers).toMatchObject([
      { debit: { bank_account: trust.bank }, credit: { bank_account: till.id }, amount: '40.00' },
    ]);
    for (const id of [till.id, trust.bank]) {
      const { body: log } = await get<{ results: { changes: object }[] }>(
        `audit/?subject=bank_account:${id}`,
        book.admin,
      );
      expect(log.results[0]?.changes).toMatchObject({ reason: [null, 'sold'] });
    }
  });

  it('G13 a transfer takes no more than the account holds and has not set aside', async () => {
    const { lease, property } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-08', '100.00');
    const { body: payment } = await trust.draft('landlord', [{ property, amount: '20.00' }]);
    await trust.verb(payment, 'approve', { on: '2026-01-10', version: 1 });
    const account = { name: 'C', kind: 'bank', currency: 'USD' };
    const { body: to } = await post<{ id: number }>('bank-accounts/', account, book.admin);
    const move = (amount: string, on = '2026-01-10') =>
      transfer({ from: trust.bank, to: to.id, amount: usd(amount), on }, book.user);
    expect(await move('80.01')).toMatchObject({
      status: 409,
      body: { detail: 'The account holds only 80.00.' },
    });
    expect(await move('1.00', '2026-01-07')).toMatchObject({
      status: 400,
      body: { on: ['Only 0.00 was there on 7 Jan 2026.'] },
    });
    // What is approved later was not free before.
    expect((await move('80.01', '2026-01-09')).status).toBe(409);
    const bank = { kind: 'bank', currency: 'USD' } as const;
    const stored = context.context.server.db.transaction((db) =>
      postEntry(db, { userId: 1, clientId: book.client, requestId: 'test', now: new Date() }, book.client, {
        ...{ kind: 'bank_transfer', effective_on: '2026-01-10' },
        transfers: [
          {
            debit: { ...bank, bank_account_id: to.id },
            credit: { ...bank, bank_account_id: trust.bank },
            amount: 8001n,
          },
        ],
      }),
    );
    await expect(stored).rejects.toMatchObject({ cause: { constraint: 'transfer_covered' } });
    expect((await move('80.00')).status).toBe(201);
    expect(await move('0.01')).toMatchObject({ body: { detail: 'The account holds only 0.00.' } });
  });

  it('names two accounts of the book that are open, each side in its currency', async () => {
    const refused = async (body: object) => (await transfer(body)).body;
    const [from, to] = [trust.zigBank, trust.bank];
    const sold = { from, to, amount: zig('1.00'), received: usd('1.00') };
    expect(await refused({ ...sold, from: 999_999 })).toEqual({
      from: ['Invalid pk "999999" - object does not exist.'],
    });
    expect(await refused({ ...sold, to: from })).toEqual({ to: ['Choose another account.'] });
    expect(await refused({ ...sold, received: null })).toEqual({ received: ['This field is required.'] });
    expect(await refused({ ...sold, received: zig('1.00') })).toEqual({ received: ['This must be in USD.'] });
    expect(await refused({ ...sold, amount: usd('1.00') })).toEqual({ amount: ['This must be in ZIG.'] });
    expect(await refused({ ...sold, on: '2026-03-16' })).toEqual({
      on: ['This date may not be in the future.'],
    });
    const { body: till } = await post<{ id: number }>(
      'bank-accounts/',
      { name: 'Till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    expect(await refused({ from: till.id, to, amount: usd('1.00'), received: usd('1.00') })).toEqual({
      received: ['Only between currencies.'],
    });
    expect(await refused(sold)).toEqual({ detail: 'The account holds only 0.00.' });
    await context.patch(`bank-accounts/${to}/`, { is_active: false, version: 1 }, book.admin);
    expect(await refused(sold)).toEqual({ to: ['This account is closed.'] });
  });
});
