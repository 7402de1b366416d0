import type { Book } from '@rentsafe/domain/book';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { PeriodLock } from '@rentsafe/domain/periodLock';
import type { Rate } from '@rentsafe/domain/rate';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  it('a locked period takes no posting; an earlier lock opens it again, with a reason', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.run('2026-01');
    const lock = (body: object, token = book.admin) => post<PeriodLock>('period-locks/', body, token);
    const reason = 'A receipt was missing';
    expect((await lock({ until_on: '2025-12-31', reason }, book.user)).status).toBe(403);
    expect((await lock({ until_on: '2026-03-16', reason })).body).toEqual({
      until_on: ['This date may not be in the future.'],
    });
    expect((await lock({ until_on: '2026-03-15', reason })).body).toEqual({
      until_on: ['A lock ends yesterday at the latest.'],
    });
    expect((await lock({ until_on: '2026-01-31', reason })).body).toEqual({
      until_on: ['Nothing is locked. Months are locked at Month End.'],
    });
    await context.lockUntil('2026-01-31');
    expect((await lock({ until_on: '2026-01-31', reason })).body).toEqual({
      until_on: ['The accounts are locked up to 31 Jan 2026. Months are locked at Month End.'],
    });
    const money = { bank_account: trust.bank, amount: { amount: '100.00', currency: 'USD' }, method: 'cash' };
    const receive = (received_on: string) => post('receipts/', { lease, ...money, received_on });
    expect(await receive('2026-01-31')).toMatchObject({
      status: 400,
      body: { received_on: ['The period up to 2026-01-31 is locked.'] },
    });
    expect((await receive('2026-02-01')).status).toBe(201);
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '1.00' }]);
    expect((await trust.verb(draft, 'approve', { on: '2026-01-31' })).body).toEqual({
      on: ['The period up to 2026-01-31 is locked.'],
    });
    expect((await lock({ until_on: '2025-12-31' })).body).toEqual({ reason: ['This field is required.'] });
    expect(await lock({ until_on: '2025-12-31', reason })).toMatchObject({
      status: 201,
      body: { until_on: '2025-12-31', reason, open: [] },
    });
    expect((await receive('2026-01-30')).status).toBe(201);
    expect((await get<Book>(`books/${book.client}/`)).body.locked_until).toBe('2025-12-31');
    const { body: locks } = await get<Paginated<PeriodLock>>('period-locks/');
    expect(locks.results.map(({ until_on }) => until_on)).toEqual(['2025-12-31', '2026-01-31']);
    const row = { client_id: book.client, until_on: '2025-11-30', user_id: 1, at: '2026-03-15' };
    expect(await refusalOf(context.context.server.db, insert('period_locks', row))).toBe(
      'unlocked_for_reason',
    );
    // Half past ten at night in London is the next day in Harare.
    const today = { ...row, until_on: '2026-03-16', at: '2026-03-15T22:30:00Z' };
    expect(await refusalOf(context.context.server.db, insert('period_locks', today))).toBe(
      'locked_before_today',
    );
  });

  it('the exchange rates of a book, the latest day first', async () => {
    const add = (on: string, rate: string) => post<Rate>('rates/', { on, rate, source: 'RBZ' });
    expect((await add('2026-03-01', '26.8')).body).toEqual({
      ...{ id: expect.any(Number), on: '2026-03-01', rate: '26.8', source: 'RBZ' },
    });
    await add('2026-02-01', '26.123456');
    expect((await add('2026-02-01', '0')).body).toEqual({ rate: ['Ensure this value is greater than 0.'] });
    expect((await add('2026-03-16', '1')).body).toEqual({ on: ['This date may not be in the future.'] });
    const { body } = await get<Paginated<Rate>>('rates/');
    expect(body.results.map(({ rate }) => rate)).toEqual(['26.8', '26.123456']);
    expect((await get<Paginated<Rate>>('rates/', book.stranger)).body.count).toBe(0);
  });

  it('G12 a rate far from the last of the book is recorded by an Admin', async () => {
    const add = (on: string, rate: string, token = book.user) =>
      post<Rate & Refusal>('rates/', { on, rate, source: 'RBZ' }, token);
    expect((await add('2026-01-12', '26.8')).status).toBe(201);
    const refused = (text: string) => ({
      status: 403,
      body: { detail: `${text} An Admin must record this one.` },
    });
    expect(await add('2026-01-20', '32.17')).toMatchObject(refused('The rate of 12 Jan is 26.80.'));
    expect(await add('2026-01-20', '21.43')).toMatchObject(refused('The rate of 12 Jan is 26.80.'));
    expect((await add('2026-01-20', '32.16')).status).toBe(201);
    expect((await add('2026-02-01', '38.5')).status).toBe(201);
    // Before the first the nearest after it counts, in between the latest up to the day.
    expect(await add('2026-01-01', '38.5')).toMatchObject(refused('The rate of 12 Jan is 26.80.'));
    expect(await add('2026-01-31', '25')).toMatchObject(refused('The rate of 20 Jan is 32.16.'));
    expect((await add('2026-01-31', '50', book.admin)).status).toBe(201);
  });

  it('G12 nobody gets further from a rate of an earlier day in short steps', async () => {
    const row = { client_id: book.client, on_date: '2026-03-01', rate: 40, source: 'RBZ' };
    const earlier = insert('rates', { ...row, recorded_on: '2026-03-14' });
    await context.context.server.db.execute(sql.raw(earlier));
    const add = (rate: string) => post<Refusal>('rates/', { on: '2026-03-15', rate, source: 'RBZ' });
    expect((await add('47')).status).toBe(201);
    expect(await add('50')).toMatchObject({
      status: 403,
      body: { detail: 'The rate of 1 Mar is 40.00. An Admin must record this one.' },
    });
  });

  it('G12 the rate of a receipt is compared with the book’s, or with that of another receipt', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '100.00'));
    const receive = (rate: string, amount: string, token = book.user) =>
      post<Refusal>(
        'receipts/',
        {
          ...{ lease, bank_account: trust.zigBank, received_on: '2026-02-01', method: 'cash', rate },
          ...{ amount: { amount, currency: 'USD' }, paid: { amount: '100.00', currency: 'ZIG' } },
        },
        token,
      );
    expect((await receive('25', '4.00')).status).toBe(201);
    expect(await receive('2', '50.00')).toMatchObject({
      status: 403,
      body: { detail: 'The rate of 1 Feb is 25.00. An Admin must record this one.' },
    });
    await post('rates/', { on: '2026-03-01', rate: '20', source: 'RBZ' }, book.admin);
    expect((await receive('16', '6.25')).status).toBe(201);
    expect(await receive('25', '4.00')).toMatchObject({
      body: { detail: 'The rate of 1 Mar is 20.00. An Admin must record this one.' },
    });
    expect((await receive('25', '4.00', book.admin)).status).toBe(201);
  });
});
