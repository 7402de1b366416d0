import type { Charge } from '@rentsafe/domain/charge';
import { contract } from '@rentsafe/domain/contract';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { type NameableParty, type PartyInput, partyInput } from '@rentsafe/domain/party';
import type { Property } from '@rentsafe/domain/property';
import { beforeAll, describe, expect, it } from 'vitest';
import { house, person, type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { LOOK_UP_FIRST } from './naming.ts';

/** Fields that name somebody of the register by another type than Party. */
const otherNames = new Set(['individual', 'company', 'into']);
/** An id by itself, of a company alone: tried in a test of its own. */
const ownTests = ['updateBook agency.company'];

interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
  valueType?: Schema;
}
interface Schema {
  def: Def;
}

/** The paths at which a body names somebody: `parties.0.party`. */
function namesIn(schema: Schema, path: readonly string[] = []): string[] {
  if ((schema as unknown) === partyInput) return [path.join('.')];
  const { shape = {}, element, innerType, options = [], in: input, valueType } = schema.def;
  return [
    ...Object.entries(shape).flatMap(([name, field]) =>
      otherNames.has(name) ? [[...path, name].join('.')] : namesIn(field, [...path, name]),
    ),
    ...[innerType, input, valueType, ...options].flatMap((part) => (part ? namesIn(part, path) : [])),
    ...(element ? namesIn(element, [...path, '0']) : []),
  ];
}

const fields = Object.entries(contract).flatMap(([name, { body }]) =>
  body ? [...new Set(namesIn(body as unknown as Schema))].map((path) => `${name} ${path}`) : [],
);

onEitherDatabase((kind) => {
  const { context, book, get, post, patch, newProperty } = useBook(kind, '2026-03-05T08:00:00Z');
  let provider = '';
  const ids = {
    property: 0,
    unit: 0,
    lease: 0,
    draft: 0,
    charge: 0,
    bank: 0,
    contractor: 0,
    journal: 0,
    rule: 0,
  };

  const numberOf = async (id: number) =>
    (await get<Individual>(`individuals/${id}/`, provider)).body.identification_number;
  const lookUp = async (id: number, token = book.user) =>
    get<{ match: { id: number } | null }>(
      `individuals/lookup/?identification_number=${await numberOf(id)}`,
      token,
    );
  const letTo = async (party: PartyInput, more = {}) =>
    (
      await post<Lease>('leases/', {
        unit: ids.unit,
        parties: [{ party, role: 'tenant' }],
        from_on: '2026-01-01',
        reportable: true,
        schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
        ...more,
      })
    ).body;

  const [LANDLORD, TENANT, GRANTED, UNGRANTED, ENDED, ELSEWHERE] = [1, 5, 30, 31, 32, 33];

  beforeAll(async () => {
    const { server } = context;
    provider = (await server.admin()).access;
    // A tenant of another book.
    book.user = (await server.addUser(book.client, 2)).access;
    ids.unit = (await newProperty()).units[0]?.id ?? 0;
    await post(`leases/${(await letTo(person(ELSEWHERE))).id}/activate/`, {});

    book.client = await server.addClient(1, true);
    book.admin = (await server.addUser(book.client, 1)).access;
    book.user = (await server.addUser(book.client, 2)).access;
    for (const id of [LANDLORD, TENANT, GRANTED, ENDED]) await lookUp(id);
    await server.database.exec(`UPDATE naming_grants SET until_on = '2026-03-04' WHERE client_id = ${book.client}
      AND party_id = (SELECT id FROM parties WHERE individual_id = ${ENDED})`);
    const property = await newProperty();
    ids.property = property.id;
    ids.unit = property.units[0]?.id ?? 0;
    const lease = await letTo(person(TENANT));
    ids.lease = lease.id;
    await post(`leases/${lease.id}/activate/`, {});
    const net = { amount: '12.50', currency: 'USD' };
    ids.charge = (await post<Charge>('charges/', { lease: lease.id, type: 'other', net })).body.id;
    const bank = { name: 'CBZ', kind: 'bank', currency: 'USD' };
    ids.bank = (await post<{ id: number }>('bank-accounts/', bank, book.admin)).body.id;
    const contractor = { name: 'Msasa Plumbing', industry: 'Plumber' };
    ids.contractor = (await post<{ id: number }>('contractors/', contractor)).body.id;
    const journal = { kind: 'creditor_credit', party: person(TENANT), property: property.id, reason: 'Key' };
    const amount = { amount: '1.00', currency: 'USD' };
    ids.journal = (await post<{ id: number }>('journals/', { ...journal, amount, on: '2026-03-01' })).body.id;
    const rule = { contains: 'Rent', then: { lease: lease.id } };
    ids.rule = (await post<{ id: number }>('bank-rules/', rule)).body.id;
    ids.draft = (await letTo(person(TENANT), { from_on: '2031-01-01', schedules: [] })).id;
  });

  const days = { given_on: '2026-03-01', until_on: '2026-12-31' };
  const money = { amount: '1.00', currency: 'USD' };
  const later = (party: PartyInput) => [{ party, role: 'tenant' }];

  /** What a user of the client sends to name a party in each field; `null` where the role may not make the call. */
  const tries: Record<
    string,
    ((party: PartyInput) => { path: string; body: object; admin?: true; method?: 'PATCH' | 'PUT' }) | null
  > = {
    'createLandlord party': (party) => ({ path: 'landlords/', body: { party } }),
    'createProperty landlord': (landlord) => ({ path: 'properties/', body: { ...house, landlord } }),
    'transferProperty landlord': (landlord) => ({
      path: `properties/${ids.property}/transfer/`,
      body: { landlord, from_on: '2026-03-01' },
      admin: true,
    }),
    'addOwnership landlord': (landlord) => ({
      path: `properties/${ids.property}/ownerships/`,
      body: { landlord, from_on: '2010-01-01', to_on: '2010-12-31' },
      admin: true,
    }),
    'createLease parties.0.party': (party) => ({
      path: 'leases/',
      body: { unit: ids.unit, parties: later(party), from_on: '2030-01-01', schedules: [] },
    }),
    'updateLease parties.0.party': (party) => ({
      method: 'PATCH',
      path: `leases/${ids.draft}/`,
      body: { parties: later(party), version: 1 },
    }),
    'createBill party': (party) => ({
      path: 'bills/',
      body: {
        ...{
          party,
          property: ids.property,
          number: `Bill ${party.id}`,
          description: 'Plumber',
          amount: money,
        },
        ...{ billed_on: '2026-01-09', due_on: '2026-01-31' },
      },
    }),
    'createDisbursement party': (party) => ({
      path: 'disbursements/',
      body: { kind: 'commission', party, bank_account: ids.bank, lines: [{ amount: '1.00' }] },
    }),
    'createJournal party': (party) => ({
      path: 'journals/',
      body: {
        ...{ kind: 'creditor_credit', party, property: ids.property, amount: money },
        ...{ on: '2026-03-01', reason: 'Key' },
      },
    }),
    'updateJournal party': (party) => ({
      method: 'PATCH',
      path: `journals/${ids.journal}/`,
      body: { party, version: 1 },
    }),
    'putPayee party': (party) => ({
      method: 'PUT',
      path: 'payees/',
      body: { party, bank_name: 'CBZ', account_number: '0112' },
      admin: true,
    }),
    'updateBook tax_office': (party) => ({
      method: 'PATCH',
      path: `books/${book.client}/`,
      body: { tax_office: party, version: 1 },
      admin: true,
    }),
    'createBankRule then.party': (party) => ({
      path: 'bank-rules/',
      body: { contains: `Rent ${party.type} ${party.id}`, then: { party } },
    }),
    'updateBankRule then.party': (party) => ({
      method: 'PATCH',
      path: `bank-rules/${ids.rule}/`,
      body: { then: { party }, version: 1 },
    }),
    'createClaim party': (party) => ({
      path: 'claims/',
      body: { lease: ids.lease, party, type: 'damage', amount: money, reason: 'Gate' },
    }),
    'createDispute party': (party) => ({
      path: 'disputes/',
      body: { charge: ids.charge, party, reason: 'Paid' },
    }),
    'createConsent party': (party) => ({ path: 'consents/', body: { party, ...days, evidence: 'Form 7' } }),
    'createReportIssue party': (party) => ({ path: 'report-issues/', body: { party, purpose: 'Letting' } }),
    'createContractor party': (party) => ({
      path: 'contractors/',
      body: { name: 'Painter', industry: 'Plumber', party },
    }),
    'updateContractor party': (party) => ({
      method: 'PATCH',
      path: `contractors/${ids.contractor}/`,
      body: { party, version: 1 },
    }),
    'previewMessages to.parties.0': (party) => ({
      path: 'messages/preview/',
      body: { to: { parties: [party] }, channel: 'email', subject: 'Hello', body: 'Hello' },
    }),
    'createMessages to.parties.0': (party) => ({
      path: 'messages/',
      body: {
        ...{ to: { parties: [party] }, channel: 'email', subject: 'Hello', body: 'Hello' },
        key: `To ${party.id}`,
      },
    }),
    'createOptOut party': (party) => ({ path: 'opt-outs/', body: { party, channel: 'sms' } }),
    // The provider’s alone.
    'createDataRequest party': null,
    'createBranch company': null,
    'createBranch contacts.0.individual': null,
    'updateBranch contacts.0.individual': null,
    'createClient company': null,
    'mergeIndividual into': null,
    'mergeCompany into': null,
  };
  it('G1 each field of a body that names somebody is tried here', () => {
    expect(Object.keys(tries).filter((field) => !fields.includes(field))).toEqual([]);
    // Rows of an import name people by number: its own tests try them.
    expect(fields.filter((field) => !(field in tries) && !ownTests.includes(field))).toEqual([]);
  });

  const send = async (field: string, party: PartyInput) => {
    const { path, body, admin, method } = tries[field]?.(party) ?? { path: '', body: {} };
    const token = admin ? book.admin : book.user;
    return context.server.request<Refusal>(method ?? 'POST', `/api/${path}`, { token, body });
  };
  it('G1 the own company of a book is named as others are', async () => {
    const name = (company: number) =>
      patch<{ agency: { company: unknown } }>(
        `books/${book.client}/`,
        { agency: { company }, version: 1 },
        book.admin,
      );
    for (const id of [9, 999_999])
      expect(await name(id)).toMatchObject({ status: 400, body: { agency: { company: [LOOK_UP_FIRST] } } });
  });
  /** What is said of the id at a field. */
  const saidOf = (field: string, body: unknown) =>
    `${field.split(' ')[1]}.id`
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);

  describe.each(Object.keys(tries).filter((field) => tries[field]))('G1 %s', (field) => {
    it.each([
      ['is unknown', person(999_999)],
      ['has no grant', person(UNGRANTED)],
      ['had a grant that ended', person(ENDED)],
      ['is a tenant of another book', person(ELSEWHERE)],
      ['is a company that has no grant', { type: 'company', id: 9 }],
      ['is an unknown company', { type: 'company', id: 999_999 }],
    ] as const)('refuses whoever %s, in the same words', async (_, party) => {
      const { status, body } = await send(field, party);
      expect({ status, said: saidOf(field, body) }).toEqual({ status: 400, said: [LOOK_UP_FIRST] });
      expect(JSON.stringify(body)).not.toContain(String(party.id));
    });

    it.each([
      ['was looked up', person(GRANTED)],
      ['is the own company', { type: 'company', id: 1 }],
      ['is a tenant of the book', person(TENANT)],
    ] as const)('takes whoever %s', async (_, party) => {
      const { status, body } = await send(field, party);
      expect(status).not.toBe(403);
      expect(JSON.stringify(body)).not.toContain(LOOK_UP_FIRST);
    });
  });

  it('G1 staff, who read the register, are told which id is unknown', async () => {
    const reply = await post('landlords/', { client: 1, party: person(999_999) }, provider);
    expect(reply.body).toEqual({ party: { id: ['Invalid pk "999999" - object does not exist.'] } });
    expect((await post('landlords/', { client: 1, party: person(UNGRANTED) }, provider)).status).toBe(201);
  });

  it('G1 calls that name others than parties are not for users of clients', async () => {
    for (const name of Object.keys(tries).filter((field) => !tries[field])) {
      const { method = '', path = '' } = contract[name.split(' ')[0] ?? ''] ?? {};
      const url = path.replace('{id}', '1');
      const { status } = await context.server.request(method, url, { token: book.admin, body: {} });
      expect([name, status]).toEqual([name, 403]);
    }
  });

  it('G1 a filter by a party tells nothing of one that the book does not have', async () => {
    const filtered = Object.values(contract).filter((call) => call.query?.includes('party'));
    expect(filtered.length).toBeGreaterThan(5);
    const more = 'party_type=individual&currency=USD&from=2026-01-01&to=2026-01-31&month=2026-01';
    for (const { path } of filtered) {
      const answer = async (id: number) => {
        const { status, body } = await context.server.get(`${path}?${more}&party=${id}`, book.user);
        return { path, status, text: JSON.stringify(body).replaceAll(String(id), 'N') };
      };
      expect(await answer(ELSEWHERE)).toEqual(await answer(999_999));
    }
  });

  it('G1 a grant lasts 30 days, and opens no record', async () => {
    const { server } = context;
    const client = await server.addClient(null, true);
    const user = await server.addUser(client, 2);
    const attempt = (token: string) => post('landlords/', { party: person(40) }, token);
    expect((await attempt(user.access)).status).toBe(400);
    expect((await lookUp(40, user.access)).body.match?.id).toBe(40);
    for (const path of ['individuals/40/', 'individuals/40/full-details/'])
      expect((await get(path, user.access)).status).toBe(404);
    expect((await get<Paginated<unknown>>('individuals/', user.access)).body.count).toBe(0);
    const names = async (token: string, query = '') =>
      (await get<Paginated<NameableParty>>(`parties/?${query}`, token)).body.results;
    expect(await names(user.access)).toEqual([
      {
        party: { ...person(40), name: expect.any(String) },
        ...{ number: expect.stringMatching(/^….{4}$/), place: null, roles: [] },
        ...{ by: 'grant', until: '2026-04-04' },
      },
    ]);
    const start = server.clock.now;
    server.clock.now = new Date('2026-04-04T21:00:00Z');
    expect(await names((await server.signIn(user)).access)).toHaveLength(1);
    server.clock.now = new Date('2026-04-04T22:00:00Z');
    const late = (await server.signIn(user)).access;
    expect(await names(late)).toEqual([]);
    expect((await attempt(late)).status).toBe(400);
    server.clock.now = start;
    expect((await attempt(user.access)).status).toBe(201);
    await expect(
      server.database.exec(`UPDATE naming_grants SET until_on = until_on + 1 WHERE client_id = ${client}`),
    ).rejects.toThrow('thirty_days');
  });

  it('G1 a record that a client creates, or tries to, may be named; its landlords and suppliers stay so', async () => {
    const { server } = context;
    const client = await server.addClient(null, true);
    const user = await server.addUser(client, 2);
    const known = (await get<Individual>('individuals/41/', provider)).body;
    const { identification_number, identification_type } = known;
    const again = { ...sampleIndividual(90_001), identification_number, identification_type };
    const refused = await post('individuals/', again, user.access);
    expect(refused).toMatchObject({ status: 409, body: { existing: { id: 41 } } });
    const home = { ...house, landlord: person(41) };
    expect((await post<Property>('properties/', home, user.access)).status).toBe(201);
    const landlordOnly = await lookUp(42, user.access);
    await post('landlords/', { party: person(landlordOnly.body.match?.id ?? 0) }, user.access);
    const start = server.clock.now;
    server.clock.now = new Date('2026-06-01T08:00:00Z');
    const later = (await server.signIn(user)).access;
    for (const id of [41, 42])
      expect((await post('properties/', { ...house, landlord: person(id) }, later)).status).toBe(201);
    server.clock.now = start;
  });

  it('G1 the picker lists whom one may name, by name alone, last looked up first', async () => {
    const names = async (query: string, token = book.user) =>
      (await get<Paginated<NameableParty>>(`parties/?${query}`, token)).body.results;
    const all = await names('page_size=100');
    expect(all.map(({ party, by }) => `${party.type} ${party.id} ${by}`)).toEqual(
      expect.arrayContaining([`individual ${LANDLORD} book`, `individual ${TENANT} book`, 'company 1 own']),
    );
    expect(all.some(({ party }) => [UNGRANTED, ENDED, ELSEWHERE].includes(party.id))).toBe(false);
    expect((await names('type=company')).map(({ party }) => party.id)).toEqual([1]);
    const { first_name, last_name, contact_details } = (
      await get<Individual>(`individuals/${GRANTED}/`, provider)
    ).body;
    const found = await names(`q=${encodeURIComponent(`${last_name} ${first_name}`)}`);
    expect(found.map(({ party }) => party.id)).toContain(GRANTED);
    const phone = contact_details?.[0]?.mobile_phone?.[0] ?? '';
    expect(phone.length).toBeGreaterThan(8);
    expect(await names(`q=${encodeURIComponent(phone)}`)).toEqual([]);
    expect((await get('parties/?type=firm')).status).toBe(400);

    const staff = await get<Paginated<NameableParty>>('parties/?page_size=5&page=2', provider);
    expect(staff.body.results).toMatchObject(Array(5).fill({ by: 'register', until: null }));
    const byPhone = await names(`q=${encodeURIComponent(phone)}`, provider);
    expect(byPhone.map(({ party }) => party.id)).toContain(GRANTED);
    expect((await names('type=company&page_size=2', provider)).map(({ party }) => party.type)).toEqual([
      'company',
      'company',
    ]);
  });

  it('G1 a message to whom one may only name shows and has no address', async () => {
    const to = { parties: [person(GRANTED), person(TENANT)] };
    const text = { to, channel: 'email', subject: 'Rent', body: 'Hello {{recipient.name}}' };
    const before = (await get<Paginated<unknown>>('messages/')).body.count;
    const preview = await post<{ sample: { party: PartyInput }[] }>('messages/preview/', text);
    expect(preview.body).toMatchObject({ count: 1, without_address: 1 });
    expect(preview.body.sample.map(({ party }) => party.id)).toEqual([TENANT]);
    expect((await post('messages/', { ...text, key: 'by name' })).body).toMatchObject({ queued: 1 });
    expect((await get<Paginated<unknown>>('messages/')).body.count).toBe(before + 1);
    const { id } = await letTo(person(GRANTED), { from_on: '2033-01-01', schedules: [] });
    const ofDraft = await post('messages/preview/', {
      ...text,
      to: { leases: { filter: 'ids', ids: [id] } },
    });
    expect(ofDraft.body).toMatchObject({ count: 0, without_address: 1, sample: [] });
    await post('landlords/', { party: person(GRANTED) });
    const landlords = await post('messages/preview/', { ...text, to: { landlords: 'all' } });
    expect(JSON.stringify(landlords.body.sample)).not.toContain(`"id":${GRANTED},`);
  });

  it('G1 a search of the book finds whom one may only name by their name and number, not by telephone', async () => {
    const [named, let_] = [GRANTED, TENANT].map((id) => get<Individual>(`individuals/${id}/`, provider));
    const { last_name, contact_details } = (await named)?.body ?? {};
    const phoneOf = (details: Individual['contact_details']) =>
      encodeURIComponent(details?.[0]?.mobile_phone?.[0] ?? 'none');
    const { id } = await letTo(person(GRANTED), { from_on: '2034-01-01', schedules: [] });
    const found = async (path: string, q: string) =>
      (await get<Paginated<{ id: number }>>(`${path}/?q=${q}`)).body.results.map((row) => row.id);
    expect(await found('leases', last_name ?? '')).toContain(id);
    expect(await found('leases', phoneOf(contact_details))).toEqual([]);
    expect(await found('leases', phoneOf((await let_)?.body.contact_details))).toContain(ids.lease);
    for (const path of ['landlords', 'opt-outs', 'disbursements'])
      expect([path, await found(path, phoneOf(contact_details))]).toEqual([path, []]);
  });
});
