import { type ReadEvent, readEvent } from '@rentsafe/domain/audit';
import type { BranchRow } from '@rentsafe/domain/branch';
import type { Consent } from '@rentsafe/domain/consent';
import type { Individual } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { ReportIssue } from '@rentsafe/domain/reportIssue';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOOKUPS_AN_HOUR } from '../history/lookups.ts';
import { person, useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';

const company = (id: number) => ({ type: 'company', id });
const byNumber = (first: number, second: number) => first - second;
const some = Array.from({ length: 9 }, (_, index) => index + 1);

const START = '2026-03-05T08:00:00Z';

onBothDatabases((kind) => {
  const { context, book, open, get, post, patch, newUnit } = useBook(kind, START);
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

  const letTo = async (...parties: { party: object; role?: string }[]) =>
    (
      await post<Lease>('leases/', {
        unit: await newUnit(),
        parties: parties.map(({ party, role = 'tenant' }) => ({ party, role })),
        from_on: '2026-01-01',
        schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
      })
    ).body;
  const consented = async (party: object, until_on = '2026-03-05') => {
    const form = { party, given_on: '2026-03-01', until_on, evidence: 'Form of 1 March' };
    return (await post<Consent>('consents/', form)).body;
  };

  describe('whom a client may read', () => {
    it('are the parties of its own leases and properties, and its own company', async () => {
      await open();
      expect(await readable()).toEqual({ individuals: [], companies: [1] });
      await letTo({ party: person(5) }, { party: company(7) }, { party: person(6), role: 'guarantor' });
      expect(await readable()).toEqual({ individuals: [1, 5, 6], companies: [1, 7] });
      expect(await readable(book.admin)).toEqual({ individuals: [1, 5, 6], companies: [1, 7] });
      expect(await readable(book.stranger)).toEqual({ individuals: [], companies: [2] });
    });

    it('no longer a party that left a draft, nor those of one that was cancelled', async () => {
      await open();
      const lease = await letTo({ party: person(5) });
      await patch(`leases/${lease.id}/`, {
        version: lease.version,
        parties: [{ party: person(6), role: 'tenant' }],
      });
      expect((await readable()).individuals).toEqual([1, 6]);
      await post(`leases/${lease.id}/cancel/`, {});
      expect((await readable()).individuals).toEqual([1]);
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
      await letTo({ party: person(5) }, { party: person(6) });
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

  const lookUp = (number: string, token = book.user) =>
    get<{ match: { id: number } | null }>(`individuals/lookup/?identification_number=${number}`, token);
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

    it('are a hundred an hour, however many come at once', async () => {
      await open();
      const { server } = context;
      const user = await server.addUser(book.client, 2);
      const first = Array.from({ length: LOOKUPS_AN_HOUR - 2 }, () => lookUp('63000000A00', user.access));
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
        detail: '100 numbers an hour may be looked up. Try again in 50 minutes.',
      });
      expect((await get('companies/lookup/?registration_number=1/2000', again)).status).toBe(429);
      expect((await lookUp('moyo', again)).status).toBe(400);
      expect((await lookUp('EN012345', colleague)).status).toBe(200);
      expect(await list('reads/', colleague)).toMatchObject({ count: LOOKUPS_AN_HOUR + 1 });

      server.advance(3000);
      const { access } = await server.signIn(user);
      expect((await lookUp('EN012345', access)).status).toBe(200);
    });

    it('are not limited, nor recorded, for staff', async () => {
      const before = (await list('audit/events/?mine=true&action=lookup', provider)).count;
      expect((await lookUp('63000000A00', provider)).body).toEqual({ match: null });
      expect((await list('audit/events/?mine=true&action=lookup', provider)).count).toBe(before);
    });
  });

  describe('GET /api/reads/', () => {
    it('has whom the users of a client looked up, read and issued reports about', async () => {
      await open();
      const { identification_number } = (await get<Individual>('individuals/5/', provider)).body;
      await letTo({ party: person(5) });
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
