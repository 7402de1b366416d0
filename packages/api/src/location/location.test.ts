import type { City, Country, PlaceRecord, Province } from '@rentsafe/domain/location';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { seedPlaces } from '../seed/places.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { TestServer, useAdmin } from '../testing/server.ts';

const path = (rest: string) => `/api/common/locations/${rest}/`;

onEitherDatabase((kind) => {
  const { context, admin, get, post, patch } = useAdmin(kind);
  const read = <T>(rest: string) => get<T>(path(rest));
  const add = (rest: string, body: unknown) =>
    post<PlaceRecord & { existing?: { id: number } }>(path(rest), body);
  const rename = (rest: string, body: unknown) => patch<PlaceRecord>(path(rest), body);

  it('a province, a city in it and a suburb in that are added, read, and used by an address', async () => {
    const province = await add('provinces', { country: 1, name: ' Lowveld ', code: 'LV' });
    expect(province).toMatchObject({ status: 201, body: { name: 'Lowveld', version: 1 } });
    const city = await add('cities', { province: province.body.id, name: 'Triangle' });
    const suburb = await add('suburbs', { city: city.body.id, name: 'Mill View' });
    expect(suburb).toMatchObject({ status: 201, body: { name: 'Mill View', version: 1 } });
    const country = await read<Country>('countries/1');
    expect(country.body.provinces?.at(-1)).toEqual({ ...province.body, code: 'LV' });
    expect((await read<Province>(`provinces/${province.body.id}`)).body).toEqual({
      ...province.body,
      code: 'LV',
      cities: [city.body],
    });
    expect((await read<City>(`cities/${city.body.id}`)).body).toEqual({
      ...city.body,
      suburbs: [suburb.body],
    });
    const branch = await post('/api/branches/', {
      company: 1,
      branch_name: 'Mill',
      addresses: [{ city_id: city.body.id, suburb_id: suburb.body.id }],
    });
    expect(branch).toMatchObject({
      status: 201,
      body: {
        addresses: [{ province: { id: province.body.id, name: 'Lowveld' }, suburb: { name: 'Mill View' } }],
      },
    });
  });

  it('all cities stand in one list, by name', async () => {
    const { body } = await read<{ id: number; name: string; province: { name: string } }[]>('cities');
    expect(body.find(({ name }) => name === 'Bulawayo')).toMatchObject({ province: { name: 'Bulawayo' } });
    const names = body.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(names.length).toBeGreaterThan(10);
  });

  it('what another process adds is seen at once', async () => {
    const other = await TestServer.start(kind, {}, context.server.database);
    const city = await other.post<PlaceRecord>(
      path('cities'),
      { province: 1, name: 'Ruwa Heights' },
      { token: admin() },
    );
    const { body } = await read<Province>('provinces/1');
    expect(body.cities?.map(({ id }) => id)).toContain(city.body.id);
    await other.app.close();
  });

  it.each([
    ['provinces', { country: 99, name: 'X' }, { country: ['Invalid pk "99" - object does not exist.'] }],
    [
      'cities',
      { province: 999_999, name: 'X' },
      { province: ['Invalid pk "999999" - object does not exist.'] },
    ],
    ['suburbs', { city: 999_999, name: 'X' }, { city: ['Invalid pk "999999" - object does not exist.'] }],
    ['suburbs', { city: 1, name: ' ' }, { name: ['This field may not be blank.'] }],
  ])('%s refuses %j', async (level, body, expected) => {
    expect(await add(level, body)).toMatchObject({ status: 400, body: expected });
  });

  it('the same name under the same parent is 409, case and spaces aside; under another it is not', async () => {
    const first = await add('suburbs', { city: 1, name: 'New Marimba' });
    expect(await add('suburbs', { city: 1, name: 'NEW  MARIMBA' })).toMatchObject({
      status: 409,
      body: { name: ['A suburb with this name already exists.'], existing: { id: first.body.id } },
    });
    expect((await add('suburbs', { city: 2, name: 'New Marimba' })).status).toBe(201);
  });

  it('of 20 at once of one name one is added', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => add('cities', { province: 2, name: 'Twentyville' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  describe('a change of name', () => {
    it('takes the version that was read, and is audited', async () => {
      const { body } = await add('cities', { province: 3, name: 'Rusap' });
      expect(await rename(`cities/${body.id}`, { name: 'Rusape East', version: 1 })).toMatchObject({
        status: 200,
        body: { id: body.id, name: 'Rusape East', version: 2 },
      });
      expect(await rename(`cities/${body.id}`, { name: 'Other', version: 1 })).toMatchObject({
        status: 409,
        body: { detail: 'This record was changed by someone else.', version: 2 },
      });
      expect(await rename(`cities/${body.id}`, { name: 'Other' })).toMatchObject({
        status: 400,
        body: { version: ['This field is required.'] },
      });
      const events = await context.server.db.select().from(auditEvents);
      expect(events.at(-1)).toMatchObject({
        action: 'update',
        subject_type: 'city',
        subject_id: body.id,
        changes: { name: ['Rusap', 'Rusape East'] },
      });
    });

    it('to the name of another is 409, of an unknown place 404', async () => {
      const first = await add('cities', { province: 4, name: 'Mazowe' });
      const other = await add('cities', { province: 4, name: 'Concession' });
      expect(await rename(`cities/${other.body.id}`, { name: 'mazowe', version: 1 })).toMatchObject({
        status: 409,
        body: { name: ['A city with this name already exists.'], existing: { id: first.body.id } },
      });
      expect((await rename('suburbs/999999', { name: 'X', version: 1 })).status).toBe(404);
    });

    it('outlives a start with another list of places', async () => {
      const { db } = context.server;
      await rename('provinces/5', { name: 'Mashonaland of the East', version: 1 });
      await context.server.database.exec(`UPDATE settings SET value = 'older' WHERE key = 'places'`);
      await db.transaction(seedPlaces);
      expect((await read<Province>('provinces/5')).body).toMatchObject({ name: 'Mashonaland of the East' });
    });
  });
});
