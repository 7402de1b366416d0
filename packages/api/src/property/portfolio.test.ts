import type { Book } from '@rentsafe/domain/book';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { LeaseRow } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Property } from '@rentsafe/domain/property';
import type { Unit, UnitTotals } from '@rentsafe/domain/unit';
import { beforeAll, describe, expect, it } from 'vitest';
import { house, person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, patch, newProperty } = useBook(kind);
  let staffAdmin = '';
  let staffUser = '';
  beforeAll(async () => {
    staffAdmin = (await context.server.admin()).access;
    staffUser = (await context.server.addUser(1, 2)).access;
  });
  let street = 0;
  const newHouse = (overrides = {}) => ({
    ...house,
    street_number: String(++street),
    street_name: 'King George Road',
    city_town: 'Harare',
    ...overrides,
  });
  const addHouse = (overrides = {}, token = book.user) => newProperty(newHouse(overrides), token);

  describe('books', () => {
    it('each client has one; staff list them all, a client reads its own', async () => {
      const all = await get<Paginated<Book>>('books/', staffUser);
      expect(all.body.results.map(({ client }) => client.id)).toEqual(
        expect.arrayContaining([1, book.client]),
      );
      expect((await get('books/', book.admin)).status).toBe(403);
      expect((await get<Book>(`books/${book.client}/`)).body).toEqual({
        client: { id: book.client, name: 'Kopje Estates' },
        managed: false,
        vat_registered: false,
        apply_credits: true,
        agency: {
          ...{ name: null, address: null, telephone: null, email: null, vat_number: null, tin: null },
          ...{ company: null, logo: null },
        },
        tax_office: null,
        claim_wait_days: 20,
        cost_limit: usd('50.00'),
        file_quota: 5 * 1024 ** 3,
        verified_on: '2199-12-31',
        maintenance_targets: { emergency: [0, 1], urgent: [1, 3], normal: [3, 14], low: [7, 30] },
        locked_until: null,
        last_seq: 0,
        version: 1,
      });
      expect((await get('books/1/')).status).toBe(404);
      expect((await get('books/9999/', staffUser)).status).toBe(404);
    });

    it('an Admin of the client changes it; the provider’s staff only once it is managed', async () => {
      const change = (body: object, token: string) => patch<Book>(`books/${book.client}/`, body, token);
      expect((await change({ vat_registered: true, version: 1 }, book.user)).status).toBe(403);
      expect((await change({ vat_registered: true, version: 1 }, staffAdmin)).status).toBe(403);
      expect((await change({ vat_registered: true, version: 1 }, book.stranger)).status).toBe(404);
      expect((await change({ vat_registered: true, version: 1 }, book.admin)).body).toMatchObject({
        vat_registered: true,
        version: 2,
      });
      expect((await post('landlords/', { client: book.client, party: person(9) }, staffUser)).status).toBe(
        403,
      );
      expect((await change({ managed: true, version: 2 }, staffAdmin)).body).toMatchObject({ managed: true });
      expect((await post('landlords/', { client: book.client, party: person(9) }, staffUser)).status).toBe(
        201,
      );
      expect(await change({ managed: false, version: 2 }, book.admin)).toMatchObject({
        status: 409,
        body: { detail: 'This record was changed by someone else.', version: 3 },
      });
      expect((await change({ managed: false }, book.admin)).body).toEqual({
        version: ['This field is required.'],
      });
      await change({ managed: false, version: 3 }, book.admin);
    });
  });

  describe('landlords', () => {
    it('are people or companies of the register, once in a book', async () => {
      const made = await post<Landlord>('landlords/', {
        party: { type: 'company', id: 3 },
        rent_tax: 'self',
      });
      expect(made).toMatchObject({
        status: 201,
        body: {
          party: { type: 'company', id: 3, name: expect.any(String) },
          rent_tax: 'self',
          vat_registered: false,
          vat_number: null,
          bank_name: null,
          properties: 0,
          held: [],
          version: 1,
        },
      });
      expect(await post('landlords/', { party: { type: 'company', id: 3 } })).toMatchObject({
        status: 409,
        body: { party: ['This landlord already exists.'], existing: { id: made.body.id } },
      });
      expect((await post('landlords/', { party: { type: 'company', id: 88_888 } })).body).toEqual({
        party: { id: ['Look this person up by number first.'] },
      });
      expect((await post('landlords/', { client: 1, party: person(1) })).status).toBe(403);
      expect((await post('landlords/', { client: 9999, party: person(1) }, staffUser)).status).toBe(404);
      const path = `landlords/${made.body.id}/`;
      expect((await patch(path, { bank_name: 'CBZ', version: 1 }, book.admin)).body).toMatchObject({
        bank_name: 'CBZ',
        version: 2,
      });
      expect((await get(path, book.stranger)).status).toBe(404);
      expect((await patch(path, { bank_name: 'FBC', version: 2 }, book.stranger)).status).toBe(404);
      expect((await patch(path, { bank_name: 'FBC', version: 2 }, staffUser)).status).toBe(403);
      expect((await get(path, staffUser)).status).toBe(200);
    });

    it('are found by name, those of one book alone', async () => {
      const { body } = await post<Landlord>('landlords/', { party: person(12) });
      const word = body.party.name.split(' ').at(-1) ?? '';
      const found = await get<Paginated<Landlord>>(`landlords/?q=${encodeURIComponent(word)}`);
      expect(found.body.results.map(({ id }) => id)).toContain(body.id);
      expect(
        (await get<Paginated<Landlord>>(`landlords/?client=${book.client}`, staffUser)).body.count,
      ).toBeGreaterThan(1);
      expect((await get<Paginated<Landlord>>('landlords/', book.stranger)).body.count).toBe(0);
      const csv = await get<string>('landlords/?format=csv', book.stranger);
      expect(csv.body.trim()).toBe('ID,Landlord,Type,Properties,VAT number,Held USD,Held ZIG');
      expect((await get('landlords/?client=1')).status).toBe(403);
      expect((await get('landlords/?client=x', staffUser)).body).toEqual({ client: ['Not a valid choice.'] });
    });
  });

  describe('properties', () => {
    it('has an address, an owner who becomes a landlord, and one unit unless units are named', async () => {
      const made = await post<Property>('properties/', newHouse({ landlord: person(20) }));
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({
        name: `${street} King George Road`,
        landlord: { type: 'individual', id: 20 },
        owned_from: '2020-01-01',
        units: [{ unit_number: '1', state: 'vacant' }],
        reserve: [],
        version: 1,
      });
      const flats = await addHouse({
        building_name: 'Msasa Court',
        units: [{ unit_number: '1' }, { unit_number: '2' }],
        reserve: [{ amount: '50.00', currency: 'USD' }],
      });
      expect(flats).toMatchObject({ name: 'Msasa Court', reserve: [{ amount: '50.00', currency: 'USD' }] });
      expect(flats.units).toHaveLength(2);
      const repeated = newHouse({ units: [{ unit_number: '1' }, { unit_number: '1' }] });
      expect((await post('properties/', repeated)).status).toBe(409);
      expect((await get<Paginated<Property>>('properties/?q=msasa+court')).body.results).toEqual([flats]);
      expect((await get('properties/?q=msasa+court', book.stranger)).body).toMatchObject({ count: 0 });
      const changed = await patch(`properties/${flats.id}/`, {
        building_name: 'Mopane Court',
        reserve: [],
        version: 1,
      });
      expect(changed.body).toMatchObject({ name: 'Mopane Court', reserve: [], version: 2 });
      expect((await get('properties/?q=mopane')).body).toMatchObject({ count: 1 });
    });

    it.each([
      [{ property_type: 'Castle' }, { property_type: ['Not a valid choice.'] }],
      [{ city_town: ' ' }, { city_town: ['This field may not be blank.'] }],
      [{ owned_from: '2020-02-30' }, { owned_from: [expect.stringContaining('Date has wrong format')] }],
      [
        { reserve: [{ amount: '1,000', currency: 'USD' }] },
        { reserve: [{ amount: ['Enter an amount such as 1234.56.'] }] },
      ],
      [{ landlord: person(88_888) }, { landlord: { id: ['Look this person up by number first.'] } }],
    ])('refuses %j', async (wrong, body) => {
      expect(await post('properties/', newHouse(wrong))).toMatchObject({ status: 400, body });
    });

    it('changes hands on a day; the history stays', async () => {
      const made = await addHouse({ landlord: person(30) });
      const transfer = (from_on: string, token = book.admin) =>
        post<Property>(`properties/${made.id}/transfer/`, { landlord: person(31), from_on }, token);
      expect((await transfer('2026-01-01', book.user)).status).toBe(403);
      expect((await transfer('2020-01-01')).body).toEqual({ from_on: ['Owned since 2020-01-01.'] });
      expect((await transfer('2026-01-01')).body).toMatchObject({
        landlord: { id: 31 },
        owned_from: '2026-01-01',
        version: 2,
      });
      const former = await get<Paginated<Landlord>>('landlords/?page_size=100');
      const counts = former.body.results.filter(({ party }) => [30, 31].includes(party.id));
      expect(counts.map(({ party, properties }) => [party.id, properties]).sort()).toEqual([
        [30, 0],
        [31, 1],
      ]);
      const landlord = counts.find(({ party }) => party.id === 31)?.id;
      expect((await get(`properties/?landlord=${landlord}`)).body).toMatchObject({ count: 1 });
    });

    it('had earlier owners, one at a time, whom an Admin enters', async () => {
      const { id } = await addHouse({ landlord: person(30) });
      const path = `properties/${id}/ownerships/`;
      const add = (from_on: string, to_on: string, token = book.admin) =>
        post(path, { landlord: person(31), from_on, to_on }, token);
      expect((await add('2015-01-01', '2019-12-31', book.user)).status).toBe(403);
      expect((await add('2015-01-01', '2020-01-01')).body).toEqual({ to_on: ['Owned since 2020-01-01.'] });
      expect((await add('2015-01-01', '2014-12-31')).body).toEqual({ to_on: ['Not before 2015-01-01.'] });
      const owners = [
        { landlord: { id: 30 }, from_on: '2020-01-01', to_on: null },
        { landlord: { id: 31 }, from_on: '2015-01-01', to_on: '2019-12-31' },
      ];
      expect(await add('2015-01-01', '2019-12-31')).toMatchObject({ status: 201, body: owners });
      expect((await add('2012-01-01', '2015-01-01')).body).toEqual({
        from_on: ['Owned from 2015-01-01 to 2019-12-31.'],
      });
      expect(await get(path)).toMatchObject({ status: 200, body: owners });
      expect((await get<Property>(`properties/${id}/`)).body).toMatchObject({
        landlord: { id: 30 },
        owned_from: '2020-01-01',
      });
    });
  });

  describe('units', () => {
    it('are added, renamed, closed and opened again', async () => {
      const property = await addHouse();
      const made = await post<Unit>('units/', { property: property.id, unit_number: 'Flat A' });
      expect(made).toMatchObject({
        status: 201,
        body: {
          property: { id: property.id, name: property.name },
          address: `${property.name}, Harare`,
          landlord: { id: 1 },
          state: 'vacant',
          lease: null,
          tenant: null,
          rent: null,
        },
      });
      const path = `units/${made.body.id}/`;
      expect(await post('units/', { property: property.id, unit_number: 'Flat A' })).toMatchObject({
        status: 409,
        body: { unit_number: ['This unit already exists.'], existing: { id: made.body.id } },
      });
      expect(await patch(path, { unit_number: '1', version: 1 })).toMatchObject({
        status: 409,
        body: { existing: { id: property.units[0]?.id } },
      });
      expect((await patch(path, { unit_number: 'Flat B', version: 1 })).body).toMatchObject({
        unit_number: 'Flat B',
      });
      expect((await post('units/', { property: property.id, unit_number: 'C' }, book.stranger)).body).toEqual(
        {
          property: [`Invalid pk "${property.id}" - object does not exist.`],
        },
      );
      expect((await post(`${path}reopen/`, { on: '2026-03-01' })).body).toEqual({
        detail: 'Not possible in state vacant.',
        state: 'vacant',
      });
      const closed = await post(`${path}close/`, { from_on: '2026-03-01', reason: 'Roof' });
      expect(closed).toMatchObject({ status: 200, body: { state: 'maintenance' } });
      expect((await post(`${path}close/`, { from_on: '2026-03-02', reason: 'Roof' })).body).toMatchObject({
        state: 'maintenance',
      });
      expect((await post(`${path}reopen/`, { on: '2026-02-01' })).body).toEqual({
        on: ['Closed since 2026-03-01.'],
      });
      expect((await post(`${path}reopen/`, { on: '2026-03-05' })).body).toMatchObject({ state: 'vacant' });
    });

    it('a unit that is added to an older property stands with its others', async () => {
      const [older, newer] = [await addHouse({}), await addHouse({})];
      const added = await post<Unit>('units/', { property: older.id, unit_number: 'Flat B' });
      const { body } = await get<Paginated<Unit>>('units/');
      expect(body.results.slice(0, 3).map(({ id }) => id)).toEqual([
        newer.units[0]?.id,
        added.body.id,
        older.units[0]?.id,
      ]);
    });

    it('rent that is paid by the quarter is shown, and added up, for a month', async () => {
      const { id, units } = await addHouse();
      await context.server.database.exec(`
        INSERT INTO leases (client_id, unit_id, number, state, from_on) VALUES (${book.client}, ${units[0]?.id}, 'Q-1', 'active', '2026-01-01');
        INSERT INTO charge_schedules (client_id, lease_id, type, currency, every) SELECT ${book.client}, max(id), 'rent', 'USD', 3 FROM leases;
        INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount) SELECT ${book.client}, max(id), '2026-01-01', 100000 FROM charge_schedules;`);
      const { body } = await get<Paginated<Unit> & { totals: UnitTotals }>(`units/?property=${id}`);
      const rent = { amount: '333.33', currency: 'USD' };
      expect(body.results).toMatchObject([{ rent }]);
      expect(body.totals.monthly_rent).toEqual([rent]);
      expect((await get<Paginated<LeaseRow>>(`leases/?property=${id}`)).body.results).toMatchObject([
        { rent },
      ]);
    });

    it('a let unit shows its lease, tenant and rent, counts as occupied, and cannot be closed', async () => {
      const property = await addHouse({
        units: [{ unit_number: '1' }, { unit_number: '2' }, { unit_number: '3' }],
      });
      const [let_, free, closed] = property.units;
      await context.server.database.exec(`
        INSERT INTO parties (individual_id) VALUES (40) ON CONFLICT DO NOTHING;
        INSERT INTO leases (client_id, unit_id, number, state, from_on) VALUES (${book.client}, ${let_?.id}, 'L-0001', 'active', '2026-01-01');
        INSERT INTO lease_parties (client_id, lease_id, party_id, role) SELECT ${book.client}, (SELECT max(id) FROM leases), id, 'tenant' FROM parties WHERE individual_id = 40;
        INSERT INTO charge_schedules (client_id, lease_id, type, currency) SELECT ${book.client}, max(id), 'rent', 'ZWG' FROM leases;
        INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount) SELECT ${book.client}, max(id), '2026-01-01', 1200050 FROM charge_schedules;
        INSERT INTO schedule_steps (client_id, schedule_id, from_on, amount) SELECT ${book.client}, max(id), '2027-01-01', 1500000 FROM charge_schedules;`);
      await post(`units/${closed?.id}/close/`, { from_on: '2026-03-01', reason: 'Roof' });
      const list = (query = '') =>
        get<Paginated<Unit> & { totals: UnitTotals }>(`units/?property=${property.id}${query}`);
      const { body } = await list();
      expect(body.totals).toEqual({
        properties: 1,
        units: 3,
        occupied: 1,
        vacant: 1,
        maintenance: 1,
        monthly_rent: [{ amount: '12000.50', currency: 'ZIG' }],
      });
      expect(body.results.map(({ state }) => state)).toEqual(['maintenance', 'vacant', 'occupied']);
      expect(body.results[2]).toMatchObject({
        lease: { number: 'L-0001' },
        tenant: { type: 'individual', id: 40 },
        rent: { amount: '12000.50', currency: 'ZIG' },
      });
      expect((await list('&state=vacant')).body.results.map(({ id }) => id)).toEqual([free?.id]);
      expect((await list('&q=l-0001')).body.results.map(({ id }) => id)).toEqual([let_?.id]);
      const csv = await get<string>(`units/?property=${property.id}&state=occupied&format=csv`);
      const [head, ...lines] = csv.body.replace('\uFEFF', '').trim().split('\r\n');
      expect(head).toBe('ID,Address,Unit number,Landlord,Tenant,Lease,Status,Currency,Monthly rent');
      expect(lines).toEqual([expect.stringMatching(/L-0001.*,occupied,ZIG,12000\.50$/)]);
      expect((await list('&state=sold')).body).toEqual({ state: ['Not a valid choice.'] });
      expect((await post(`units/${let_?.id}/close/`, { from_on: '2026-04-01', reason: 'x' })).body).toEqual({
        detail: 'Not possible in state occupied.',
        state: 'occupied',
      });
    });
  });

  it('a merged duplicate is a landlord no more: the record that stays is', async () => {
    const made = await addHouse({ landlord: person(41) }, staffAdmin);
    const merged = await post('individuals/41/merge/', { into: 42, version: 1 }, staffAdmin);
    expect(merged.status).toBe(200);
    expect((await get<Property>(`properties/${made.id}/`, staffUser)).body.landlord.id).toBe(42);
    await addHouse({ landlord: person(43) }, staffAdmin);
    expect(await post('individuals/43/merge/', { into: 42, version: 1 }, staffAdmin)).toMatchObject({
      status: 409,
      body: { detail: 'Both have accounts in one book.' },
    });
    expect((await get('individuals/43/', staffUser)).status).toBe(200);
  });
});
