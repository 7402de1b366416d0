import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { DebtCall, DebtCallRow } from '@rentsafe/domain/debtCall';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, newUnit } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;
  let other = 0;

  // Worked example 5, with a smaller debt beside it: 150.00 is due since 1 March, ZIG 1500.00 a month since January.
  beforeAll(async () => {
    const { schedules, from_on } = rent('2026-01-01', '300.00');
    const service = { type: 'service', currency: 'ZIG', steps: [{ from_on, amount: '1500.00' }] };
    house = await openHouse(context, { from_on, schedules: [...schedules, service] });
    const small = await post<{ id: number }>('leases/', {
      ...{ unit: await newUnit(), parties: [{ party: person(3), role: 'tenant' }] },
      ...rent('2026-03-01', '100.00'),
    });
    await post(`leases/${small.body.id}/activate/`, {});
    other = small.body.id;
    await house.run('2026-01', '2026-02', '2026-03');
    await house.pay('2026-03-10', '750.00');
  });

  const page = async (query = '?currency=USD') =>
    (await get<Paginated<DebtCallRow>>(`debt-calls/${query}`)).body;
  const act = (name: string, sent: object, token = book.user) =>
    post<DebtCallRow>(`debt-calls/${house.lease}/${name}/`, sent, token);

  describe('debt calls', () => {
    it('list who owes in a currency, the largest first, by bucket, step and words', async () => {
      const { count, results } = await page();
      expect(count).toBe(2);
      expect(results[0]).toEqual({
        lease: { id: house.lease, number: house.number },
        tenant: { ...person(2), name: expect.any(String) },
        buckets: ['0.00', '150.00', '0.00', '0.00', '0.00'],
        total: '150.00',
        last_paid_on: '2026-03-10',
        promise: null,
        step: 'none',
      });
      expect(results[1]).toMatchObject({ total: '100.00', last_paid_on: null });
      expect(await page('?currency=ZIG')).toMatchObject({
        count: 1,
        results: [{ buckets: ['0.00', '1500.00', '1500.00', '1500.00', '0.00'], total: '4500.00' }],
      });
      expect(await page('?currency=ZIG&bucket=Due 61-90 days&step=none')).toMatchObject({ count: 1 });
      expect(await page('?currency=USD&bucket=Due 61-90 days')).toMatchObject({ count: 0 });
      expect(await page(`?currency=USD&q=${house.number}`)).toMatchObject({ count: 1 });
      expect(await page('?currency=USD&step=called')).toMatchObject({ count: 0 });
      expect(await page('')).toEqual({ currency: ['This field is required.'] });
      expect(await page('?currency=USD&step=jailed')).toEqual({ step: ['Not a valid choice.'] });
    });

    it('go from a note to a listed claim; a promise is kept, broken or open', async () => {
      const noted = await act('note', { text: 'No answer', on: '2026-03-02' });
      expect(noted).toMatchObject({ status: 200, body: { step: 'called', total: '150.00', promise: null } });
      const promise = async (amount: string, on: string, by_on: string) =>
        (await act('promise', { amount: usd(amount), on, by_on })).body.promise?.state;
      expect(await promise('751.00', '2026-03-02', '2026-03-14')).toBe('broken');
      expect(await promise('750.00', '2026-03-02', '2026-03-09')).toBe('broken');
      expect(await promise('750.00', '2026-03-02', '2026-03-10')).toBe('kept');
      expect(await promise('150.00', '2026-03-11', '2026-03-15')).toBe('open');
      expect((await page()).results[0]).toMatchObject({
        promise: { amount: usd('150.00'), by_on: '2026-03-15', state: 'open' },
        step: 'promised',
      });
      // A promise is of its currency; a note, or a demand, of all.
      expect((await page('?currency=ZIG')).results[0]).toMatchObject({ promise: null, step: 'called' });
      expect((await act('demand', { text: 'Letter' })).body.step).toBe('demanded');
      expect((await act('note', { text: 'Called again' })).body.step).toBe('demanded');
      const claim = await post<LeaseClaim>('claims/', {
        ...{ lease: house.lease, party: person(2), type: 'rent', reason: 'Rent' },
        amount: { amount: '1500.00', currency: 'ZIG' },
      });
      const verb = (name: string, sent: object) => post(`claims/${claim.body.id}/${name}/`, sent, book.admin);
      const step = async () => (await page('?currency=ZIG')).results[0]?.step;
      expect(await step()).toBe('demanded');
      await verb('notice', { sent_on: '2026-02-01', by: 'post', text: 'Pay' });
      expect(await step()).toBe('noticed');
      await verb('list', {});
      expect((await page('?currency=ZIG&step=listed')).results[0]?.lease.id).toBe(house.lease);
      await verb('settle', {});
      expect(await step()).toBe('demanded');
      const history = await get<Paginated<DebtCall>>(`debt-calls/${house.lease}/?page_size=2`);
      expect(history.body).toMatchObject({ count: 7 });
      expect(history.body.results).toEqual([
        {
          ...{ id: expect.any(Number), kind: 'note', on: '2026-03-15', text: 'Called again', amount: null },
          ...{ by_on: null, user: { id: expect.any(Number), name: 'Tariro Mhlanga' } },
        },
        expect.objectContaining({ kind: 'demand', text: 'Letter' }),
      ]);
    });

    it('start anew when the debts that they were about are paid', async () => {
      const note = async (on: string) =>
        (await post<DebtCallRow>(`debt-calls/${other}/note/`, { text: 'Called', on })).body.step;
      // The oldest debt is due on 1 March.
      expect(await note('2026-02-28')).toBe('none');
      expect(await note('2026-03-01')).toBe('called');
    });

    it('are of leases in force and of days that are not to come, and of their book', async () => {
      expect((await act('note', { text: 'Called', on: '2027-01-01' })).body).toEqual({
        on: ['This date may not be in the future.'],
      });
      const promised = { amount: usd('1.00'), by_on: '2026-03-01', on: '2026-03-02' };
      expect((await act('promise', promised)).body).toEqual({ by_on: ['Not before 2026-03-02.'] });
      expect((await act('demand', {})).body).toEqual({ text: ['This field is required.'] });
      expect((await act('note', { text: 'Called' }, book.stranger)).status).toBe(404);
      expect((await get(`debt-calls/${house.lease}/`, book.stranger)).status).toBe(404);
    });
  });
});
