import type { Charge } from '@rentsafe/domain/charge';
import type { Deposit, DepositPage } from '@rentsafe/domain/deposit';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-04-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    const terms = rentOf('2026-01-01', '500.00', { to_on: '2026-03-31', deposit: usd('500.00') });
    ({ lease } = await trust.let(terms));
  });

  const list = async (query = '') => (await get<Paginated<Deposit>>(`deposits/?${query}`)).body.results;
  const charge = async (amount: string, more = {}) =>
    (
      await post<Charge>('charges/', {
        ...{
          lease,
          type: 'other',
          net: usd(amount),
          charged_on: '2026-04-02',
          due_on: '2026-04-02',
          ...more,
        },
      })
    ).body;
  const deduct = (body: object) => post<Deposit & Refusal>(`deposits/${lease}/deduct/`, body);
  const refund = (body: object) => post<Disbursement & Refusal>(`deposits/${lease}/refund/`, body);

  it('worked example 11: is held, deducted from, and refunded', async () => {
    expect(await list()).toEqual([
      {
        ...{
          lease: { id: lease, number: 'L-0001' },
          tenant: { ...tenant, name: expect.any(String) },
          currency: 'USD',
        },
        ...{ agreed: '500.00', held: '0.00', deducted: '0.00', refunded: '0.00', since: null },
      },
    ]);
    await trust.pay(lease, '2026-01-02', '500.00');
    expect((await get<DepositPage>('deposits/?state=held')).body).toMatchObject({
      results: [{ held: '500.00', since: '2026-01-02' }],
      totals: [usd('500.00')],
    });
    const { id } = await charge('120.00');
    const body = { charge: id, amount: usd('120.00'), on: '2026-04-03', reason: 'Broken door' };
    expect(await deduct(body)).toMatchObject({ status: 200, body: { held: '380.00', deducted: '120.00' } });
    expect((await get<Charge>(`charges/${id}/`)).body.state).toBe('settled');
    expect(await trust.balances()).toMatchObject({ landlord: '-120.00', deposit: '-380.00', bank: '500.00' });
    const back = async (amount: string) =>
      (await refund({ amount: usd(amount), bank_account: trust.bank })).body;
    expect(await trust.verb(await back('380.01'), 'approve')).toMatchObject({
      status: 409,
      body: { detail: 'Only 380.00 is available.', state: 'draft' },
    });
    const draft = await back('380.00');
    expect(draft).toMatchObject({
      kind: 'deposit',
      state: 'draft',
      party: tenant,
      lines: [{ lease: { id: lease } }],
    });
    await trust.verb(draft, 'approve', { on: '2026-04-05' });
    await trust.verb(draft, 'pay', { on: '2026-04-06' });
    expect(await list('q=l-0001&state=none')).toMatchObject([
      { held: '0.00', deducted: '120.00', refunded: '380.00', since: '2026-01-02' },
    ]);
    expect(await trust.balances()).toMatchObject({ bank: '120.00', landlord: '-120.00' });
    expect(await trust.balances()).not.toHaveProperty('deposit');
  });

  it('settles no more than is held, or open of a charge of the lease', async () => {
    await trust.pay(lease, '2026-01-02', '100.00');
    const { id } = await charge('120.00');
    const refused = async (body: object) => (await deduct({ charge: id, amount: usd('1.00'), ...body })).body;
    expect(await refused({ amount: usd('100.01') })).toEqual({ amount: ['Only 100.00 is held.'] });
    expect(await refused({ amount: usd('120.01') })).toEqual({ amount: ['Only 120.00 is open.'] });
    expect(await refused({ amount: { amount: '1.00', currency: 'ZIG' } })).toEqual({
      amount: ['This must be in USD.'],
    });
    expect(await refused({ charge: 999_999 })).toEqual({
      charge: ['Invalid pk "999999" - object does not exist.'],
    });
    expect(await refused({ on: '2026-04-01' })).toEqual({ on: ['Not before 2026-04-02.'] });
    expect(await refused({ on: '2026-04-16' })).toEqual({ on: ['This date may not be in the future.'] });
    await context.lockUntil('2026-04-10');
    expect(await refused({ on: '2026-04-10' })).toEqual({
      on: ['The period up to 2026-04-10 is locked.'],
    });
    const account = { name: 'C', kind: 'bank', currency: 'USD' };
    const { body: closed } = await post<{ id: number }>('bank-accounts/', account, book.admin);
    await patch(`bank-accounts/${closed.id}/`, { is_active: false, version: 1 }, book.admin);
    expect((await refund({ amount: usd('1.00'), bank_account: closed.id })).body).toEqual({
      bank_account: ['This account is closed.'],
    });
  });

  it('G13 a deposit charge is not paid from the deposit, also not with what was deducted', async () => {
    await trust.pay(lease, '2026-01-02', '500.00');
    const more = { charged_on: '2026-01-01', due_on: '2026-01-01' };
    const { id: deposit } = await charge('40.00', { type: 'deposit', ...more });
    const { id: door } = await charge('30.00', more);
    const own = ['A deposit charge is not paid from the deposit.'];
    expect((await deduct({ charge: deposit, amount: usd('40.00') })).body).toEqual({ charge: own });
    await deduct({ charge: door, amount: usd('30.00') });
    const [receipt] = (await get<Paginated<Receipt>>(`receipts/?lease=${lease}`)).body.results;
    await post(`receipts/${receipt?.id}/unallocate/`, {});
    const allocate = (body: object) => post(`receipts/${receipt?.id}/allocate/`, body);
    const named = { allocations: [{ charge: deposit, amount: usd('30.00') }] };
    expect((await allocate(named)).body).toEqual({ allocations: [{ charge: own }] });
    const stored = context.context.server.db.execute(sql`INSERT INTO allocations
        (client_id, entry_seq, effective_on, charge_id, receipt_id, lease_id, currency, amount, net, vat)
      SELECT client_id, entry_seq, received_on, ${deposit}, id, lease_id, currency, 1, 1, 0
      FROM receipts WHERE id = ${receipt?.id}`);
    await expect(stored).rejects.toMatchObject({ cause: { constraint: 'deposit_of_other_money' } });
    expect((await allocate({})).body).toMatchObject({ allocations: [{ charge: door, amount: '30.00' }] });
  });

  it('G10 nothing is deducted before it was held', async () => {
    await trust.pay(lease, '2026-01-20', '500.00');
    const { id } = await charge('30.00', { charged_on: '2026-01-10', due_on: '2026-01-10' });
    const on = { charge: id, amount: usd('30.00'), on: '2026-01-19' };
    expect((await deduct(on)).body).toEqual({ on: ['Only 0.00 was there on 19 Jan 2026.'] });
    expect((await deduct({ ...on, on: '2026-01-20' })).status).toBe(200);
  });

  it('holds again what was deducted once that is reversed', async () => {
    await trust.pay(lease, '2026-01-02', '500.00');
    const before = await trust.balances();
    const { id } = await charge('120.00');
    await deduct({ charge: id, amount: usd('50.00'), on: '2026-04-03' });
    const [receipt] = (await get<Paginated<Receipt>>(`receipts/?lease=${lease}`)).body.results;
    expect(receipt).toMatchObject({ bank_account: null, amount: usd('50.00'), state: 'allocated' });
    const reversal = { on: '2026-04-04', reason: 'Mistake' };
    expect((await post(`receipts/${receipt?.id}/reverse/`, reversal, book.admin)).status).toBe(200);
    expect(await list()).toMatchObject([{ held: '500.00', deducted: '0.00' }]);
    expect(await trust.balances()).toEqual({ ...before, tenant: '120.00', contra: '-120.00' });
  });
});
