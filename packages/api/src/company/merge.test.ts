import type { BranchRow } from '@rentsafe/domain/branch';
import type { Company, CompanyCreated, CompanyRow } from '@rentsafe/domain/company';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

let counter = 80_000;

onEitherDatabase((kind) => {
  const { context, get, post, patch } = useAdmin(kind);
  const url = (id: number, rest = '') => `/api/companies/${id}/${rest}`;
  const make = async (overrides = {}) => {
    counter += 1;
    return (await post<CompanyCreated>('/api/companies/', { ...sampleCompany(counter), ...overrides })).body;
  };
  const merge = (id: number, body: unknown) => post<Company>(url(id, 'merge/'), body);

  it('branches, addresses, clients and reads go over; own values stay, missing ones are taken', async () => {
    const from = await make({
      registration_name: 'Duplicate Estates',
      trading_name: 'Only Here',
      addresses: [{ city_id: 2 }],
      profile: { email: 'old@x.example', vat_number: '220', website: 'https://old.example' },
    });
    const into = await make({
      registration_name: 'Surviving Estates',
      trading_name: null,
      addresses: [{ city_id: 1 }],
      profile: { email: 'own@x.example', website: 'https://own.example' },
    });
    await post('/api/branches/', { company: from.id, branch_name: 'Graniteside' });
    const user = await context.server.addUser(await context.server.addClient(from.id), 2);
    await get(url(from.id));

    const { status, body } = await merge(from.id, { into: into.id, version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: into.id,
      registration_name: 'Surviving Estates',
      trading_name: 'Only Here',
      profile: { email: 'own@x.example', vat_number: '220', website: 'https://own.example' },
      addresses: [
        { city: { id: 1 }, is_primary: true },
        { city: { id: 2 }, is_primary: false },
      ],
      version: 2,
    });
    const search = await get<Paginated<BranchRow>>('/api/branches/search/?q=surviving+only+here');
    expect(search.body.results.map(({ branch_name }) => branch_name).sort()).toEqual([
      'Graniteside',
      'Head Office',
      'Head Office',
    ]);
    expect((await get<Paginated<BranchRow>>('/api/branches/search/?q=duplicate+estates')).body.count).toBe(0);
    const seen = await get<Paginated<CompanyRow>>('/api/companies/', user.access);
    expect(seen.body.results.map(({ id }) => id)).toEqual([into.id]);
    expect((await get(url(into.id, 'access-log/'))).body).toMatchObject({ count: 1 });
    expect(await get(url(from.id))).toMatchObject({
      status: 410,
      body: { detail: `Merged into ${into.id}.`, merged_into: into.id },
    });
  });

  it('an address that both have is there once; more than 20 together are refused', async () => {
    const road = (nth: number) => ({ city_id: 1, street_address: `${nth} Long Road` });
    const roads = (count: number) => Array.from({ length: count }, (_, nth) => road(nth));
    const into = await make({ addresses: roads(20) });
    const [same, other] = [await make({ addresses: roads(3) }), await make({ addresses: [road(20)] })];
    const { status, body } = await merge(same.id, { into: into.id, version: 1 });
    expect([status, body.addresses?.length]).toEqual([200, 20]);
    expect(await merge(other.id, { into: into.id, version: 1 })).toMatchObject({
      status: 400,
      body: { into: ['Together they have 21 addresses; 20 at most. Remove some first.'] },
    });
  });

  it('of two that cross one wins; beside changes, new branches and new clients nothing fails', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [await make(), await make()];
      const replies = await Promise.all([
        merge(first.id, { into: second.id, version: 1 }),
        merge(second.id, { into: first.id, version: 1 }),
        post('/api/branches/', { company: first.id, branch_name: 'Raced' }),
        post('/api/clients/clients/', { name: 'Raced', company: second.id }),
        patch(url(second.id), { trading_name: 'Raced', version: 1 }),
      ]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.slice(0, 2).filter((status) => status === 200)).toHaveLength(1);
    }
  });

  it('is for Admins of the provider', async () => {
    const { access } = await context.server.addUser(1, 2);
    const reply = await post(url(1, 'merge/'), { into: 2, version: 1 }, access);
    expect(reply.status).toBe(403);
  });
});
