import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankStatement } from '@rentsafe/domain/bankStatement';
import type { Reconciliation } from '@rentsafe/domain/reconciliation';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;
  let till = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01');
    const account = { name: 'Office till', kind: 'cash', currency: 'USD' };
    till = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
  });

  const send = (path: string, body: object, token = book.admin) =>
    post<Reconciliation & Refusal>(path, { on: '2026-01-31', ...body }, token);
  const sign = (body: object, token?: string) => send('reconciliations/', body, token);
  const count = (amount: string, more: object = {}, token = book.admin) =>
    sign({ bank_account: till, counted: usd(amount), ...more }, token);
  const cash = (amount: string) =>
    trust.pay(lease, '2026-01-05', amount, { bank_account: till, method: 'cash' });

  it('a till that was counted right is signed by whoever counted it, and its days are closed', async () => {
    await cash('80.00');
    const { status, body } = await count('80.00', {}, book.user);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      ...{ basis: 'counted', statement: '80.00', book: '80.00', difference: '0.00', adjustment: '0.00' },
      ...{ difference_reason: null, entry: null, signed_by: { id: expect.any(Number) } },
    });
    expect((await get<BankAccount>(`bank-accounts/${till}/`)).body.reconciled_on).toBe('2026-01-31');
    const late = {
      lease,
      bank_account: till,
      received_on: '2026-01-31',
      amount: usd('1.00'),
      method: 'cash',
    };
    expect((await post('receipts/', late)).body).toEqual({
      received_on: ['This account is reconciled until 31 Jan 2026.'],
    });
    expect(await count('80.00')).toMatchObject({ status: 409, body: { existing: { id: body.id } } });
    expect((await count('80.00', { on: '2026-01-30' })).body).toEqual({
      on: ['This account is reconciled until 31 Jan 2026.'],
    });
  });

  it('a till that is short is posted to the agency with a reason, above the limit by an Admin', async () => {
    await trust.pay(lease, '2026-01-04', '600.00');
    await cash('200.00');
    expect(
      (await send('reconciliations/preview/', { bank_account: till, counted: usd('190.00') })).body,
    ).toMatchObject({
      ...{ statement: '190.00', book: '200.00', difference: '-10.00' },
    });
    expect((await count('190.00')).body).toEqual({ difference_reason: ['This field is required.'] });
    const short = { difference_reason: 'Wrong change given' };
    const above = { status: 403, body: { detail: 'This is above 50.00 USD. An Admin must post it.' } };
    expect(await count('149.99', short, book.user)).toMatchObject(above);
    const { body } = await count('190.00', short, book.user);
    expect(body).toMatchObject({
      ...{ statement: '190.00', book: '190.00', difference: '0.00', adjustment: '-10.00' },
      ...{ difference_reason: 'Wrong change given', entry: expect.any(Number) },
    });
    expect((await get(`entries/${body.entry}/`)).body).toMatchObject({
      ...{ kind: 'bank_cost', effective_on: '2026-01-31', reason: 'Wrong change given' },
      transfers: [
        { debit: { kind: 'commission' }, credit: { kind: 'bank', bank_account: till }, amount: '10.00' },
      ],
    });
    // Counts of one month are added up, so that nobody takes a little every day.
    await trust.pay(lease, '2026-02-02', '60.00', { bank_account: till });
    expect((await count('215.00', { ...short, on: '2026-02-10' }, book.user)).status).toBe(201);
    expect(await count('190.00', { ...short, on: '2026-02-11' }, book.user)).toMatchObject(above);
    const over = await count('220.00', { difference_reason: 'Found under the drawer', on: '2026-02-11' });
    expect(over.body).toMatchObject({ adjustment: '5.00', book: '220.00' });
    const trail = await get<{ results: { changes: object }[] }>(
      `audit/?subject=bank_account:${till}`,
      book.admin,
    );
    expect(trail.body.results[0]?.changes).toMatchObject({ difference: [null, '5.00'] });
  });

  it('a count takes nothing that was banked since, and is of cash in its currency', async () => {
    await cash('80.00');
    const banked = { from: till, to: trust.bank, amount: usd('80.00'), on: '2026-02-02', reason: 'Banked' };
    expect((await post('bank-transfers/', banked)).status).toBe(201);
    const short = { difference_reason: 'Lost' };
    expect((await count('70.00', short)).body).toEqual({ on: ['Only 0.00 was there on 2 Feb 2026.'] });
    expect((await sign({ bank_account: trust.bank, counted: usd('1.00') })).body).toEqual({
      counted: ['Only cash and wallets are counted.'],
    });
    expect((await count('1.00', { counted: { amount: '1.00', currency: 'ZIG' } })).body).toEqual({
      counted: ['This must be in USD.'],
    });
    expect((await count('80.00', { on: '2026-03-16' })).body).toEqual({
      on: ['This date may not be in the future.'],
    });
    expect((await count('80.00', { nothing_moved: true })).status).toBe(400);
    await context.lockUntil('2026-01-31');
    expect((await count('70.00', short)).status).toBe(400);
    expect((await count('80.00')).status).toBe(201);
  });

  it('a balance is typed from a statement without its lines, less what the bank has not shown', async () => {
    await trust.pay(lease, '2026-01-05', '1000.00');
    const out = await trust.out('landlord', '2026-01-30', [{ property, amount: '50.00' }]);
    const typed = (amount: string, more: object = {}) => ({
      bank_account: trust.bank,
      statement: usd(amount),
      ...more,
    });
    const { body: preview } = await send('reconciliations/preview/', typed('1000.00'));
    expect(preview).toMatchObject({ basis: 'typed', difference: '50.00', outstanding: [], book: '950.00' });
    expect(preview.unseen).toMatchObject([{ kind: 'receipt' }, { number: out.number, amount: '-50.00' }]);
    expect((await sign(typed('1000.00'))).body).toEqual({ detail: 'The difference is 50.00.' });
    expect((await sign(typed('1000.00'), book.user)).status).toBe(403);
    expect((await sign(typed('1000.00', { outstanding: [999_999] }))).body).toMatchObject({
      outstanding: [expect.any(String)],
    });
    const outstanding = [preview.unseen[1]?.entry];
    const { body } = await sign(typed('1000.00', { outstanding }));
    expect(body).toMatchObject({
      ...{ basis: 'typed', statement: '1000.00', outstanding_out: '50.00', book: '950.00' },
      outstanding: [{ number: out.number }],
    });

    // The next statement begins there, and shows the payment.
    const next = { bank_account: trust.bank, from_on: '2026-02-01', to_on: '2026-02-28', closing: '950.00' };
    const lines = [{ on: '2026-02-02', description: 'EFT', amount: '-50.00' }];
    const first = await post('bank-statements/', { ...next, opening: '900.00', closing: '850.00', lines });
    expect(first.body).toEqual({ opening: ['The last statement closed with 1000.00.'] });
    const { body: statement } = await post<BankStatement>('bank-statements/', {
      ...next,
      opening: '1000.00',
      lines,
    });
    const line = statement.lines[0]?.id;
    const offered = await get<{ results: object[] }>(`bank-lines/${line}/suggestions/?q=RC`);
    expect(offered.body.results).toEqual([]);
    await post(`bank-lines/${line}/match/`, { disbursements: [out.id] });
    const february = await sign({ bank_account: trust.bank, on: '2026-02-28' });
    expect(february.body).toMatchObject({
      basis: 'lines',
      statement: '950.00',
      outstanding: [],
      book: '950.00',
    });
    expect((await sign(typed('950.00', { on: '2026-02-20' }))).body).toEqual({
      on: ['This account is reconciled until 28 Feb 2026.'],
    });
  });

  it('a day that a statement has is reconciled with its lines', async () => {
    const { status } = await post('bank-statements/', {
      ...{
        bank_account: trust.bank,
        from_on: '2026-01-01',
        to_on: '2026-01-31',
        opening: '0.00',
        closing: '5.00',
      },
      lines: [{ on: '2026-01-09', description: 'Unknown', amount: '5.00' }],
    });
    expect(status).toBe(201);
    expect((await sign({ bank_account: trust.bank, statement: usd('0.00') })).body).toEqual({
      on: ['The statement to 31 Jan 2026 is imported. Reconcile that instead.'],
    });
  });

  it('an account in which nothing moved is signed as it is; one that moved is not', async () => {
    const quiet = (on: string, bank_account = trust.bank) => sign({ bank_account, on, nothing_moved: true });
    expect((await quiet('2026-01-31')).body).toMatchObject({
      basis: 'nothing_moved',
      statement: '0.00',
      book: '0.00',
    });
    await trust.pay(lease, '2026-02-05', '100.00');
    expect((await quiet('2026-02-28')).body).toEqual({
      detail: '1 entry moved this account since 31 Jan 2026. Enter the balance of the statement instead.',
    });
    expect(
      (await sign({ bank_account: trust.bank, statement: usd('100.00'), on: '2026-02-28' })).status,
    ).toBe(201);
    expect((await quiet('2026-03-10')).body).toMatchObject({ statement: '100.00', book: '100.00' });
    expect((await sign({ bank_account: trust.zigBank, nothing_moved: true }, book.user)).status).toBe(403);
  });

  it('the steps of the month are done with a till, a wallet and a quiet account', async () => {
    await cash('80.00');
    await count('80.00');
    for (const bank_account of [trust.bank, trust.zigBank]) await sign({ bank_account, nothing_moved: true });
    const { body } = await get<{ steps: { key: string; done: boolean }[] }>(
      'reports/month-end/?month=2026-01',
    );
    expect(body.steps.find(({ key }) => key === 'reconciled')?.done).toBe(true);
  });
});
