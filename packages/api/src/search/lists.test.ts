import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import { CHECK_LETTERS, hasRightCheckLetter } from '@rentsafe/domain/nationalId';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  identification_number: string;
}
type Page = Paginated<Row>;

onBothDatabases((kind) => {
  const context = useServer(kind);
  let token = '';
  let other = '';
  beforeAll(async () => {
    const { server } = context;
    token = (await server.admin()).access;
    other = (await server.addUser(1, 2)).access;
    // Two days, either side of midnight in Harare, and one in the year before.
    await server.database.exec(`
      UPDATE individuals SET created_at = CASE id WHEN 3 THEN timestamptz '2026-02-01 21:59:59Z'
        WHEN 4 THEN '2026-02-01 22:00:00Z' ELSE '2025-06-01 08:00:00Z' END;
      UPDATE individuals SET identification_type = 'passport' WHERE id = 5;`);
  });
  const get = <Body = Page>(path: string, as = token) => context.server.get<Body>(`/api/${path}`, as);
  const ids = async (path: string) => (await get(path)).body.results.map(({ id }) => id);
  const sorted = (texts: string[]) => [...texts].sort();

  describe('ordering', () => {
    it.each<[string, (row: Row) => string]>([
      ['name', ({ first_name, last_name }) => `${last_name} ${first_name}`.toLowerCase()],
      ['identification_number', (row) => row.identification_number],
    ])('%s sorts the whole list, with a minus the other way round', async (key, text) => {
      const up = (await get(`individuals/?ordering=${key}&page_size=100`)).body.results.map(text);
      expect(up).toEqual(sorted(up));
      const down = (await get(`individuals/?ordering=-${key}&page_size=100`)).body.results.map(text);
      expect(down).toEqual([...up].reverse());
    });

    it('created sorts by time; equal times by id', async () => {
      const up = await ids('individuals/?ordering=created&page_size=100');
      expect(up.slice(-2)).toEqual([3, 4]);
      expect(up.slice(0, 3)).toEqual([1, 2, 5]);
      expect(await ids('individuals/?ordering=-created&page_size=100')).toEqual([...up].reverse());
    });

    it('holds for a search too', async () => {
      const byName = await ids('individuals/search/?q=a&page_size=100');
      const byCreated = await ids('individuals/search/?q=a&page_size=100&ordering=-created');
      expect(byCreated).not.toEqual(byName);
      expect([...byCreated].sort()).toEqual([...byName].sort());
    });

    it.each(['companies', 'branches'])('%s are sorted by registration number', async (path) => {
      const { body } = await get<
        Paginated<{ registration_number?: string; company?: { registration_number: string } }>
      >(`${path}/?ordering=registration_number&page_size=100`);
      const numbers = body.results.map((row) =>
        String(row.registration_number ?? row.company?.registration_number),
      );
      expect(numbers).toEqual(sorted(numbers));
      expect(new Set(numbers).size).toBeGreaterThan(5);
    });

    it.each(['individuals', 'companies', 'branches'])('of %s takes no other key', async (path) => {
      for (const key of ['id', '--name', 'search_text', 'toString', 'constructor']) {
        const { status, body } = await get(`${path}/?ordering=${key}`);
        expect({ status, body }).toEqual({ status: 400, body: { ordering: ['Not a valid choice.'] } });
      }
    });

    it('pages are cut from one order', async () => {
      const all = await ids('individuals/?ordering=name&page_size=100');
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(all.length / 7) }, (_, index) =>
          ids(`individuals/?ordering=name&page_size=7&page=${index + 1}`),
        ),
      );
      expect(pages.flat()).toEqual(all);
      const { status } = await get(`individuals/?ordering=name&page_size=7&page=${pages.length + 1}`);
      expect(status).toBe(404);
    });
  });

  describe('filters', () => {
    it('created_from and created_to are days in Harare, both included', async () => {
      expect(await ids('individuals/?created_from=2026-02-01')).toEqual([4, 3]);
      expect(await ids('individuals/?created_from=2026-02-02')).toEqual([4]);
      expect(await ids('individuals/?created_from=2026-02-01&created_to=2026-02-01')).toEqual([3]);
      expect((await get('individuals/?created_to=2025-12-31')).body.count).toBe(43);
      expect((await get('individuals/search/?q=a&created_from=2027-01-01')).body).toMatchObject({
        count: 0,
        results: [],
      });
    });

    it('identification_type and city', async () => {
      expect(await ids('individuals/?identification_type=passport')).toContain(5);
      const [row] = await rows<{ city_id: number; people: number[] }>(
        context.server.db,
        sql`SELECT city_id, array_agg(individual_id ORDER BY individual_id DESC) AS people FROM addresses
            WHERE individual_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
      );
      const people = [...new Set(row?.people.map(Number))];
      expect(await ids(`individuals/?page_size=100&city=${row?.city_id}`)).toEqual(people);
    });

    it('to_mend is who has no telephone or address, or a check letter that does not fit', async () => {
      const { access } = await context.server.addUser(1, 2);
      const add = async (nth: number, change: object) => {
        const body = { ...sampleIndividual(nth), identification_type: 'national_id', ...change };
        const made = await context.server.post<Row>('/api/individuals/', body, { token: access });
        expect(made.status).toBe(201);
        return made.body.id;
      };
      const address = { city_id: 1, street_address: '1 Samora Machel Avenue' };
      const whole = { addresses: [address], identification_number: '63000001L63' };
      const fine = await add(71_000, whole);
      const homeless = await add(71_001, { ...whole, addresses: [], identification_number: '63000002M63' });
      const doubtful = await add(71_002, { ...whole, identification_number: '63000003Z63' });
      const found = await ids('individuals/?to_mend=true&page_size=100&created_from=2026-03-05');
      expect(found).toEqual(expect.arrayContaining([homeless, doubtful]));
      expect(found).not.toContain(fine);
      expect((await get('individuals/?to_mend=yes')).status).toBe(400);
    });

    it('the database doubts the national IDs whose check letter the forms warn of', async () => {
      const numbers = Array.from({ length: 23 }, (_, rest) =>
        [...CHECK_LETTERS].map((letter) => `${63_000_000 + rest}${letter}63`),
      ).flat();
      const doubted = await rows<{ number: string }>(
        context.server.db,
        sql`SELECT number FROM unnest(${sql.param(numbers)}::text[]) AS number WHERE is_doubtful_id('national_id', number)`,
      );
      expect(doubted.map(({ number }) => number)).toEqual(
        numbers.filter((number) => !hasRightCheckLetter(number)),
      );
    });

    it('to_mend is the company that has no telephone or no address, and its branches', async () => {
      const address = { city_id: 1, is_primary: true };
      const add = async (nth: number, addresses: object[], phones: object) => {
        const { profile, ...company } = sampleCompany(nth);
        const body = { ...company, addresses, profile: { ...profile, ...phones } };
        const made = await context.server.post<Row>('/api/companies/', body, { token });
        expect(made.status).toBe(201);
        return made.body.id;
      };
      const fine = await add(71_010, [address], { mobile_phone: null });
      const mute = await add(71_011, [address], { mobile_phone: null, landline_phone: null });
      const homeless = await add(71_012, [], {});
      const found = await ids('companies/?to_mend=true&page_size=100');
      expect(found).toEqual(expect.arrayContaining([mute, homeless]));
      expect(found).not.toContain(fine);
      const branches = await get<Paginated<{ company: Row }>>('branches/?to_mend=true&page_size=100');
      const companies = branches.body.results.map(({ company }) => company.id);
      expect(companies).toEqual(expect.arrayContaining([mute, homeless]));
      expect(companies).not.toContain(fine);
    });

    it('city of a branch is its own, or that of its company where it has no address', async () => {
      const { server } = context;
      const { body: cities } = await get<{ id: number }[]>('common/locations/cities/');
      const [here, there] = cities.map(({ id }) => id);
      const post = (path: string, body: unknown) => server.post<Row>(`/api/${path}/`, body, { token });
      const made = await post('companies', {
        ...sampleCompany(70_010),
        addresses: [{ city_id: here, is_primary: true }],
      });
      const branch = await post('branches', {
        company: made.body.id,
        branch_name: 'Depot',
        addresses: [{ city_id: there }],
      });
      expect(branch.status).toBe(201);
      const namesIn = async (city: number | undefined) =>
        (
          await get<Paginated<{ branch_name: string }>>(
            `branches/search/?q=depot&city=${city}&company=${made.body.id}`,
          )
        ).body.results.map(({ branch_name }) => branch_name);
      expect(await namesIn(there)).toEqual(['Depot']);
      expect(await namesIn(here)).toEqual([]);
      const { body } = await get<Paginated<{ branch_name: string }>>(
        `branches/?city=${here}&company=${made.body.id}`,
      );
      expect(body.results).toHaveLength(1);
      expect((await get('branches/?city=999999')).body).toEqual({ city: ['Not a valid choice.'] });
    });

    it('company is whose branches they are', async () => {
      const [first, second] = (await get('companies/?page_size=2')).body.results;
      const { body } = await get(`branches/?company=${first?.id}`);
      expect(body.results).not.toHaveLength(0);
      for (const row of body.results) expect(row).toMatchObject({ company: { id: first?.id } });
      expect((await get(`branches/search/?q=head&company=${second?.id}`)).body.count).toBe(1);
      expect((await get('branches/?company=0')).body).toEqual({ company: ['Not a valid choice.'] });
    });

    it('mine is what the user has made', async () => {
      expect((await get('individuals/?mine=true', other)).body.count).toBe(0);
      const made = await context.server.post<Row>('/api/individuals/', sampleIndividual(70_000), {
        token: other,
      });
      expect(made.status).toBe(201);
      expect((await get('individuals/?mine=true', other)).body.results).toMatchObject([{ id: made.body.id }]);
      expect((await get('individuals/?mine=true')).body.count).toBe(0);
      expect((await get('individuals/?mine=false', other)).body.count).toBeGreaterThan(40);
      const company = await context.server.post<Row>('/api/companies/', sampleCompany(70_000), {
        token: other,
      });
      expect((await get('companies/?mine=true', other)).body.results).toMatchObject([
        { id: company.body.id },
      ]);
      expect((await get('branches/?mine=true', other)).body.results).toMatchObject([
        { company: { id: company.body.id } },
      ]);
    });

    const date = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
    it.each([
      ['created_from', '2026-02-30', date],
      ['created_to', 'yesterday', date],
      ['mine', 'yes', 'Not a valid choice.'],
      ['identification_type', 'licence', 'Not a valid choice.'],
      ['city', 'Harare', 'Not a valid choice.'],
      ['city', '0', 'Not a valid choice.'],
      ['city', '999999', 'Not a valid choice.'],
      ['city', '99999999999999999999', 'Not a valid choice.'],
      ['format', 'xml', 'Not a valid choice.'],
      ['created_from', '%00', 'Null characters are not allowed.'],
    ])('%s=%s is refused', async (name, value, message) => {
      const { status, body } = await get(`individuals/?${name}=${value}`);
      expect({ status, body }).toEqual({ status: 400, body: { [name]: [message] } });
    });

    it('a client company sees its own records only, whatever it filters by', async () => {
      const { server } = context;
      const client = await server.addUser(await server.addClient(1), 2);
      for (const query of ['', '?ordering=name', '?created_to=2030-01-01', '?format=csv']) {
        const companies = await get<Page | string>(`companies/${query}`, client.access);
        if (typeof companies.body === 'string') expect(companies.body.trim().split('\r\n')).toHaveLength(2);
        else expect(companies.body.results.map(({ id }) => id)).toEqual([1]);
      }
      const { body } = await get<Paginated<{ company: { id: number } }>>(
        'branches/?ordering=-name',
        client.access,
      );
      expect(new Set(body.results.map(({ company }) => company.id))).toEqual(new Set([1]));
      // Its book names nobody.
      expect((await get('individuals/?ordering=name', client.access)).body.count).toBe(0);
    });
  });

  describe('format=csv', () => {
    it('is all that match, in order, with identifiers as text', async () => {
      const { status, body, headers } = await get<string>(
        'individuals/?format=csv&ordering=name&created_to=2025-12-31',
      );
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="individuals.csv"');
      const people = (await get('individuals/?ordering=name&created_to=2025-12-31&page_size=100')).body
        .results;
      const lines = body.replace('\uFEFF', '').trim().split('\r\n');
      expect(lines[0]).toBe('ID,First name,Last name,Identification number');
      expect(lines.slice(1)).toEqual(
        people.map((row) =>
          [row.id, row.first_name, row.last_name, `"=""${row.identification_number}"""`].join(','),
        ),
      );
    });

    it('neutralises formulas', async () => {
      await context.server.post(
        '/api/companies/',
        { ...sampleCompany(70_001), registration_name: '=HYPERLINK("http://x.example")' },
        { token },
      );
      const { body } = await get<string>('companies/search/?format=csv&q=hyperlink');
      expect(body).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    });

    it('is recorded as an export, with its query', async () => {
      await get('branches/search/?format=csv&q=head&page=3');
      const [event] = await context.server.db
        .select()
        .from(auditEvents)
        .where(sql`action = 'export'`)
        .orderBy(sql`id DESC`)
        .limit(1);
      expect(event).toMatchObject({
        subject_type: 'list',
        subject_id: null,
        changes: { list: [null, 'branches'], rows: [null, expect.any(Number)], q: [null, 'head'] },
      });
      expect(event?.changes).not.toHaveProperty('page');
    });
  });

  describe('above 10,000 matches', () => {
    beforeAll(async () => {
      await context.server.database.exec(`
        INSERT INTO individuals (first_name, last_name, date_of_birth, gender, identification_type,
          identification_number, identification_key, marital_status, search_text, sort_name)
        SELECT 'A', 'Filler', '1980-01-01', 'other', 'passport', 'F' || n, 'F' || n, 'single', 'dense f' || n, 'filler'
        FROM generate_series(1, 2000) n;
        INSERT INTO individuals (first_name, last_name, date_of_birth, gender, identification_type,
          identification_number, identification_key, marital_status, search_text, sort_name)
        SELECT 'A', 'Capped', '1980-01-01', 'other', 'passport', 'C' || n, 'C' || n, 'single', 'dense capped c' || n,
          'capped ' || lpad((n * 7919 % 10050)::text, 5, '0')
        FROM generate_series(1, 10050) n;`);
    });

    // The sample finds 'dense' everywhere, and reads along an index; 'capped' is in none of its rows, and all matches are sorted.
    it.each(['dense', 'capped'])('every page of %s is cut from the one order of all matches', async (q) => {
      const pages = await Promise.all(
        [1, 2, 50, 99, 100].map((page) => get(`individuals/search/?q=${q}&page_size=100&page=${page}`)),
      );
      for (const { body } of pages) expect(body).toMatchObject({ count: 10_000, count_is_capped: true });
      const numberAt = (place: number) =>
        Array.from({ length: 10_050 }, (_, index) => index + 1).find((n) => (n * 7919) % 10_050 === place);
      const shown = pages.map(({ body }) => body.results.map((row) => row.identification_number));
      const places = [0, 100, 4_900, 9_800, 9_900];
      expect(shown).toEqual(
        places.map((first) => Array.from({ length: 100 }, (_, index) => `C${numberAt(first + index)}`)),
      );
      expect(pages.at(-1)?.body.next).toBeNull();
      expect((await get(`individuals/search/?q=${q}&page_size=100&page=101`)).status).toBe(404);
    });

    it('a filtered or sorted list is counted to there, the whole list exactly', async () => {
      const filtered = await get('individuals/?identification_type=passport');
      expect(filtered.body).toMatchObject({ count: 10_000, count_is_capped: true });
      expect((await get('individuals/?identification_type=passport&page=501')).status).toBe(404);
      const whole = await get('individuals/?page=501');
      expect(whole.status).toBe(200);
      expect(whole.body.count).toBeGreaterThan(10_050);
      expect(whole.body).not.toHaveProperty('count_is_capped');
    });

    it('is no CSV', async () => {
      const { status, body } = await get<unknown>('individuals/?format=csv');
      expect({ status, body }).toEqual({
        status: 400,
        body: { detail: 'More than 10,000 records match. Narrow the list with a search or filters.' },
      });
    });
  });
});
