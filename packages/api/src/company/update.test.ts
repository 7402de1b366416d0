import type { BranchRow } from '@rentsafe/domain/branch';
import { type Company, type CompanyCreated, company } from '@rentsafe/domain/company';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

let counter = 60_000;

onEitherDatabase((kind) => {
  const { context, admin, get, post, patch } = useAdmin(kind);
  const url = (id: number) => `/api/companies/${id}/`;
  const read = (id: number, by = admin()) => get<Company>(`${url(id)}?view=record`, by);
  const change = (id: number, body: unknown, by = admin()) => patch<Company>(url(id), body, by);
  const make = async (overrides = {}) => {
    counter += 1;
    const body = { ...sampleCompany(counter), ...overrides };
    return (await post<CompanyCreated>('/api/companies/', body)).body;
  };

  it('view=record is the record alone, and no read is recorded', async () => {
    const { id, company: made } = await make();
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual(made);
    expect(company.parse(body)).toEqual(body);
    expect(body).toMatchObject({ version: 1 });
    expect((await get(`${url(id)}access-log/`)).body).toMatchObject({ count: 0 });
    expect((await get(`${url(id)}?view=all`)).body).toEqual({
      view: ['Not a valid choice.'],
    });
    expect((await get(url(id))).body).toMatchObject({ version: 1, claims: [] });
    expect((await get(`${url(id)}access-log/`)).body).toMatchObject({ count: 1 });
  });

  it('a client reads its own company and changes none', async () => {
    const { access } = await context.server.addUser(await context.server.addClient(2), 1);
    expect((await read(2, access)).status).toBe(200);
    expect((await read(1, access)).status).toBe(404);
    expect((await change(2, { version: 1 }, access)).status).toBe(403);
  });

  it('changes what is sent, merges the profile, and empties what is null', async () => {
    const { id, company: made } = await make({ trading_name: 'Old Trade' });
    const { status, body } = await change(id, {
      trading_name: null,
      profile: { vat_number: '220', website: 'www.x.co.zw' },
      addresses: [{ city_id: 3 }],
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...made,
      trading_name: null,
      profile: { ...made.profile, vat_number: '220', website: 'https://www.x.co.zw' },
      addresses: [expect.objectContaining({ city: { id: 3, name: 'Epworth' } })],
      version: 2,
    });
    const events = await eventsOf(context.server.db, 'company', id);
    expect(Object.keys(events.at(-1)?.changes ?? {}).sort()).toEqual([
      'addresses',
      'trading_name',
      'vat_number',
      'website',
    ]);
  });

  it('its branches are found by its new names, and not by the old', async () => {
    const { id } = await make({ registration_name: 'Msasa Holdings', trading_name: null });
    await post('/api/branches/', { company: id, branch_name: 'Graniteside' });
    await change(id, { registration_name: 'Mopane Holdings', version: 1 });
    const search = async (q: string) =>
      (await get<Paginated<BranchRow>>(`/api/branches/search/?q=${q}`)).body;
    expect((await search('mopane+holdings')).results.map(({ branch_name }) => branch_name)).toEqual([
      'Graniteside',
      'Head Office',
    ]);
    expect((await search('msasa+holdings')).count).toBe(0);
  });

  it('a branch that is made while the company is renamed is found by the new name', async () => {
    const { id } = await make({ registration_name: 'Before Estates', trading_name: null });
    const branches = Array.from({ length: 8 }, (_, nth) =>
      post('/api/branches/', { company: id, branch_name: `Raced ${nth}` }),
    );
    const renamed = change(id, { registration_name: `After Estates ${counter}`, version: 1 });
    const replies = await Promise.all([...branches, renamed]);
    expect(replies.map(({ status }) => status)).toEqual([...Array(8).fill(201), 200]);
    const { body } = await get<Paginated<BranchRow>>(
      `/api/branches/search/?q=After+Estates+${counter}+raced`,
    );
    expect(body.count).toBe(8);
  });

  it('the number of another is 409, an old version is 409, wrong fields are 400', async () => {
    const { id } = await make();
    const other = await make();
    const number = `  ${other.company.registration_number?.toLowerCase()}`;
    expect(await change(id, { registration_number: number, version: 1 })).toMatchObject({
      status: 409,
      body: {
        registration_number: ['A company with this registration number already exists.'],
        existing: { id: other.id },
      },
    });
    expect(await change(id, { version: 3 })).toMatchObject({
      status: 409,
      body: { detail: 'This record was changed by someone else.', version: 1 },
    });
    expect(await change(id, { profile: { email: 'x', website: 'javascript:alert(1)' } })).toMatchObject({
      status: 400,
      body: {
        version: ['This field is required.'],
        profile: { email: ['Enter a valid email address.'], website: ['Enter a valid URL.'] },
      },
    });
    expect((await change(999_999, {})).status).toBe(404);
  });
});
