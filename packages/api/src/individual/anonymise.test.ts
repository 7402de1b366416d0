import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { type Individual, individual } from '@rentsafe/domain/individual';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

let counter = 90_000;

onEitherDatabase((kind) => {
  const { context, admin, get } = useAdmin(kind);
  const url = (id: number, rest = '') => `/api/individuals/${id}/${rest}`;
  const request = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    context.server.request<T>(method, path, { token: admin(), body });
  const make = async () => {
    counter += 1;
    const input = sampleIndividual(counter, {
      last_name: 'Forgettable',
      addresses: [{ city_id: 1, street_address: '7 Secret Lane' }],
      employment_details: [{ employer_name: 'Zesa', job_title: 'Clerk', start_date: '2020-01-01' }],
    });
    return { input, made: (await request<Individual>('POST', '/api/individuals/', input)).body };
  };
  const anonymise = (id: number, body: unknown) => request<Individual>('POST', url(id, 'anonymise/'), body);

  it('removes what identifies the person; the log stays', async () => {
    const { made } = await make();
    await request('PATCH', url(made.id), { first_name: 'Chipo', version: 1 });
    await request('GET', url(made.id, 'full-details/'));
    const { status, body } = await anonymise(made.id, { reason: 'The person asked for it.', version: 2 });
    expect(status).toBe(200);
    expect(individual.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: made.id,
      first_name: 'Anonymised',
      last_name: 'Anonymised',
      identification_number: null,
      date_of_birth: null,
      contact_details: [],
      employment_details: [],
      addresses: [],
      version: 3,
    });
    const log = await get(url(made.id, 'access-log/'));
    expect(log.body).toMatchObject({ count: 1 });
    for (const q of ['Forgettable', String(made.identification_number)]) {
      const found = await get(`/api/individuals/search/?q=${q}`);
      expect(JSON.stringify(found.body.results)).not.toContain(`"id":${made.id},`);
    }
  });

  it('its event has the reason and no old value, and older values are never shown', async () => {
    const { made } = await make();
    await request('PATCH', url(made.id), { first_name: 'Chipo', version: 1 });
    await anonymise(made.id, { reason: 'Asked for', version: 2 });
    const [, , event] = await eventsOf(context.server.db, 'individual', made.id);
    expect(event).toMatchObject({ action: 'anonymise', changes: { reason: [null, 'Asked for'] } });
    expect(Object.keys(event?.changes ?? {})).toEqual(['reason']);
    const shown = await get(`/api/audit/?subject=individual:${made.id}`);
    expect(shown.body).toMatchObject({
      count: 3,
      results: [{ changes: { reason: [null, 'Asked for'] } }, { changes: {} }, { changes: {} }],
    });
  });

  it('cannot be changed, merged or anonymised again; the number is free', async () => {
    const { input, made } = await make();
    await anonymise(made.id, { reason: 'Asked for', version: 1 });
    const detail = 'This person was anonymised, and the record can no longer be changed.';
    const refused: [string, string, unknown][] = [
      ['PATCH', url(made.id), { first_name: 'Back', version: 2 }],
      ['POST', url(made.id, 'anonymise/'), { reason: 'Again', version: 2 }],
      ['POST', url(made.id, 'merge/'), { into: 1, version: 2 }],
      ['POST', url(1, 'merge/'), { into: made.id, version: 1 }],
    ];
    for (const [method, path, body] of refused) {
      expect(await request(method, path, body)).toMatchObject({ status: 409, body: { detail } });
    }
    expect((await request('POST', '/api/individuals/', input)).status).toBe(201);
  });

  it('needs a reason and the version that was read', async () => {
    const { made } = await make();
    expect(await anonymise(made.id, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { reason: ['This field may not be blank.'], version: ['This field is required.'] },
    });
    expect((await anonymise(made.id, { reason: 'x', version: 9 })).status).toBe(409);
  });

  it('no other individual may lack a number', async () => {
    await expect(
      context.server.database.exec('UPDATE individuals SET identification_key = NULL WHERE id = 1'),
    ).rejects.toThrow(/individuals_check/);
  });
});
