import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { NameableParty } from '@rentsafe/domain/party';
import { beforeAll, expect, it } from 'vitest';
import { house, person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post } = useBook(kind, '2026-03-05T08:00:00Z');
  // Without the grants of other tests.
  beforeAll(async () => {
    book.client = await context.server.addClient(1, true);
    book.user = (await context.server.addUser(book.client, 2)).access;
  });
  const find = async (q: string, token = book.user, more = '') =>
    (await get<Paginated<NameableParty>>(`parties/?q=${encodeURIComponent(q)}${more}`, token)).body;
  const add = async (path: string, body: object, token = book.user) =>
    (await post<{ id: number }>(path, body, token)).body.id;
  const revenue = {
    ...sampleCompany(90_001),
    ...{
      registration_name: 'Zimbabwe Revenue Authority',
      trading_name: 'ZIMRA',
      registration_number: 'ZIMRA-1',
    },
  };

  it('finds a company by its name, its trading name, and a number of any form', async () => {
    const id = await add('companies/', revenue);
    for (const q of ['revenue zimbabwe', 'zimra', 'ZIMRA-1', 'zimra1', 'Zimra 1']) {
      const { results } = await find(q);
      expect([q, results.map(({ party }) => party.id)]).toEqual([q, [id]]);
    }
    const [row] = (await find('revenue', book.user, '&type=company')).results;
    expect(row).toEqual({
      party: { type: 'company', id, name: revenue.registration_name },
      ...{ number: 'ZIMRA-1', place: expect.any(String), roles: [], by: 'created', until: null },
    });
  });

  it('finds whoever was added a minute ago first, by a part of the name in any order', async () => {
    const body = { ...sampleIndividual(90_002), first_name: 'Anesu', last_name: 'Zvikomborero-Ncube' };
    const id = await add('individuals/', body);
    context.server.advance(60);
    expect((await find('')).results[0]?.party).toEqual({ ...person(id), name: 'Anesu Zvikomborero-Ncube' });
    for (const q of ['ncube anesu', 'zvikom', 'an'])
      expect((await find(q)).results.map(({ party }) => party.id)).toContain(id);
    expect((await find('anesu zvikom')).results[0]?.number).toBe(`…${body.identification_number.slice(-4)}`);
  });

  it('finds a supplier who was paid after the lookup is forgotten, with what they are here', async () => {
    const provider = (await context.server.admin()).access;
    const { identification_number, last_name } = (
      await get<{ identification_number: string; last_name: string }>('individuals/31/', provider)
    ).body;
    await get(`individuals/lookup/?identification_number=${identification_number}`);
    await get(
      `individuals/lookup/?identification_number=${
        (await get<{ identification_number: string }>('individuals/1/', provider)).body.identification_number
      }`,
    );
    const property = await add('properties/', house);
    const bill = { number: '7', billed_on: '2026-03-01', due_on: '2026-03-31', amount: usd('9.00') };
    await add('bills/', { ...bill, party: person(31), property, description: 'Geyser' });
    await context.server.database.exec(
      `UPDATE naming_grants SET made_at = made_at - interval '90 days', until_on = until_on - 90`,
    );
    const found = (await find(last_name)).results.find(({ party }) => party.id === 31);
    // Whoever may only be named has no place.
    expect(found).toMatchObject({ by: 'book', roles: ['supplier'], place: null });
    expect(
      (await find('')).results.find(({ party }) => party.type === 'individual' && party.id === 1),
    ).toMatchObject({
      roles: ['landlord'],
      place: expect.any(String),
    });
  });

  it('shows staff people and companies in turn, and no record of a page on the next', async () => {
    const staff = (await context.server.admin()).access;
    const page = async (nth: number) => (await find('', staff, `&page=${nth}&page_size=7`)).results;
    const [first, second] = [await page(1), await page(2)];
    expect(first.slice(0, 4).map(({ party }) => party.type)).toEqual([
      ...['individual', 'company', 'individual', 'company'],
    ]);
    const keys = [...first, ...second].map(({ party }) => `${party.type} ${party.id}`);
    expect(new Set(keys).size).toBe(14);
    const { count } = await find('', staff);
    const last = await find('', staff, `&page=${Math.ceil(count / 20)}`);
    expect(last.results).toHaveLength(count % 20 || 20);
  });
});
