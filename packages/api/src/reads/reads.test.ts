import { type ReadEvent, readEvent } from '@rentsafe/domain/audit';
import type { BranchRow } from '@rentsafe/domain/branch';
import type { Consent } from '@rentsafe/domain/consent';
import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { LOOKUPS_AN_HOUR, type LookupAllowance } from '@rentsafe/domain/party';
import type { Property } from '@rentsafe/domain/property';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { house, person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

const company = (id: number) => ({ type: 'company', id });
const byNumber = (first: number, second: number) => first - second;
const some = Array.from({ length: 9 }, (_, index) => index + 1);

const START = '2026-03-05T08:00:00Z';

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, START);
  let provider = '';
  const names: string[] = [];
  beforeAll(async () => {
    provider = (await context.server.admin()).access;
    for (const id of some) {
      const { first_name, last_name } = (await get<Individual>(`individuals/${id}/`, provider)).body;
      names[id] = `${last_name}, ${first_name}`;
    }
  });

  beforeEach(() => {
    context.server.clock.now = new Date(START);
  });

  const list = async <Row>(path: string, token = book.user) => (await get<Paginated<Row>>(path, token)).body;
  const idsOf = async (path: string, token = book.user) =>
    (await list<{ id: number }>(path, token)).results.map(({ id }) => id).sort(byNumber);
  const answered = async (ids: readonly number[], pathOf: (id: number) => string, token: string) => {
    const statuses = await Promise.all(ids.map(async (id) => (await get(pathOf(id), token)).status));
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    return ids.filter((_, index) => statuses[index] === 200);
  };

  /** Whom a user may read: lists, searches, records, reports and branches agree on it. */
  const readable = async (token = book.user) => {
    const individuals = await idsOf('individuals/', token);
    const companies = await idsOf('companies/', token);
    expect(await answered(some, (id) => `individuals/${id}/`, token)).toEqual(individuals);
    expect(await answered(some, (id) => `individuals/${id}/full-details/`, token)).toEqual(individuals);
    expect(await answered(some, (id) => `companies/${id}/`, token)).toEqual(companies);
    expect(await answered(some, (id) => `companies/${id}/?view=record`, token)).toEqual(companies);
    for (const id of some) {
      const found = await idsOf(`individuals/search/?q=${encodeURIComponent(names[id] ?? '')}`, token);
      expect(found.includes(id)).toBe(individuals.includes(id));
    }
    const branches = (await list<BranchRow>('branches/', token)).results;
    expect([...new Set(branches.map((row) => row.company.id))].sort(byNumber)).toEqual(companies);
    const all = (await list<BranchRow>('branches/?ordering=created', provider)).results;
    const expected = all.filter((row) => companies.includes(row.company.id)).map(({ id }) => id);
    const ids = all.map(({ id }) => id);
    expect(await answered(ids, (id) => `branches/${id}/`, token)).toEqual(expected);
    return { individuals, companies };
  };

  const numberOf = async (id: number) =>
    (await get<{ registration_number: string }>(`companies/${id}/?view=record`, provider)).body
      .registration_number;

  const letTo = async (...parties: { party: object; role?: string }[]) =>
    (
      await post<Lease>('leases/', {
        unit: await newUnit(),
        parties: parties.map(({ party, role = 'tenant' }) => ({ party, role })),
        from_on: '2026-01-01',
        schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
      })
    ).body;
  const inForce = async (...parties: Parameters<typeof letTo>) => {
    const { id } = await letTo(...parties);
    return (await post<Lease>(`leases/${id}/activate/`, {})).body;
  };
  const consented = async (party: object, until_on = '2026-03-05') => {
    const form = { party, given_on: '2026-03-01', until_on, evidence: 'Form of 1 March' };
    return (await post<Consent>('consents/', form)).body;
  };

  const lookUp = (number: string, token = book.user) =>
    get<{ match: { id: number } | null }>(`individuals/lookup/?identification_number=${number}`, token);

  describe('whom a client may read', () => {
    it('G2 are the parties of its leases in force and the owners of its properties, and its own company', async () => {
      await open();
      expect((await get('auth/me/')).body).toMatchObject({ company: 1 });
      expect(await readable()).toEqual({ individuals: [], companies: [1] });
      await inForce({ party: person(5) }, { party: company(7) }, { party: person(6), role: 'guarantor' });
      expect(await readable()).toEqual({ individuals: [1, 5, 6], companies: [1, 7] });
      expect(await readable(book.admin)).toEqual({ individuals: [1, 5, 6], companies: [1, 7] });
      expect(await readable(book.stranger)).toEqual({ individuals: [], companies: [2] });
    });

    it('G2 never a party of a draft or of one that was cancelled; of one that ended still', async () => {
      await open();
      const lease = await letTo({ party: person(5) });
      expect((await readable()).individuals).toEqual([1]);
      await post(`leases/${lease.id}/cancel/`, {});
      expect((await readable()).individuals).toEqual([1]);
      const { id } = await inForce({ party: person(6) });
      await post(`leases/${id}/end/`, { on: '2026-03-04' }, book.admin);
      expect((await readable()).individuals).toEqual([1, 6]);
    });

    it('G2 an owner before and now, but no landlord who never owned anything', async () => {
      await open();
      await post('landlords/', { party: person(4) });
      const { id } = (await post<Property>('properties/', house)).body;
      expect((await readable()).individuals).toEqual([1]);
      await post(`properties/${id}/transfer/`, { landlord: person(3), from_on: '2026-01-01' }, book.admin);
      expect((await readable()).individuals).toEqual([1, 3]);
    });

    it('G2 whom it recorded, the record alone, until another book names them', async () => {
      await open();
      const made = (await post<Individual>('individuals/', sampleIndividual(70_001))).body;
      const firm = (await post<{ id: number }>('companies/', sampleCompany(70_001))).body;
      for (const path of [`individuals/${made.id}/`, `companies/${firm.id}/?view=record`]) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
        expect((await get(path, book.stranger)).status).toBe(404);
      }
      expect(await idsOf('individuals/')).toEqual([made.id]);
      expect(await idsOf('companies/')).toEqual([1, firm.id]);
      expect((await get(`individuals/${made.id}/full-details/`)).status).toBe(404);
      expect((await get(`companies/${firm.id}/`)).status).toBe(404);
      expect((await post(`individuals/${made.id}/access-log/`, { action: 'print' })).status).toBe(404);

      const other = (await context.server.addUser(await context.server.addClient(null), 2)).access;
      await lookUp(made.identification_number ?? '', other);
      expect((await get(`individuals/${made.id}/`)).status).toBe(200);
      await post('landlords/', { party: person(made.id) }, other);
      expect((await get(`individuals/${made.id}/`)).status).toBe(404);
      expect(await idsOf('individuals/')).toEqual([]);
    });

    it('G2 whom it recorded, until another book holds their bank details', async () => {
      await open();
      const made = (await post<Individual>('individuals/', sampleIndividual(70_005))).body;
      const other = (await context.server.addUser(await context.server.addClient(null), 1)).access;
      await lookUp(made.identification_number ?? '', other);
      const payee = { party: person(made.id), bank_name: 'CBZ', account_number: '123' };
      const { status } = await context.server.request('PUT', '/api/payees/', { token: other, body: payee });
      expect(status).toBe(200);
      expect((await get(`individuals/${made.id}/`)).status).toBe(404);
    });

    it('G2 whom it recorded no more, when the record took in what another registered', async () => {
      await open();
      const own = (await post<Individual>('individuals/', sampleIndividual(70_003))).body;
      const other = (await post<Individual>('individuals/', sampleIndividual(70_004), provider)).body;
      const path = `individuals/${own.id}/`;
      expect((await get(path)).status).toBe(200);
      await post(`individuals/${other.id}/merge/`, { into: own.id, version: 1 }, provider);
      expect((await get(path)).status).toBe(404);
      expect((await post('landlords/', { party: person(own.id) })).status).toBe(201);
    });

    it('G2 a record that was merged is not told from one that never was', async () => {
      await open();
      const made = (await post<Individual>('individuals/', sampleIndividual(70_002), provider)).body;
      const [path, log] = [`individuals/${made.id}/`, `individuals/${made.id}/access-log/`];
      await post(`${path}merge/`, { into: 9, version: 1 }, provider);
      expect((await post(log, { action: 'print' }, provider)).status).toBe(410);
      for (const id of [made.id, 999_999]) {
        expect((await post(`individuals/${id}/access-log/`, { action: 'print' })).status).toBe(404);
        expect((await get(`individuals/${id}/`)).status).toBe(404);
      }
    });

    it('who consented, as long as that is valid', async () => {
      await open();
      await consented(person(4), '2026-03-04');
      await consented(person(3));
      const { id } = await consented(person(2), '2026-03-06');
      await consented(company(3), '2026-03-06');
      expect(await readable()).toEqual({ individuals: [2, 3], companies: [1, 3] });
      expect(await readable(book.stranger)).toEqual({ individuals: [], companies: [2] });
      await post(`consents/${id}/withdraw/`, {});
      expect((await readable()).individuals).toEqual([3]);
      const { server } = context;
      server.advance(24 * 3600);
      const { access } = await server.addUser(book.client, 2);
      expect(await idsOf('individuals/', access)).toEqual([]);
      expect((await get('individuals/3/', access)).status).toBe(404);
      expect(await idsOf('companies/', access)).toEqual([1, 3]);
    });

    it('without a company of its own, the parties alone', async () => {
      const { server } = context;
      const { access } = await server.addUser(await server.addClient(null), 2);
      expect(await readable(access)).toEqual({ individuals: [], companies: [] });
    });

    it('is paged, ordered, filtered, and saved as CSV, which is recorded', async () => {
      await open();
      await inForce({ party: person(5) }, { party: person(6) });
      const page = await list<{ id: number }>('individuals/?page=2&page_size=2&ordering=created');
      expect(page).toMatchObject({ count: 3, next: null, results: [{ id: 6 }] });
      expect((await get('individuals/?page=3&page_size=2')).status).toBe(404);
      expect((await get('individuals/?ordering=income')).status).toBe(400);
      expect(await idsOf('individuals/?mine=true')).toEqual([]);
      const csv = await get<string>('individuals/?format=csv&ordering=created');
      expect(
        csv.body
          .trim()
          .split('\r\n')
          .slice(1)
          .map((row) => Number.parseInt(row, 10)),
      ).toEqual([1, 5, 6]);
      const { results } = await list('audit/events/?mine=true&action=export');
      expect(results).toMatchObject([{ action: 'export', subject: { type: 'list' } }]);
      const branches = await get<string>('branches/search/?q=head&format=csv');
      expect(branches.body.trim().split('\r\n')).toHaveLength(2);
    });
  });

  const reads = async (query = '', token = book.user) =>
    (await list<ReadEvent>(`reads/${query}`, token)).results;

  describe('lookups by users of clients', () => {
    it.each([
      ['individuals/lookup/?identification_number=moyo', 'Neither a national ID nor a passport number.'],
      [
        'individuals/lookup/?identification_number=6312345B63',
        'Neither a national ID nor a passport number.',
      ],
      [
        'individuals/lookup/?identification_number=EN012345&identification_type=national_id',
        'Not a Zimbabwean national ID: 8 or 9 digits, a letter, 2 digits.',
      ],
      [
        'individuals/lookup/?identification_number=63123456B63&identification_type=passport',
        'Not a passport number: 6 to 9 letters and digits.',
      ],
      ['companies/lookup/?registration_number=---', 'Not a registration number.'],
    ])('%s is refused, and not counted', async (path, message) => {
      await open();
      const { status, body } = await get<Record<string, string[]>>(path);
      expect([status, Object.values(body)]).toEqual([400, [[message]]]);
      expect(await reads()).toEqual([]);
      expect((await get(path, provider)).body).toEqual({ match: null });
    });

    it('G3 are a hundred an hour, however many come at once', async () => {
      await open();
      const { server } = context;
      const user = await server.addUser(book.client, 2);
      const first = Array.from({ length: LOOKUPS_AN_HOUR.user - 2 }, () =>
        lookUp('63000000A00', user.access),
      );
      expect((await Promise.all(first)).every(({ status }) => status === 200)).toBe(true);
      expect((await get('companies/lookup/?registration_number=1/2000', user.access)).body).toEqual({
        match: null,
      });
      server.advance(600);
      const again = (await server.signIn(user)).access;
      const colleague = (await server.addUser(book.client, 2)).access;
      const last = await Promise.all([1, 2, 3].map(() => lookUp('63-000000-a-00', again)));
      expect(last.map(({ status }) => status).sort(byNumber)).toEqual([200, 429, 429]);
      const refused = await lookUp('EN012345', again);
      expect(refused.headers['retry-after']).toBe('3000');
      expect(refused.body).toEqual({
        detail: "You've reached the hourly limit of 100 lookups. Try again at 11:00.",
      });
      expect((await get('companies/lookup/?registration_number=1/2000', again)).status).toBe(429);
      expect((await lookUp('moyo', again)).status).toBe(400);
      expect((await lookUp('EN012345', colleague)).status).toBe(200);
      expect(await list('reads/', colleague)).toMatchObject({ count: LOOKUPS_AN_HOUR.user + 1 });

      server.advance(3000);
      const { access } = await server.signIn(user);
      expect((await lookUp('EN012345', access)).status).toBe(200);
    });

    it('G3 are three hundred an hour for all users of a client', async () => {
      await open();
      const { server } = context;
      const users = await Promise.all([1, 2, 3].map(() => server.addUser(book.client, 2)));
      const lookups = users.flatMap(({ access }) =>
        Array.from({ length: LOOKUPS_AN_HOUR.user }, () => lookUp('63000000A00', access)),
      );
      expect((await Promise.all(lookups)).every(({ status }) => status === 200)).toBe(true);
      expect((await get('lookups/')).body).toEqual({
        ...{ left: 0, limit: LOOKUPS_AN_HOUR.client, resets_at: '2026-03-05T09:00:00.000Z' },
      });
      expect(await lookUp('EN012345')).toMatchObject({
        status: 429,
        body: { detail: "You've reached your company's hourly limit of 300 lookups. Try again at 11:00." },
      });
      expect((await post('individuals/', sampleIndividual(70_010))).status).toBe(429);
      expect((await get('lookups/', book.stranger)).body).toMatchObject({ limit: LOOKUPS_AN_HOUR.user });
    });

    it('G3 a creation is one, and so is one that is refused as a duplicate, of which the record stays', async () => {
      await open();
      const left = async () => (await get<LookupAllowance>('lookups/')).body.left;
      expect((await get('lookups/')).body).toEqual({ left: 100, limit: 100, resets_at: null });
      const input = sampleIndividual(70_011);
      const made = (await post<Individual>('individuals/', input)).body;
      expect(await left()).toBe(99);
      const key = { 'idempotency-key': 'the-same-press' };
      for (const headers of [{}, key, key]) {
        const again = await context.server.post('/api/individuals/', input, { token: book.admin, headers });
        expect(again).toMatchObject({ status: 409, body: { existing: { id: made.id } } });
      }
      const firm = { ...sampleCompany(70_011), registration_number: await numberOf(4) };
      expect((await post('companies/', firm)).status).toBe(409);
      expect((await post('companies/', sampleCompany(70_012))).status).toBe(201);
      expect((await post('individuals/', { ...input, identification_number: '63' })).status).toBe(400);
      expect(await left()).toBe(97);
      expect(await reads()).toMatchObject([
        { action: 'lookup', subject: { type: 'company' } },
        { action: 'lookup', subject: { type: 'company', id: 4 } },
        ...[1, 2, 3, 4].map(() => ({ action: 'lookup', subject: { type: 'individual', id: made.id } })),
      ]);
    });

    it('G3 of fifty creations at once at the limit, duplicates among them, no more are answered than are left', async () => {
      await open();
      const first = Array.from({ length: LOOKUPS_AN_HOUR.user - 10 }, () => lookUp('63000000A00'));
      await Promise.all(first);
      const known = sampleIndividual(70_100);
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          post('individuals/', nth % 2 ? known : sampleIndividual(70_101 + nth)),
        ),
      );
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
      expect(replies.every(({ status }) => [201, 409, 429].includes(status))).toBe(true);
      expect(await list('reads/')).toMatchObject({ count: LOOKUPS_AN_HOUR.user });
    });

    it('are not limited, nor recorded, for staff', async () => {
      const before = (await list('audit/events/?mine=true&action=lookup', provider)).count;
      expect((await lookUp('63000000A00', provider)).body).toEqual({ match: null });
      expect((await get('lookups/', provider)).body).toEqual({ left: null, limit: null, resets_at: null });
      expect((await list('audit/events/?mine=true&action=lookup', provider)).count).toBe(before);
    });
  });

  describe('GET /api/reads/', () => {
    it('G3 has the records that were opened, as it has reports; not those that staff open', async () => {
      await open();
      await inForce({ party: person(5) });
      await get('individuals/5/');
      await get('companies/1/?view=record');
      await get('individuals/6/');
      await get('individuals/5/', provider);
      expect(await reads()).toMatchObject([
        { action: 'report_read', view: 'record', subject: { type: 'company', id: 1 } },
        { action: 'report_read', view: 'record', subject: { type: 'individual', id: 5 } },
      ]);
    });

    it('has whom the users of a client looked up, read and issued reports about', async () => {
      await open();
      const { identification_number } = (await get<Individual>('individuals/5/', provider)).body;
      await inForce({ party: person(5) });
      await lookUp('63000000A00');
      expect((await lookUp(identification_number ?? '')).body.match?.id).toBe(5);
      await get('individuals/5/full-details/', book.admin);
      await get('companies/1/');
      await post('companies/1/access-log/', { action: 'print' });
      await post<ReportIssue>('report-issues/', { party: person(5), purpose: 'Renewal of the lease' });
      await get('individuals/5/full-details/', book.stranger);
      await get('companies/2/', book.stranger);

      const found = await reads();
      for (const row of found) expect(readEvent.parse(row)).toEqual(row);
      const name = (await get<Individual>('individuals/5/', provider)).body.first_name;
      const tenant = { type: 'individual', id: 5, name: expect.stringContaining(name) };
      const own = { type: 'company', id: 1, name: expect.stringContaining('(Private) Limited') };
      expect(found).toMatchObject([
        { action: 'issue', subject: tenant, purpose: 'Renewal of the lease' },
        { action: 'print', subject: own, purpose: null },
        { action: 'report_read', subject: own },
        { action: 'report_read', subject: tenant, purpose: null },
        { action: 'lookup', subject: tenant },
        { action: 'lookup', subject: { type: 'individual', id: null, name: '63000000A00' } },
      ]);
      expect(new Set(found.map(({ view }) => view))).toEqual(new Set(['report']));
      expect(found[3]?.user.id).not.toBe(found[0]?.user.id);
      expect(await list('reads/?page=2&page_size=4')).toMatchObject({
        count: 6,
        next: null,
        results: found.slice(4),
      });
      const ofStranger = await reads('', book.stranger);
      expect(ofStranger[0]).toMatchObject({ action: 'report_read', subject: { type: 'company', id: 2 } });
      expect(new Set(ofStranger.map(({ subject }) => subject.id))).toEqual(new Set([2]));

      expect(await reads(`?client=${book.client}`, provider)).toEqual(found);
      expect((await get(`reads/?client=${book.client}`, book.stranger)).status).toBe(403);
      expect((await get('reads/?client=999999', provider)).status).toBe(404);
      const staff = await context.server.addUser(1, 2);
      expect((await get(`reads/?client=${book.client}`, staff.access)).status).toBe(403);
    });
  });
});
