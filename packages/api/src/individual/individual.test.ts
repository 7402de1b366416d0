import { sampleIndividual, sampleNationalId } from '@rentsafe/domain/fixtures';
import { type Individual, type IndividualRow, individual } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeAll, describe, expect, it } from 'vitest';
import { INDIVIDUALS } from '../testing/constants.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { useAdmin } from '../testing/server.ts';

const newcomer = (index: number, overrides = {}) => sampleIndividual(50_000 + index, overrides);

onEitherDatabase((kind) => {
  const { get, post } = useAdmin(kind);
  const create = (body: unknown) =>
    post<Individual & { existing?: { id: number } }>('/api/individuals/', body);

  describe('GET /api/individuals/', () => {
    it('pages with absolute links, newest first; the link to page 1 has no page', async () => {
      const { body } = await get<Paginated<IndividualRow>>('/api/individuals/?page=2');
      expect(body.count).toBe(INDIVIDUALS);
      expect(body.results).toHaveLength(20);
      expect(body.results[0]?.id).toBe(INDIVIDUALS - 20);
      expect(body.next).toBe('http://127.0.0.1:4000/api/individuals/?page=3');
      expect(body.previous).toBe('http://127.0.0.1:4000/api/individuals/');
      expect(Object.keys(body.results[0] ?? {})).toEqual([
        'id',
        'first_name',
        'last_name',
        'identification_number',
      ]);
    });

    it.each(['0', '-1', 'abc', '4', '1e9', '99999999999999999999', '1.0', '%00'])(
      'answers 404 Invalid page. to page=%s',
      async (page) => {
        const reply = await get(`/api/individuals/?page=${page}`);
        expect(reply).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } });
      },
    );

    it.each([
      ['5', 5],
      ['100', INDIVIDUALS],
      ['5000', INDIVIDUALS],
      ['0', 20],
      ['-3', 20],
      ['many', 20],
    ])('page_size=%s shows %i rows', async (size, rows) => {
      const { body } = await get<Paginated<IndividualRow>>(`/api/individuals/?page_size=${size}`);
      expect(body.results).toHaveLength(rows);
    });

    it('keeps the other parameters in its links', async () => {
      const { body } = await get<Paginated<IndividualRow>>('/api/individuals/?page_size=10&page=3');
      expect(body.previous).toBe('http://127.0.0.1:4000/api/individuals/?page_size=10&page=2');
    });
  });

  describe('GET /api/individuals/search/', () => {
    beforeAll(async () => {
      await create(
        newcomer(1, {
          first_name: 'Anna-Maria',
          last_name: 'Édouard',
          identification_number: '63-123456 b63',
        }),
      );
      await create(newcomer(2, { first_name: '100%_sure', last_name: 'Zuze' }));
    });

    it.each([
      ['maria ÉDOUARD'],
      ['édou anna-'],
      ['63-123456-B-63'],
      ['63 123456 b 63'],
      ['123456'],
      ['  Anna   Maria '],
    ])('finds one by %j', async (q) => {
      const { body } = await get<Paginated<IndividualRow>>(
        `/api/individuals/search/?q=${encodeURIComponent(q)}`,
      );
      expect(body.results.map(({ identification_number }) => identification_number)).toContain('63123456B63');
    });

    it('needs every term', async () => {
      const { body } = await get<Paginated<IndividualRow>>('/api/individuals/search/?q=anna%20nowhere');
      expect(body).toMatchObject({ count: 0, results: [], next: null, previous: null });
    });

    it.each(['%', '_', '0%_s', '\\'])('takes %j as ordinary characters', async (q) => {
      const { body } = await get<Paginated<IndividualRow>>(
        `/api/individuals/search/?q=${encodeURIComponent(q)}`,
      );
      expect(body.results.every(({ first_name }) => first_name.includes(q))).toBe(true);
      expect(body.count).toBe(q === '\\' ? 0 : 1);
    });

    it.each([
      ['', 'This field may not be blank.'],
      ['q=', 'This field may not be blank.'],
      ['q=%20%20', 'This field may not be blank.'],
      ['q=%00', 'Null characters are not allowed.'],
    ])('refuses ?%s', async (query, message) => {
      const reply = await get(`/api/individuals/search/?${query}`);
      expect(reply.status).toBe(400);
      expect(reply.body).toEqual({ q: [query === '' ? 'This field is required.' : message] });
    });

    it('a page beyond the matches does not exist', async () => {
      expect((await get('/api/individuals/search/?q=anna&page=9')).status).toBe(404);
    });
  });

  describe('POST /api/individuals/', () => {
    it('answers 201 with the individual as it is read', async () => {
      const { status, body } = await create(newcomer(3));
      expect(status).toBe(201);
      expect(individual.parse(body)).toEqual(body);
      expect(body).toMatchObject({ is_active: true, notes: [], documents: [], next_of_kin: [] });
      expect(body.addresses?.every(({ is_primary }, index) => is_primary === (index === 0))).toBe(true);
    });

    it('stores telephones in E.164, and what is no number as it was typed', async () => {
      const phones = ['077 123 4567', '+27 82 123 4567', '+263771234567', '12 34'];
      const { body } = await create(newcomer(60, { contact_details: [{ mobile_phone: phones, email: '' }] }));
      expect(body.contact_details?.[0]?.mobile_phone).toEqual([
        '+263771234567',
        '+27821234567',
        '+263771234567',
        '12 34',
      ]);
    });

    it('ignores fields it does not know, ids among them', async () => {
      const { status, body } = await create({
        ...newcomer(4),
        id: 1,
        is_active: false,
        created_at: '1999-01-01',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ is_active: true });
      expect(body.id).not.toBe(1);
    });

    it('names what is missing, field by field, nested rows too', async () => {
      const { status, body } = await create({
        ...newcomer(5),
        first_name: ' ',
        contact_details: [{ mobile_phone: ['+263771234567'], email: 'no' }],
        addresses: [{ city_id: 1 }, { city_id: 'Harare' }],
        date_of_birth: '2999-01-01',
      });
      expect(status).toBe(400);
      expect(body).toEqual({
        first_name: ['This field may not be blank.'],
        date_of_birth: ['This date may not be in the future.'],
        contact_details: [{ email: ['Enter a valid email address.'] }],
        addresses: [{}, { city_id: ['A valid number is required.'] }],
      });
    });

    it('refuses a place that does not lie in its parent, at its row and field', async () => {
      const { body } = await create({
        ...newcomer(6),
        addresses: [
          { city_id: 1 },
          { city_id: 1, province_id: 2 },
          { city_id: 2, suburb_id: 1 },
          { city_id: 9e9 },
        ],
      });
      expect(body).toEqual({
        addresses: [
          {},
          { city_id: ['This city is not in the chosen province.'] },
          { suburb_id: ['This suburb is not in the chosen city.'] },
          { city_id: ['Invalid pk "9000000000" - object does not exist.'] },
        ],
      });
    });

    it('a repeated ID is 409 whatever its dashes and case, and names the other', async () => {
      const made = await create(newcomer(7, { identification_number: '08123456S08' }));
      const again = await create(newcomer(8, { identification_number: '08-123456 s 08' }));
      expect(again).toMatchObject({
        status: 409,
        body: {
          identification_number: ['An individual with this identification number already exists.'],
          existing: { id: made.body.id },
        },
      });
    });

    it('the same number of another type is another ID', async () => {
      const number = sampleNationalId(60_001);
      await create(newcomer(9, { identification_type: 'national_id', identification_number: number }));
      const other = await create(
        newcomer(10, { identification_type: 'passport', identification_number: number }),
      );
      expect(other.status).toBe(201);
    });

    it('of 50 at once with one ID one is made', async () => {
      const bodies = Array.from({ length: 50 }, (_, nth) =>
        newcomer(100 + nth, {
          identification_type: 'passport',
          identification_number: `ZZ 777${nth % 2 ? '' : '-'}9`,
        }),
      );
      const replies = await Promise.all(bodies.map((body) => create(body)));
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    });
  });

  describe('GET /api/individuals/similar/', () => {
    const similar = (query: Record<string, string>) =>
      get(`/api/individuals/similar/?${new URLSearchParams(query)}`);
    const { first_name, last_name, date_of_birth } = sampleIndividual(1);

    it('finds who has the same names, in either order, and the same birth date', async () => {
      const person = { id: 2, name: `${first_name} ${last_name}`, number: sampleNationalId(1) };
      expect(
        (await similar({ first_name: first_name.toUpperCase(), last_name, date_of_birth })).body,
      ).toEqual({
        results: [person],
      });
      const turned = await similar({ first_name: last_name, last_name: first_name, date_of_birth });
      expect(turned.body).toEqual({ results: [person] });
      const others = [
        { first_name, last_name, date_of_birth: '1901-01-01' },
        { first_name, last_name: `${last_name}x`, date_of_birth },
      ];
      for (const other of others) expect((await similar(other)).body).toEqual({ results: [] });
    });

    it('needs all three', async () => {
      expect(await similar({ first_name, last_name })).toMatchObject({
        status: 400,
        body: { date_of_birth: ['This field is required.'] },
      });
      expect((await similar({ first_name, last_name, date_of_birth: '1990' })).status).toBe(400);
    });
  });

  describe('GET /api/individuals/lookup/', () => {
    it('finds an ID as people write it, or is null', async () => {
      const written = sampleNationalId(1)
        .replace(/^(\d\d)(\d+)([A-Z])/, '$1-$2-$3-')
        .toLowerCase();
      const { body } = await get(`/api/individuals/lookup/?identification_number=${written}`);
      expect(body).toEqual({ match: { id: 2, name: expect.any(String) } });
      const none = await get('/api/individuals/lookup/?identification_number=00-0');
      expect(none.body).toEqual({ match: null });
    });

    it('needs a number', async () => {
      const { status, body } = await get('/api/individuals/lookup/');
      expect({ status, body }).toEqual({
        status: 400,
        body: { identification_number: ['This field is required.'] },
      });
    });
  });
});
