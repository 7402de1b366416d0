import { sampleIndividual, sampleNationalId } from '@rentsafe/domain/fixtures';
import { type Individual, type IndividualRow, individual } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

let counter = 60_000;

onEitherDatabase((kind) => {
  const { context, admin, get, post, patch } = useAdmin(kind);
  const url = (id: number) => `/api/individuals/${id}/`;
  const read = (id: number, by = admin()) => get<Individual>(url(id), by);
  const change = (id: number, body: unknown, by = admin()) => patch<Individual>(url(id), body, by);
  const make = async (overrides = {}) => {
    counter += 1;
    const body = sampleIndividual(counter, overrides);
    return (await post<Individual>('/api/individuals/', body)).body;
  };

  it('GET is the record with its version, and no read is recorded', async () => {
    const made = await make();
    const { status, body } = await read(made.id);
    expect(status).toBe(200);
    expect(body).toEqual(made);
    expect(individual.parse(body)).toEqual(body);
    expect(body).toMatchObject({ version: 1 });
    expect(Object.keys(body)).not.toContain('created_by');
    const log = await get(`${url(made.id)}access-log/`);
    expect(log.body).toMatchObject({ count: 0 });
    expect(await eventsOf(context.server.db, 'individual', made.id)).toHaveLength(1);
  });

  it('is 404 for a client user', async () => {
    const { access } = await context.server.addUser(await context.server.addClient(1), 1);
    expect((await read(1, access)).status).toBe(404);
    expect((await change(1, { version: 1 }, access)).status).toBe(403);
  });

  it('changes what is sent and nothing else', async () => {
    const made = await make();
    const { status, body } = await change(made.id, { last_name: ' Nyathi-Moyo ', version: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, last_name: 'Nyathi-Moyo', version: 2 });
    expect((await read(made.id)).body).toEqual(body);
    const events = await eventsOf(context.server.db, 'individual', made.id);
    expect(events.at(-1)).toMatchObject({
      action: 'update',
      changes: { last_name: [made.last_name, 'Nyathi-Moyo'] },
    });
    expect(Object.keys(events.at(-1)?.changes ?? {})).toHaveLength(1);
  });

  it('is found by its new name and number, and not by the old', async () => {
    const made = await make({
      first_name: 'Zvikomborero',
      last_name: 'Oldname',
      identification_type: 'national_id',
      identification_number: sampleNationalId(counter + 600_000),
    });
    const identification_number = sampleNationalId(counter + 500_000);
    await change(made.id, { last_name: 'Freshname', identification_number, version: 1 });
    const search = async (q: string) =>
      (await get<Paginated<IndividualRow>>(`/api/individuals/search/?q=${q}`)).body.count;
    expect(await search('zvikomborero+freshname')).toBe(1);
    expect(await search(identification_number)).toBe(1);
    expect(await search('zvikomborero+oldname')).toBe(0);
  });

  it('lists are replaced whole, and their change is recorded once, without ids', async () => {
    const made = await make({ addresses: [{ city_id: 1 }, { city_id: 2 }], employment_details: [] });
    const { body } = await change(made.id, {
      addresses: [{ city_id: 3, street_address: '3 Main Street' }],
      contact_details: [{ mobile_phone: ['0771 234 567'], email: 'new@x.example' }],
      employment_details: [{ employer_name: 'Zesa', job_title: 'Clerk', start_date: '2020-01-01' }],
      version: 1,
    });
    expect(body.addresses).toMatchObject([{ city: { id: 3 }, is_primary: true }]);
    expect(body.contact_details).toMatchObject([{ mobile_phone: ['+263771234567'], email: 'new@x.example' }]);
    expect(body.employment_details).toMatchObject([{ employer_name: 'Zesa', end_date: null }]);
    const same = await change(made.id, {
      addresses: [{ city_id: 3, street_address: '3 Main Street' }],
      version: 2,
    });
    expect(same.body.version).toBe(3);
    const [, first, second] = await eventsOf(context.server.db, 'individual', made.id);
    expect(Object.keys(first?.changes ?? {}).sort()).toEqual([
      'addresses',
      'contact_details',
      'employment_details',
    ]);
    expect(first?.changes.addresses?.[1]).toEqual([
      expect.objectContaining({ city: { id: 3, name: 'Epworth' }, street_address: '3 Main Street' }),
    ]);
    expect(JSON.stringify(first?.changes.contact_details)).not.toContain('individual_id');
    expect(second?.changes).toEqual({});
  });

  it('what is wrong is refused at its field, and nothing changes', async () => {
    const made = await make({
      identification_type: 'national_id',
      identification_number: sampleNationalId(counter + 700_000),
    });
    const refusals: [Record<string, unknown>, Record<string, unknown>][] = [
      [{}, { version: ['This field is required.'] }],
      [{ version: 1, first_name: null }, { first_name: ['This field may not be null.'] }],
      [{ version: 1, contact_details: [] }, { contact_details: ['This list may not be empty.'] }],
      [
        { version: 1, addresses: [{ city_id: 1 }, { city_id: 999 }] },
        { addresses: [{}, { city_id: ['Invalid pk "999" - object does not exist.'] }] },
      ],
      [
        { version: 1, identification_number: 'ABC' },
        { identification_number: ['Not a Zimbabwean national ID: 8 or 9 digits, a letter, 2 digits.'] },
      ],
    ];
    for (const [body, expected] of refusals) {
      expect(await change(made.id, body)).toMatchObject({ status: 400, body: expected });
    }
    expect((await read(made.id)).body).toEqual(made);
  });

  it('the type of identification stays', async () => {
    const made = await make({ identification_type: 'passport', identification_number: 'FN 123456' });
    const { body } = await change(made.id, { identification_type: 'national_id', version: 1 });
    expect(body).toMatchObject({ identification_type: 'passport', identification_number: 'FN 123456' });
  });

  it('the number of another is 409, an old version is 409, an unknown id 404', async () => {
    const made = await make();
    const other = await make();
    const number = other.identification_number;
    expect(await change(made.id, { identification_number: number, version: 1 })).toMatchObject({
      status: 409,
      body: {
        identification_number: ['An individual with this identification number already exists.'],
        existing: { id: other.id },
      },
    });
    await change(made.id, { first_name: 'Chipo', version: 1 });
    expect(await change(made.id, { first_name: 'Rudo', version: 1 })).toMatchObject({
      status: 409,
      body: { detail: 'This record was changed by someone else.', version: 2 },
    });
    expect((await change(999_999, {})).status).toBe(404);
  });
});
