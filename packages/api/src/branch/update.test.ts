import { type Branch, type BranchRow, branch } from '@rentsafe/domain/branch';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

onEitherDatabase((kind) => {
  const { context, admin, get, post, patch } = useAdmin(kind);
  const url = (id: number) => `/api/branches/${id}/`;
  const read = (id: number, by = admin()) => get<Branch>(url(id), by);
  const change = (id: number, body: unknown, by = admin()) => patch<Branch>(url(id), body, by);
  const make = async () => {
    const body = {
      company: 1,
      branch_name: 'Airport',
      addresses: [{ city_id: 1 }, { city_id: 2 }],
      contacts: [{ individual: 2, contact_type: 'manager', is_primary: true }, { individual: 3 }],
    };
    return (await post<Branch>('/api/branches/', body)).body;
  };

  it('GET is the branch with addresses, contacts and version', async () => {
    const made = await make();
    const { status, body } = await read(made.id);
    expect(status).toBe(200);
    expect(body).toEqual(made);
    expect(branch.parse(body)).toEqual(body);
    expect(body).toMatchObject({ version: 1, contacts: [{ is_primary: true }, {}], addresses: [{}, {}] });
    expect((await read(999_999)).status).toBe(404);
  });

  it('a client reads the branches of its own company, and changes none', async () => {
    const { id } = await make();
    const own = await context.server.addUser(await context.server.addClient(1), 2);
    const other = await context.server.addUser(await context.server.addClient(2), 1);
    expect((await read(id, own.access)).status).toBe(200);
    expect((await read(id, other.access)).status).toBe(404);
    expect((await change(id, { version: 1 }, own.access)).status).toBe(403);
  });

  it('changes its name, and replaces addresses and contacts whole', async () => {
    const made = await make();
    const { status, body } = await change(made.id, {
      branch_name: 'Quartzite Ridge',
      contacts: [{ individual: 4, position: 'Head', is_primary: true }],
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      branch_name: 'Quartzite Ridge',
      contacts: [{ individual: { id: 4 }, position: 'Head', is_primary: true }],
      addresses: made.addresses,
      version: 2,
    });
    expect(body.contacts).toHaveLength(1);
    const emptied = await change(made.id, { addresses: [], version: 2 });
    expect(emptied.body).toMatchObject({ addresses: [], branch_name: 'Quartzite Ridge', version: 3 });
    const events = await eventsOf(context.server.db, 'branch', made.id);
    expect(events.map(({ changes }) => Object.keys(changes).sort())).toEqual([
      [],
      ['branch_name', 'contacts'],
      ['addresses'],
    ]);
    const search = await get<Paginated<BranchRow>>('/api/branches/search/?q=quartzite+ridge');
    expect(search.body.results.map(({ id }) => id)).toContain(made.id);
  });

  it('keeps its company', async () => {
    const made = await make();
    expect((await change(made.id, { company: 2, version: 1 })).body).toMatchObject({ company: { id: 1 } });
  });

  it('what is wrong is refused at its row, an old version is 409', async () => {
    const { id } = await make();
    expect(
      await change(id, { contacts: [{ individual: 1 }, { individual: 88_888 }], version: 1 }),
    ).toMatchObject({
      status: 400,
      body: { contacts: [{}, { individual: ['Invalid pk "88888" - object does not exist.'] }] },
    });
    expect((await change(id, { branch_name: '' })).body).toEqual({
      branch_name: ['This field may not be blank.'],
      version: ['This field is required.'],
    });
    expect((await change(id, { version: 2 })).body).toEqual({
      detail: 'This record was changed by someone else.',
      version: 1,
    });
    expect((await read(id)).body).toMatchObject({ version: 1, branch_name: 'Airport' });
  });
});
