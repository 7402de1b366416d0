import type { Branch } from '@rentsafe/domain/branch';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual, IndividualRow } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { mergedRecords } from '../db/schema.ts';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

let counter = 80_000;

onEitherDatabase((kind) => {
  const { context, admin, get, post } = useAdmin(kind);
  const url = (id: number, rest = '') => `/api/individuals/${id}/${rest}`;
  const make = async (overrides = {}) => {
    counter += 1;
    const body = sampleIndividual(counter, overrides);
    return (await post<Individual>('/api/individuals/', body)).body;
  };
  const merge = (id: number, body: unknown) => post<Individual>(url(id, 'merge/'), body);
  const request = (method: string, path: string, body?: unknown) =>
    context.server.request(method, path, { token: admin(), body });

  it('everything that points at the duplicate points at the other, whose own values stay', async () => {
    const from = await make({
      last_name: 'Duplicate',
      addresses: [{ city_id: 2, street_address: '2 Old Road' }],
      contact_details: [{ mobile_phone: ['0772 000 111'] }],
      employment_details: [{ employer_name: 'Zesa', job_title: 'Clerk', start_date: '2020-01-01' }],
      notes: ['Own note'],
    });
    const into = await make({
      last_name: 'Survivor',
      addresses: [{ city_id: 1, street_address: '1 New Road' }],
      employment_details: [],
      notes: [],
    });
    const contacts = [{ individual: from.id, is_primary: true }];
    const alone = await post<Branch>('/api/branches/', { company: 1, branch_name: 'Alone', contacts });
    const both = await post<Branch>('/api/branches/', {
      company: 1,
      branch_name: 'Both',
      contacts: [...contacts, { individual: into.id, position: 'Own' }],
    });
    await request('GET', url(from.id, 'full-details/'));

    const { status, body } = await merge(from.id, { into: into.id, version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: into.id,
      last_name: 'Survivor',
      identification_number: into.identification_number,
      notes: ['Own note'],
      version: 2,
      addresses: [
        { street_address: '1 New Road', is_primary: true },
        { street_address: '2 Old Road', is_primary: false },
      ],
      employment_details: [{ employer_name: 'Zesa' }],
    });
    expect(JSON.stringify(body.contact_details)).toContain('+263772000111');
    const branch = async (id: number) => (await request('GET', `/api/branches/${id}/`)).body.contacts;
    expect(await branch(alone.body.id)).toMatchObject([{ individual: { id: into.id }, is_primary: true }]);
    expect(await branch(both.body.id)).toMatchObject([{ individual: { id: into.id }, position: 'Own' }]);
    const search = await get<Paginated<IndividualRow>>('/api/individuals/search/?q=0772000111');
    expect(search.body.results.map(({ id }) => id)).toEqual([into.id]);
    const log = await get(url(into.id, 'access-log/'));
    expect(log.body).toMatchObject({ count: 1, results: [{ action: 'view_report' }] });
    const { db } = context.server;
    expect((await eventsOf(db, 'individual', from.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { merged_into: [null, into.id] },
    });
    expect((await eventsOf(db, 'individual', into.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { merged: [null, from.id], notes: [[], ['Own note']] },
    });
  });

  it('every call on a merged record is 410 and names where it went, over two merges too', async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    await merge(first.id, { into: second.id, version: 1 });
    await merge(second.id, { into: third.id, version: 2 });
    const calls: [string, string, unknown?][] = [
      ['GET', url(first.id)],
      ['PATCH', url(first.id), { version: 1 }],
      ['GET', url(first.id, 'full-details/')],
      ['GET', url(first.id, 'access-log/')],
      ['POST', url(first.id, 'access-log/'), { action: 'print' }],
      ['POST', url(first.id, 'merge/'), { into: 1, version: 1 }],
      ['POST', url(first.id, 'anonymise/'), { reason: 'x', version: 1 }],
    ];
    for (const [method, path, body] of calls) {
      expect(await request(method, path, body)).toMatchObject({
        status: 410,
        body: { detail: `Merged into ${third.id}.`, merged_into: third.id },
      });
    }
    const list = await get<Paginated<IndividualRow>>('/api/individuals/');
    expect(list.body.results.map(({ id }) => id)).not.toContain(first.id);
  });

  it('into itself, an unknown or a merged one is 400; without or with an old version nothing happens', async () => {
    const [from, into, gone] = [await make(), await make(), await make()];
    await merge(gone.id, { into: into.id, version: 1 });
    const refused: [unknown, number, unknown][] = [
      [{ into: from.id, version: 1 }, 400, { into: ['A record cannot be merged into itself.'] }],
      [{ into: 999_999, version: 1 }, 400, { into: ['Invalid pk "999999" - object does not exist.'] }],
      [{ into: gone.id, version: 1 }, 400, { into: [`Merged into ${into.id}.`] }],
      [{ into: into.id }, 400, { version: ['This field is required.'] }],
      [
        { into: into.id, version: 4 },
        409,
        { detail: 'This record was changed by someone else.', version: 1 },
      ],
    ];
    for (const [body, status, expected] of refused) {
      expect(await merge(from.id, body)).toMatchObject({ status, body: expected });
    }
    expect((await request('GET', url(from.id))).status).toBe(200);
  });

  it('what both have is there once, and what the other adds comes after its own', async () => {
    const employment = {
      employer_name: 'Zesa',
      job_title: 'Clerk',
      start_date: '2020-01-01',
      monthly_income: 900.5,
    };
    const into = await make({
      addresses: [{ city_id: 1, street_address: '1 New Road' }],
      contact_details: [
        { mobile_phone: ['+263 77 200 0111', '+263 77 200 0222'], email: 'tariro@x.example' },
      ],
      employment_details: [employment],
    });
    const from = await make({
      addresses: [
        { city_id: 1, street_address: ' 1  new road' },
        { city_id: 1, street_address: '1 New Road', address_type: 'postal' },
      ],
      contact_details: [
        { mobile_phone: ['0772 000 222'], email: 'TARIRO@x.example' },
        { mobile_phone: ['0772 000 222', '0772 000 333'] },
      ],
      employment_details: [employment, { ...employment, job_title: 'Foreman' }],
    });
    const { body } = await merge(from.id, { into: into.id, version: 1 });
    expect(body).toMatchObject({
      addresses: [
        { street_address: '1 New Road', address_type: 'physical', is_primary: true },
        { street_address: '1 New Road', address_type: 'postal', is_primary: false },
      ],
      contact_details: [
        { mobile_phone: ['+263772000111', '+263772000222'], email: 'tariro@x.example' },
        { mobile_phone: ['+263772000222', '+263772000333'] },
      ],
    });
    expect(body.contact_details).toHaveLength(2);
    expect(body.employment_details?.map(({ job_title }) => job_title).sort()).toEqual(['Clerk', 'Foreman']);
  });

  it.each<[string, number, (nth: number) => object, string]>([
    ['addresses', 20, (nth) => ({ city_id: 1, street_address: `${nth} Long Road` }), 'addresses'],
    ['contact_details', 10, (nth) => ({ mobile_phone: [`07722000${nth + 10}`] }), 'contacts'],
    [
      'employment_details',
      50,
      (nth) => ({ employer_name: `Employer ${nth}`, job_title: 'Clerk', start_date: '2020-01-01' }),
      'employments',
    ],
  ])(
    'the record that stays has as many %s as a change takes, and no more',
    async (list, max, row, plural) => {
      const rows = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, nth) => row(from + nth));
      const into = await make({ [list]: rows(0, max - 1) });
      const [last, extra] = [
        await make({ [list]: rows(max - 1, max) }),
        await make({ [list]: rows(max, max + 1) }),
      ];
      expect((await merge(last.id, { into: into.id, version: 1 })).status).toBe(200);
      const before = (await request('GET', url(into.id))).body;
      expect(before[list]).toHaveLength(max);
      expect(await merge(extra.id, { into: into.id, version: 1 })).toMatchObject({
        status: 400,
        body: { into: [`Together they have ${max + 1} ${plural}; ${max} at most. Remove some first.`] },
      });
      expect((await request('GET', url(into.id))).body).toEqual(before);
      expect((await request('GET', url(extra.id))).status).toBe(200);
      const patched = await request('PATCH', url(into.id), { version: before.version, [list]: rows(0, max) });
      expect(patched.status).toBe(200);
    },
  );

  it('of two merges that cross one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [await make(), await make()];
      const replies = await Promise.all([
        merge(first.id, { into: second.id, version: 1 }),
        merge(second.id, { into: first.id, version: 1 }),
      ]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([400, 409, 410]).toContain(statuses[1]);
    }
  });

  it('beside changes and new contacts nothing fails, and nothing points at what is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = [await make(), await make()];
      const contacts = [{ individual: from.id }];
      const replies = await Promise.all([
        post('/api/branches/', { company: 1, branch_name: `Raced ${round}`, contacts }),
        merge(from.id, { into: into.id, version: 1 }),
        request('PATCH', url(from.id), { first_name: 'Raced', version: 1 }),
        request('PATCH', url(into.id), { first_name: 'Raced', version: 1 }),
        post('/api/branches/', { company: 2, branch_name: `Raced ${round}`, contacts }),
      ]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const merged = statuses[1] === 200;
      expect(merged || statuses[1] === 409).toBe(true);
      const path = url(from.id, 'full-details/');
      expect((await request('GET', path)).status).toBe(merged ? 410 : 200);
    }
  });

  it('keeps what the duplicate was, until the person is anonymised', async () => {
    const [from, into] = [await make({ last_name: 'Snapshot' }), await make()];
    await merge(from.id, { into: into.id, version: 1 });
    const { db } = context.server;
    const snapshot = async () =>
      (await db.select().from(mergedRecords)).find(({ id }) => id === from.id)?.snapshot;
    expect(await snapshot()).toMatchObject({ last_name: 'Snapshot' });
    await post(url(into.id, 'anonymise/'), { reason: 'Asked for', version: 2 });
    expect(await snapshot()).toBeNull();
  });
});
