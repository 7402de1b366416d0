import type { Book } from '@rentsafe/domain/book';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { PeriodLock } from '@rentsafe/domain/periodLock';
import type { Rate } from '@rentsafe/domain/rate';
import { beforeEach, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
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
    expect((await lock({ until_on: '2026-01-31' }, book.user)).status).toBe(403);
    expect((await lock({ until_on: '2026-03-16' })).body).toEqual({
      until_on: ['This date may not be in the future.'],
    });
    const made = await lock({ until_on: '2026-01-31' });
    expect(made).toMatchObject({ status: 201, body: { until_on: '2026-01-31', reason: null } });
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
    expect((await lock({ until_on: '2025-12-31', reason: 'A receipt was missing' })).status).toBe(201);
    expect((await receive('2026-01-30')).status).toBe(201);
    expect((await get<Book>(`books/${book.client}/`)).body.locked_until).toBe('2025-12-31');
    const { body: locks } = await get<Paginated<PeriodLock>>('period-locks/');
    expect(locks.results.map(({ until_on }) => until_on)).toEqual(['2025-12-31', '2026-01-31']);
    const row = { client_id: book.client, until_on: '2025-11-30', user_id: 1, at: '2026-03-15' };
    expect(await refusalOf(context.context.server.db, insert('period_locks', row))).toBe(
      'unlocked_for_reason',
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
});
