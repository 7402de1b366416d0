import { today } from '@rentsafe/domain/date';
import { addDays, addMonths, firstDayOf } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../db/database.ts';
import { TestServer } from '../../testing/server.ts';
import { type Actor, type ActorName, tokenOf } from './actors.ts';
import { ownTheClock, setClock } from './clock.ts';

/** When the insiders begin; the books are half a year older. */
export const START = new Date('2026-06-15T07:00:00Z');
const FIRST_MONTH = '2026-01';

interface Stored {
  id: number;
}

export interface Base {
  clients: { X: number; Y: number };
  actors: Record<ActorName, Omit<Actor, 'token'>>;
}

const person = (id: number) => ({ type: 'individual', id });

/** Two clients, each with a User and two Admins, and the provider's own. */
async function makeActors(server: TestServer): Promise<Base> {
  const { db } = server;
  const user = async (client: number, level: 1 | 2) => (await server.addUser(client, level)).id;
  /** Without a grant for anybody. */
  const client = async (company: number) =>
    (
      await rows<Stored>(
        db,
        sql`INSERT INTO clients (name, company_id) VALUES ('Kopje Estates', ${company}) RETURNING id::int AS id`,
      )
    )[0]?.id ?? 0;
  const clients = { X: await client(1), Y: await client(2) };
  const of = async (name: ActorName, client: number, isAdmin: boolean) => ({
    ...{ name, client, isAdmin },
    id: await user(client, isAdmin ? 1 : 2),
  });
  const actors: Base['actors'] = {
    XU: await of('XU', clients.X, false),
    XA1: await of('XA1', clients.X, true),
    XA2: await of('XA2', clients.X, true),
    YU: await of('YU', clients.Y, false),
    YA1: await of('YA1', clients.Y, true),
    YA2: await of('YA2', clients.Y, true),
    PU: await of('PU', 1, false),
    PA: await of('PA', 1, true),
  };
  // Who has set no password cannot approve.
  await db.execute(sql`UPDATE users SET password_hash = 'set' WHERE password_hash IS NULL`);
  return { clients, actors };
}

/** The calls of actors; one that is refused ends the preparation. */
async function callsOf(server: TestServer, actors: Base['actors']) {
  const send = async <Reply = Stored>(by: ActorName, method: string, path: string, body?: object) => {
    const token = await tokenOf(server, actors[by].id);
    const reply = await server.request<Reply>(method, `/api/${path}`, { token, body });
    if (reply.status >= 300)
      throw new Error(
        `The base: ${by} ${method} ${path} ${JSON.stringify(body)}: ${reply.status} ${JSON.stringify(reply.body)}`,
      );
    return reply.body;
  };
  const post = <Reply = Stored>(by: ActorName, path: string, body: object) =>
    send<Reply>(by, 'POST', path, body);
  const numbers = new Map(
    (
      await rows<{ id: number; number: string; type: string }>(
        server.db,
        sql`SELECT id, identification_number AS number, identification_type AS type FROM individuals`,
      )
    ).map((row) => [row.id, row]),
  );
  const lookUp = async (by: ActorName, ...ids: number[]) => {
    for (const id of ids) {
      const { number = '', type = '' } = numbers.get(id) ?? {};
      const query = `identification_number=${encodeURIComponent(number)}&identification_type=${type}`;
      await send(by, 'GET', `individuals/lookup/?${query}`);
    }
  };
  return { actors, send, post, lookUp };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

const books = [
  { u: 'XU', a1: 'XA1', a2: 'XA2', landlords: [1, 3], tenants: [2, 5], scale: 1 },
  { u: 'YU', a1: 'YA1', a2: 'YA2', landlords: [4, 6], tenants: [2, 7], scale: 2 },
] as const;
type Plan = (typeof books)[number];

interface MadeBook {
  u: ActorName;
  /** The first bank account. */
  bank: number;
  leases: number[];
  rents: readonly [number, number];
}

const rentsOf = ({ scale }: Plan) => [400 * scale, 900 * scale] as const;

/** The first property of a book is a house, the second offices, each with a lease. */
async function makeLease({ post }: Calls, plan: Plan, nth: number): Promise<number> {
  const { u, landlords, tenants } = plan;
  const rents = rentsOf(plan);
  const { units } = await post<{ units: Stored[] }>(u, 'properties/', {
    ...{ property_type: nth ? 'Offices' : 'House', city_town: 'Gweru', owned_from: '2020-01-01' },
    ...{ landlord: person(landlords[nth] ?? 0), units: [{ unit_number: '1' }, { unit_number: '2' }] },
    ...{ reserve: nth ? [] : [{ amount: '20.00', currency: 'USD' }] },
    repair_limit: [{ amount: '100.00', currency: 'USD' }],
  });
  const from_on = firstDayOf(FIRST_MONTH);
  const steps = [{ from_on, amount: `${rents[nth]}.00` }];
  const { id } = await post(u, 'leases/', {
    ...{ unit: units[0]?.id, parties: [{ party: person(tenants[nth] ?? 2), role: 'tenant' }], from_on },
    ...{ reportable: true, business_use: nth === 1, due_day: 3, grace_days: 5 },
    schedules: [
      { type: 'rent', currency: 'USD', vat: nth ? 'standard' : 'none', steps },
      ...(nth ? [{ type: 'service', currency: 'ZIG', steps: [{ from_on, amount: '2500.00' }] }] : []),
    ],
    deposit: { amount: `${rents[nth]}.00`, currency: 'USD' },
  });
  await post(u, `leases/${id}/activate/`, {});
  return id;
}

async function makeBook(calls: Calls, plan: Plan): Promise<MadeBook> {
  const { actors, send, post, lookUp } = calls;
  const { u, a1, a2, landlords, tenants } = plan;
  await lookUp(u, ...landlords, ...tenants, 8);
  const { client } = actors[u];
  const { version } = await send<{ version: number }>(a1, 'GET', `books/${client}/`);
  await send(a1, 'PATCH', `books/${client}/`, { version, vat_registered: true, managed: u === 'YU' });
  await post(a1, 'commission-rules/', { from_on: '2020-01-01', rate: '10.00' });
  const [bank] = [
    await post(a1, 'bank-accounts/', { name: 'Trust', kind: 'bank', currency: 'USD' }),
    await post(a1, 'bank-accounts/', { name: 'Trust ZiG', kind: 'bank', currency: 'ZIG' }),
    await post(a1, 'bank-accounts/', { name: 'Till', kind: 'cash', currency: 'USD' }),
  ];
  await post(u, 'landlords/', { party: person(landlords[1]), vat_registered: true });
  const leases = [await makeLease(calls, plan, 0), await makeLease(calls, plan, 1)];
  for (const landlord of (await send<{ results: (Stored & { version: number })[] }>(a1, 'GET', 'landlords/'))
    .results)
    await send(a1, 'PATCH', `landlords/${landlord.id}/`, {
      ...{ version: landlord.version, bank_name: 'CBZ', account_number: `1000${landlord.id}` },
    });
  await post(u, 'contractors/', { name: 'Pipes', industry: 'Plumber', party: person(8) });
  await post(a2, 'document-templates/', {
    ...{ name: 'House lease', kind: 'residential' },
    clauses: [{ title: 'Parties', body: '{{property.name}} is let to {{tenants.names}}.' }],
  });
  return { u, bank: bank?.id ?? 0, leases, rents: rentsOf(plan) };
}

/** A month of books: the house pays, the office is late, and in the first both pay their deposits. */
async function liveThrough(server: TestServer, { post }: Calls, made: readonly MadeBook[], nth: number) {
  const month = addMonths(FIRST_MONTH, nth);
  for (const { u } of made) await post(u, 'charge-runs/', { month });
  for (const [day, index] of [
    [2, 0],
    [14, 1],
  ] as const) {
    const received_on = addDays(firstDayOf(month), day);
    if (received_on > today(START)) continue;
    await clockTo(server, new Date(`${received_on}T09:00:00Z`));
    for (const { bank, leases, u, rents } of made) {
      const rent = (rents[index] ?? 0) * (index ? 1.15 : 1) + (nth === 0 ? (rents[index] ?? 0) : 0);
      await post(u, 'receipts/', {
        ...{ lease: leases[index], bank_account: bank, received_on, method: 'transfer' },
        ...{ amount: { amount: rent.toFixed(2), currency: 'USD' }, reference: `${month} ${index}` },
      });
    }
  }
  const next = new Date(`${firstDayOf(addMonths(month, 1))}T05:00:00Z`);
  if (next < START) await clockTo(server, next);
}

/** Two books with half a year behind them, written month by month as it went: each with a house and an office. */
export async function prepare(kind: 'pglite' | 'postgres', database: Database): Promise<Base> {
  const first = new Date(`${FIRST_MONTH}-01T07:00:00Z`);
  await ownTheClock(database, first);
  const server = await TestServer.start(kind, {}, database);
  server.clock.now = first;
  const { clients, actors } = await makeActors(server);
  const calls = await callsOf(server, actors);
  const { send, post, lookUp } = calls;
  const made: MadeBook[] = [];
  for (const plan of books) made.push(await makeBook(calls, plan));
  await post('XU', 'rates/', { on: today(server.clock.now), rate: '26.80', source: 'RBZ' });
  await post('YU', 'rates/', { on: today(server.clock.now), rate: '26.80', source: 'RBZ' });
  await lookUp('XU', 9);
  await post('XU', 'consents/', {
    ...{
      party: person(9),
      given_on: `${FIRST_MONTH}-01`,
      until_on: '2026-12-31',
      evidence: 'Signed form, folder 3',
    },
  });
  for (let nth = 0; nth < 6; nth += 1) await liveThrough(server, calls, made, nth);
  await clockTo(server, START);
  for (const name of ['XU', 'YU'] as const) await lookUp(name, name === 'XU' ? 11 : 12);
  await send('PA', 'GET', `companies/1/?view=record`);
  await verify(server, clients.X);
  await server.app.close();
  return { clients, actors };
}

async function clockTo(server: TestServer, now: Date): Promise<void> {
  server.clock.now = now;
  await setClock(server.database, now);
}

/** The provider has checked book X, where the book knows such a day. */
async function verify({ db }: TestServer, client: number): Promise<void> {
  const [column] = await rows(
    db,
    sql`SELECT 1 AS there FROM information_schema.columns WHERE table_name = 'books' AND column_name = 'verified_on'`,
  );
  if (column)
    await db.execute(sql`UPDATE books SET verified_on = ${today(START)} WHERE client_id = ${client}`);
}
