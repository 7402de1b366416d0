import { type BankAccount, defaultPaymentColumns } from '@rentsafe/domain/bankAccount';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { book, get, post, patch } = useBook(kind);
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

  it.each([
    [{ name: ' ' }, { name: ['This field may not be blank.'] }],
    [{ kind: 'vault' }, { kind: ['Not a valid choice.'] }],
    [{ currency: 'ZAR' }, { currency: ['Not a valid choice.'] }],
  ])('%j is refused', async (wrong, body) => {
    const refused = await post('bank-accounts/', { ...trust, ...wrong }, book.admin);
    expect(refused).toMatchObject({ status: 400, body });
  });
});
