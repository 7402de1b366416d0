import { type BankAccount, defaultPaymentColumns } from '@rentsafe/domain/bankAccount';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind);
  const { book, get, post, patch } = context;
  const trust = { name: 'Trust', kind: 'bank', bank_name: 'CBZ', number: '0102030405', currency: 'ZIG' };

  it('bank accounts are opened, changed and closed by Admins, and read by the users of the book', async () => {
    expect((await post('bank-accounts/', trust)).status).toBe(403);
    const made = await post<BankAccount>('bank-accounts/', trust, book.admin);
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({
      ...trust,
      id: expect.any(Number),
      is_active: true,
      ...{ balance: '0.00', set_aside: '0.00', available: '0.00', reconciled_on: null },
      payment_columns: defaultPaymentColumns,
      version: 1,
    });
    const path = `bank-accounts/${made.body.id}/`;
    const changes = { name: 'Trust account', is_active: false, currency: 'USD', kind: 'cash', version: 1 };
    expect((await patch(path, changes)).status).toBe(403);
    const changed = { ...made.body, name: 'Trust account', is_active: false, version: 2 };
    expect((await patch(path, changes, book.admin)).body).toEqual(changed);
    expect((await patch(path, changes, book.admin)).status).toBe(409);
    expect((await get(path)).body).toEqual(changed);
    const till = await post<BankAccount>(
      'bank-accounts/',
      { name: 'Till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    expect(till.body).toMatchObject({ bank_name: null, number: null });
    expect((await get<Paginated<BankAccount>>('bank-accounts/')).body).toMatchObject({
      count: 2,
      results: [{ id: till.body.id }, { id: made.body.id }],
    });
    expect((await get<Paginated<BankAccount>>('bank-accounts/', book.stranger)).body.count).toBe(0);
    expect((await get(path, book.stranger)).status).toBe(404);
    expect((await patch(path, changes, book.stranger)).status).toBe(404);
    expect((await get(`audit/?subject=bank_account:${made.body.id}`, book.admin)).body).toMatchObject({
      results: [{ action: 'update', changes: { is_active: [true, false] } }, { action: 'create' }],
    });
  });

  it('G13 an account that holds money, or with payments under way, is not closed', async () => {
    const trusted = await openTrust(context);
    const { lease, property } = await trusted.let(rentOf('2026-01-01', '100.00'));
    await trusted.run('2026-01');
    await trusted.pay(lease, '2026-01-05', '100.00');
    const path = `bank-accounts/${trusted.bank}/`;
    const close = async () => {
      const { version } = (await get<BankAccount>(path)).body;
      return patch(path, { is_active: false, version }, book.admin);
    };
    expect(await close()).toMatchObject({ status: 409, body: { detail: 'This account holds 100.00.' } });
    const { body: payment } = await trusted.draft('landlord', [{ property, amount: '80.00' }]);
    await trusted.verb(payment, 'approve', { version: 1 });
    expect((await get(path)).body).toMatchObject({
      ...{ balance: '100.00', set_aside: '80.00', available: '20.00' },
    });
    const [receipt] = (await get<Paginated<{ id: number }>>('receipts/')).body.results;
    await post(`receipts/${receipt?.id}/reverse/`, { reason: 'Bounced' }, book.admin);
    expect(await close()).toMatchObject({
      status: 409,
      body: { detail: 'Payments of 80.00 from this account are under way.' },
    });
    const closing = context.context.server.db.execute(
      sql`UPDATE bank_accounts SET is_active = false WHERE id = ${trusted.bank}`,
    );
    await expect(closing).rejects.toMatchObject({ cause: { constraint: 'closed_empty' } });
    await trusted.verb(payment, 'fail', { reason: 'Bounced' });
    expect((await close()).status).toBe(200);
  });

  it('G13 nothing is taken back from an account that is closed', async () => {
    const trusted = await openTrust(context);
    const { lease } = await trusted.let(rentOf('2026-01-01', '100.00'));
    const paid = await trusted.pay(lease, '2026-01-05', '100.00');
    const account = { name: 'C', kind: 'bank', currency: 'USD' };
    const { body: to } = await post<{ id: number }>('bank-accounts/', account, book.admin);
    const all = { amount: '100.00', currency: 'USD' };
    await post('bank-transfers/', { from: trusted.bank, to: to.id, amount: all, reason: 'Moved' });
    const path = `bank-accounts/${trusted.bank}/`;
    expect((await patch(path, { is_active: false, version: 1 }, book.admin)).status).toBe(200);
    const reverse = () => post(`receipts/${paid.id}/reverse/`, { reason: 'Bounced' }, book.admin);
    expect((await reverse()).body).toEqual({ on: ['This account is closed.'] });
    await patch(path, { is_active: true, version: 2 }, book.admin);
    expect((await reverse()).status).toBe(200);
  });

  it.each([
    [{ name: ' ' }, { name: ['This field may not be blank.'] }],
    [{ kind: 'vault' }, { kind: ['Not a valid choice.'] }],
    [{ currency: 'ZAR' }, { currency: ['Not a valid choice.'] }],
  ])('%j is refused', async (wrong, body) => {
    const refused = await post('bank-accounts/', { ...trust, ...wrong }, book.admin);
    expect(refused).toMatchObject({ status: 400, body });
  });
});
