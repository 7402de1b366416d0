import type { CommissionRule } from '@rentsafe/domain/commission';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { book, get, post, newProperty } = useBook(kind);

  it('commission is set by Admins, for the book and for a property', async () => {
    const property = await newProperty();
    const rule = { from_on: '2020-01-01', rate: '10' };
    expect((await post('commission-rules/', rule)).status).toBe(403);
    const general = await post<CommissionRule>('commission-rules/', rule, book.admin);
    expect(general).toMatchObject({
      status: 201,
      body: { property: null, from_on: '2020-01-01', rate: '10.00' },
    });
    const own = { property: property.id, from_on: '2026-01-01', rate: '7.50' };
    const special = await post<CommissionRule>('commission-rules/', own, book.admin);
    expect(special.body).toMatchObject({ property: { id: property.id, name: 'Gweru' }, rate: '7.50' });
    expect((await get<Paginated<CommissionRule>>('commission-rules/')).body).toMatchObject({
      count: 2,
      results: [special.body, general.body],
    });
    const theirs = await get<Paginated<CommissionRule>>('commission-rules/', book.stranger);
    expect(theirs.body.count).toBe(0);
    expect((await get(`audit/?subject=book:${book.client}`, book.admin)).body).toMatchObject({
      results: [{ action: 'update', changes: { commission_rate: [null, '10.00'] } }],
    });
    expect((await post('commission-rules/', own, book.stranger)).body).toEqual({
      property: [`Invalid pk "${property.id}" - object does not exist.`],
    });
  });

  it.each([
    [{ rate: '100.01' }, { rate: ['Enter a valid value.'] }],
    [{ rate: '-1' }, { rate: ['A valid number is required.'] }],
    [{ rate: '7.555' }, { rate: ['A valid number is required.'] }],
    [{ from_on: undefined }, { from_on: ['This field is required.'] }],
  ])('%j is refused', async (wrong, body) => {
    const rule = { from_on: '2026-01-01', rate: '10.00', ...wrong };
    expect(await post('commission-rules/', rule, book.admin)).toMatchObject({ status: 400, body });
  });
});
