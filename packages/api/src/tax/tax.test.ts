import type { Charge } from '@rentsafe/domain/charge';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { TaxRate } from '@rentsafe/domain/tax';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, newUnit } = useBook(kind);

  it('the law’s rates are there, for everybody to read', async () => {
    const { body } = await get<Paginated<TaxRate>>('tax-rates/');
    expect(body.results.map(({ tax, from_on, rate }) => [tax, from_on, rate])).toEqual([
      ['rent_tax', '2026-01-01', '15.00'],
      ['vat', '2026-01-01', '15.50'],
      ['vat', '2023-01-01', '15.00'],
      ['vat', '2020-01-01', '14.50'],
    ]);
  });

  it('an Admin of the provider sets one, and charges that are due from its day on have it', async () => {
    await post('landlords/', { party: person(1), vat_registered: true });
    const { body: lease } = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2024-01-01',
      business_use: true,
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2024-01-01', amount: '100.00' }] }],
    });
    await post(`leases/${lease.id}/activate/`, {});
    const charge = async (day: string) => {
      const body = { lease: lease.id, type: 'other', net: usd('100.00'), vat: 'standard', charged_on: day };
      return (await post<Charge>('charges/', body)).body.vat_rate;
    };
    expect(await charge('2026-02-01')).toBe('15.50');
    const rate = { tax: 'vat', from_on: '2026-02-01', rate: '16' };
    expect((await post('tax-rates/', rate, book.admin)).status).toBe(403);
    const provider = await context.server.admin();
    const made = await post<TaxRate>('tax-rates/', rate, provider.access);
    expect(made).toMatchObject({ status: 201, body: { ...rate, rate: '16.00' } });
    expect([await charge('2026-01-31'), await charge('2026-02-01')]).toEqual(['15.50', '16.00']);
    expect((await eventsOf(context.server.db, 'book', 1)).at(-1)).toMatchObject({
      changes: { vat_rate: [null, '16.00'], from_on: [null, '2026-02-01'] },
    });
    const wrong = await post('tax-rates/', { ...rate, tax: 'levy', rate: '101' }, provider.access);
    expect(wrong.body).toEqual({ tax: expect.any(Array), rate: ['Enter a valid value.'] });
  });
});
