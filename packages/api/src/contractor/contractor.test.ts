import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Contractor, ContractorTotals } from '@rentsafe/domain/contractor';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

type Page = Paginated<Contractor> & { totals: ContractorTotals };

onEitherDatabase((kind) => {
  const { book, open, get, post, patch } = useBook(kind, '2026-03-15T08:00:00Z');
  beforeEach(open);

  const add = (more = {}) =>
    post<Contractor & Refusal>('contractors/', { name: 'Msasa Plumbing', industry: 'Plumber', ...more });
  const list = async (query = '') => (await get<Page>(`contractors/?${query}`)).body;

  it('keeps what is known, telephone numbers as they are stored, and what is not known as null', async () => {
    const { status, body } = await add({
      ...{ number: '77/2021', party: { type: 'individual', id: 3 }, mobile: '077 123 4567' },
      contact: { name: 'Rudo Makoni', mobile: '071 123 4567' },
      ...{ currency: 'ZIG', standard_rate: '1250.5', licence_number: '' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Msasa Plumbing', number: '77/2021', industry: 'Plumber', mobile: '+263771234567' },
      party: { type: 'individual', id: 3, name: expect.any(String) },
      contact: { name: 'Rudo Makoni', mobile: '+263711234567', email: null },
      ...{ currency: 'ZIG', standard_rate: '1250.50', emergency_rate: null, licence_number: null },
      ...{ telephone: null, email: null, address: null, is_active: true, open_orders: 0, version: 1 },
    });
    expect((await get<Contractor>(`contractors/${body.id}/`)).body).toEqual(body);
    expect((await get(`contractors/${body.id}/`, book.stranger)).status).toBe(404);
  });

  it('a number is taken once; rates need a currency; an unknown party is refused at its id', async () => {
    const { body: first } = await add({ number: '77/2021' });
    const refusal = { number: ['This contractor already exists.'], existing: { id: first.id } };
    expect(await add({ number: '77/2021' })).toMatchObject({ status: 409, body: refusal });
    const { body: second } = await add();
    expect(await patch(`contractors/${second.id}/`, { number: '77/2021', version: 1 })).toMatchObject({
      status: 409,
      body: refusal,
    });
    expect(await add({ standard_rate: '20.00' })).toMatchObject({
      status: 400,
      body: { currency: ['This field is required.'] },
    });
    expect((await add({ party: { type: 'company', id: 999_999 } })).body).toEqual({
      party: { id: ['Look this person up by number first.'] },
    });
  });

  it('is changed in what is sent, made inactive, and found by name, number, trade, person and telephone', async () => {
    const { body } = await add({ contact: { name: 'Rudo Makoni' }, mobile: '0771234567', number: '77/2021' });
    await add({ name: 'Kopje Electrical', industry: 'Electrician' });
    const changed = await patch<Contractor>(`contractors/${body.id}/`, {
      ...{ is_active: false, email: 'office@msasa.example', contact: null, version: 1 },
    });
    expect(changed.body).toMatchObject({
      is_active: false,
      contact: null,
      mobile: '+263771234567',
      version: 2,
    });
    expect(await patch(`contractors/${body.id}/`, { name: 'X', version: 1 })).toMatchObject({ status: 409 });
    const names = async (query: string) => (await list(query)).results.map(({ name }) => name);
    expect(await names('')).toEqual(['Kopje Electrical', 'Msasa Plumbing']);
    expect(await names('q=msasa plumber')).toEqual(['Msasa Plumbing']);
    expect(await names('q=772021')).toEqual(['Msasa Plumbing']);
    expect(await names('q=077 123 4567')).toEqual(['Msasa Plumbing']);
    expect(await names('q=rudo')).toEqual([]);
    expect(await names('is_active=true')).toEqual(['Kopje Electrical']);
    expect(await names('industry=Plumber')).toEqual(['Msasa Plumbing']);
    expect(await names('industry=Plumber,Electrician')).toHaveLength(2);
    expect((await list('is_active=true')).totals).toEqual({ total: 2, active: 1, inactive: 1 });
    expect((await get(`contractors/?is_active=yes`)).status).toBe(400);
    const { body: audit } = await get<Paginated<AuditEvent>>(
      `audit/?subject=contractor:${body.id}`,
      book.admin,
    );
    expect(audit.results).toMatchObject([
      { action: 'update', changes: { is_active: [true, false], contact_name: ['Rudo Makoni', null] } },
      { action: 'create' },
    ]);
  });

  it('the list is saved as CSV', async () => {
    await add({ number: '77/2021', currency: 'USD', standard_rate: '20' });
    const { body } = await get<string>('contractors/?format=csv');
    expect(body.replace('\uFEFF', '').trim().split('\r\n')[1]).toMatch(
      /^Msasa Plumbing,.*77\/2021.*,Plumber,.*,USD,20\.00,,Yes,0$/,
    );
  });
});
