import type { Property } from '@rentsafe/domain/property';
import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { Kind } from './databases.ts';
import { useServer } from './server.ts';

export type Refusal = Record<string, unknown>;

export const person = (id: number) => ({ type: 'individual', id }) as const;

export const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A property with one unit. */
export const house = {
  property_type: 'House',
  city_town: 'Gweru',
  landlord: person(1),
  owned_from: '2020-01-01',
};

/** A server, a client with a book of its own, and requests of that client's users. `now` sets its clock. */
export function useBook(kind: Kind, now?: string) {
  const context = useServer(kind);
  /** The client's id, and access tokens: of its Admin, its User, and an Admin of another client. */
  const book = { client: 0, admin: '', user: '', stranger: '' };
  const verify = (day: string | null) =>
    context.server.db.execute(
      sql`UPDATE books SET verified_on = ${day}::date WHERE client_id = ${book.client}`,
    );
  /**
   * Begins a new book: another client with users of its own. What it records counts in reports: the clock of the database is not that
   * of the test.
   */
  const open = async () => {
    const { server } = context;
    book.client = await server.addClient(1);
    await verify('2199-12-31');
    book.admin = (await server.addUser(book.client, 1)).access;
    book.user = (await server.addUser(book.client, 2)).access;
  };
  beforeAll(async () => {
    const { server } = context;
    if (now) server.clock.now = new Date(now);
    book.stranger = (await server.addUser(await server.addClient(2), 1)).access;
    await open();
  });
  const get = <Body = Refusal>(path: string, token = book.user) =>
    context.server.get<Body>(`/api/${path}`, token);
  const post = <Body = Refusal>(path: string, body: unknown, token = book.user) =>
    context.server.post<Body>(`/api/${path}`, body, { token });
  const patch = <Body = Refusal>(path: string, body: unknown, token = book.user) =>
    context.server.request<Body>('PATCH', `/api/${path}`, { token, body });
  const newProperty = async (overrides = {}, token = book.user) =>
    (await post<Property>('properties/', { ...house, ...overrides }, token)).body;
  /** The id of the only unit of a new property. */
  const newUnit = async (overrides = {}, token = book.user) =>
    (await newProperty(overrides, token)).units[0]?.id ?? 0;
  /** Locks the book up to any day, of which a month's end is one. */
  const lockUntil = (until_on: string) =>
    context.server.db.execute(sql`INSERT INTO period_locks (client_id, until_on, reason, user_id, at)
      SELECT ${book.client}, ${until_on}, 'Closed', min(id), ${context.server.clock.now.toISOString()} FROM users`);
  return { context, book, open, verify, get, post, patch, newProperty, newUnit, lockUntil };
}
