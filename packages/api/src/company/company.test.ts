import type { BranchRow } from '@rentsafe/domain/branch';
import {
  type CompanyCreated,
  type CompanyReport,
  type CompanyRow,
  companyCreated,
  companyReport,
} from '@rentsafe/domain/company';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import { describe, expect, it } from 'vitest';
import { COMPANIES } from '../testing/constants.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

const newcomer = (index: number, overrides = {}) => sampleCompany(9_000 + index, overrides);

onEitherDatabase((kind) => {
  const { context, get, post } = useAdmin(kind);
  const create = (body: unknown) =>
    post<CompanyCreated & { existing?: { id: number } }>('/api/companies/', body);

  describe('POST /api/companies/', () => {
    it('answers the company, and its head office, which the branch list then has', async () => {
      const input = newcomer(1, {
        addresses: [{ city_id: 1, suburb_id: 2, street_address: '1 Acacia Road' }],
      });
      const { status, body } = await create(input);
      expect(status).toBe(201);
      expect(companyCreated.parse(body)).toEqual(body);
      expect(body.company).toMatchObject({
        id: body.id,
        registration_name: input.registration_name,
        trading_name: input.trading_name,
        registration_number: input.registration_number,
        addresses: [
          {
            address_type: 'physical',
            country: { id: 1, name: 'Zimbabwe' },
            province: { id: 1, name: 'Harare' },
            city: { id: 1, name: 'Harare' },
            suburb: { id: 2, name: 'Avenues' },
            street_address: '1 Acacia Road',
            postal_code: null,
            is_primary: true,
          },
        ],
      });
      expect(body.branch).toEqual({ id: expect.any(Number), branch_name: 'Head Office' });
      const branches = await get<Paginated<BranchRow>>('/api/branches/');
      expect(branches.body.results[0]).toEqual({
        id: body.branch?.id,
        branch_name: 'Head Office',
        company: {
          id: body.id,
          registration_name: input.registration_name,
          registration_number: input.registration_number,
        },
      });
    });

    it('empty optional fields are read as null', async () => {
      const { body } = await create({
        registration_number: 'PBC 77/2011',
        registration_name: 'Plain',
        trading_name: '',
        legal_status: '',
        date_of_incorporation: '',
        industry: null,
        profile: { email: 'plain@x.example', website: '', number_of_employees: '' },
      });
      expect(body.company).toMatchObject({
        trading_name: null,
        legal_status: null,
        date_of_incorporation: null,
      });
      expect(body.company.profile).toMatchObject({ website: null, number_of_employees: null });
    });

    it('telephones are stored in E.164; what is none stays as typed', async () => {
      const profile = {
        email: 'tel@x.example',
        mobile_phone: '077 123 4567',
        landline_phone: '(0242) 700000',
      };
      const { body } = await create(newcomer(11, { profile }));
      expect(body.company.profile).toMatchObject({
        mobile_phone: '+263771234567',
        landline_phone: '+263242700000',
      });
    });

    it('names what is wrong in the profile', async () => {
      const { status, body } = await create({
        ...newcomer(2),
        profile: { website: 'javascript:alert(1)', trading_status: 'asleep', number_of_employees: -1 },
      });
      expect(status).toBe(400);
      expect(body).toEqual({
        profile: {
          email: ['This field is required.'],
          website: ['Enter a valid URL.'],
          trading_status: ['Not a valid choice.'],
          number_of_employees: ['Ensure this value is greater than or equal to 0.'],
        },
      });
    });

    it.each(['abc 123/2019', 'ABC  123/2019', ' abc123/2019 '])(
      'repeated as %j it is 409',
      async (number) => {
        const first = await create(newcomer(3, { registration_number: 'ABC 123/2019' }));
        const id = first.status === 201 ? first.body.id : first.body.existing?.id;
        expect(await create(newcomer(4, { registration_number: number }))).toMatchObject({
          status: 409,
          body: {
            registration_number: ['A company with this registration number already exists.'],
            existing: { id },
          },
        });
      },
    );

    it('of 50 at once with one number one is made, with one head office', async () => {
      const before = (await get<Paginated<BranchRow>>('/api/branches/')).body.count;
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          create(newcomer(100 + nth, { registration_number: '50/2050' })),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
      expect((await get<Paginated<BranchRow>>('/api/branches/')).body.count).toBe(before + 1);
    });
  });

  describe('reading', () => {
    it('GET /api/companies/ lists companies', async () => {
      const { body } = await get<Paginated<CompanyRow>>('/api/companies/?page_size=100');
      expect(body.count).toBeGreaterThanOrEqual(COMPANIES);
      expect(Object.keys(body.results[0] ?? {}).sort()).toEqual([
        'id',
        'registration_name',
        'registration_number',
        'trading_name',
      ]);
    });

    it('a company is found by its names and number, without spaces and dashes too', async () => {
      await create(
        newcomer(300, { registration_number: 'QX-55 / 2001', registration_name: 'Flame Lily Weavers' }),
      );
      for (const q of ['weavers flame', 'QX55/2001', 'qx-55', 'LILY 2001']) {
        const { body } = await get<Paginated<CompanyRow>>(
          `/api/companies/search/?q=${encodeURIComponent(q)}`,
        );
        expect(body.results.map(({ registration_number }) => registration_number)).toContain('QX-55 / 2001');
        const branches = await get<Paginated<BranchRow>>(
          `/api/branches/search/?q=${encodeURIComponent(`${q} head`)}`,
        );
        expect(branches.body.results.map(({ company }) => company.registration_name)).toContain(
          'Flame Lily Weavers',
        );
      }
    });

    it('GET /api/companies/{id}/ is flat, carries the report, and is recorded', async () => {
      const { status, body } = await get<CompanyReport>('/api/companies/1/');
      expect(status).toBe(200);
      expect(companyReport.parse(body)).toEqual(body);
      expect(body).toMatchObject({ id: 1, claims: [], active: [], historic: [], classification: null });
      const log = await get('/api/companies/1/access-log/');
      expect(log.body).toMatchObject({ count: 1, results: [{ action: 'view_report' }] });
    });

    it('similar finds the same words in another legal form', async () => {
      const { registration_name, registration_number } = sampleCompany(0);
      const core = registration_name.replace(' (Private) Limited', '');
      const similar = (name: string) =>
        get(`/api/companies/similar/?${new URLSearchParams({ registration_name: name })}`);
      const results = [{ id: 1, name: registration_name, number: registration_number }];
      for (const name of [
        `${core} (Pvt) Ltd`,
        `The ${core.toUpperCase()} Company`,
        core.split(' ').toReversed().join(' '),
      ])
        expect((await similar(name)).body).toEqual({ results });
      expect((await similar(`${core} Holdings Two`)).body).toEqual({ results: [] });
      expect((await similar('Private Limited')).body).toEqual({ results: [] });
      expect((await similar(' ')).status).toBe(400);
    });

    it('lookup finds a registration number, or is null', async () => {
      const { registration_number, registration_name } = sampleCompany(0);
      const found = await get(`/api/companies/lookup/?registration_number=%20${registration_number}`);
      expect(found.body).toEqual({ match: { id: 1, name: registration_name } });
      expect((await get('/api/companies/lookup/?registration_number=none')).body).toEqual({ match: null });
    });
  });

  describe('a client company', () => {
    it('sees its own company, branches and report, and no other', async () => {
      const client = await context.server.addClient(2);
      const { access } = await context.server.addUser(client, 2);
      const companies = await get<Paginated<CompanyRow>>('/api/companies/', access);
      expect(companies.body.results.map(({ id }) => id)).toEqual([2]);
      const branches = await get<Paginated<BranchRow>>('/api/branches/', access);
      expect(branches.body.count).toBeGreaterThan(0);
      expect(new Set(branches.body.results.map(({ company }) => company.id))).toEqual(new Set([2]));
      const search = await get<Paginated<BranchRow>>('/api/branches/search/?q=head', access);
      expect(search.body.count).toBe(1);
      expect((await get<Paginated<CompanyRow>>('/api/companies/search/?q=private', access)).body.count).toBe(
        1,
      );
      expect((await get('/api/companies/2/', access)).status).toBe(200);
      expect((await get('/api/companies/1/', access)).status).toBe(404);
    });

    it('without a company of its own sees none', async () => {
      const { access } = await context.server.addUser(await context.server.addClient(null), 1);
      expect((await get('/api/branches/', access)).body).toMatchObject({ count: 0, results: [] });
      expect((await get('/api/companies/1/', access)).status).toBe(404);
    });
  });
});
