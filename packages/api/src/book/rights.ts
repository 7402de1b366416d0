import { eq, is } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgTransaction } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../auth/admission.ts';
import { principalOf } from '../auth/principal.ts';
import { clientScope } from '../auth/scope.ts';
import type { Db } from '../db/database.ts';
import { books } from '../db/schema.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { pathId } from '../http/query.ts';
import { lockBook, lockedBook } from './lock.ts';

/** Who may change a book: its users; of the provider's staff, in the provider's own book and in managed ones. */
const mayWrite = ({ clientId, role }: Principal, book: { client_id: number; managed: boolean }) =>
  book.client_id === clientId || ((role === 'admin' || role === 'user') && book.managed);

/** A change is of this book: `serveInTransaction` locks it before anything of it is read for the change, or locked. */
const noteBook = (request: FastifyRequest, clientId: number): void => {
  request.lockBook = (db) => lockBook(db, clientId);
};

/** The book of a change, which is locked at once where the change is a transaction; 404 for an unknown one. */
async function changedBook(request: FastifyRequest, db: Db, clientId: number) {
  if (request.method === 'GET' || !is(db, PgTransaction)) return bookOf(request, db, clientId);
  const book = await lockedBook(db, clientId);
  if (!book) throw notFound();
  noteBook(request, clientId);
  return book;
}

async function bookOf(request: FastifyRequest, db: Db, clientId: number) {
  const [book] = await db.select().from(books).where(eq(books.client_id, clientId));
  if (!book) throw notFound();
  noteBook(request, clientId);
  return book;
}

/** The client whose book is meant: that one, or the caller's own. 403 for another client's. */
function chosenClient(request: FastifyRequest, client: number | null | undefined): number {
  const own = clientScope(request);
  if (client && own !== null && own !== client) throw forbidden();
  return client ?? principalOf(request).clientId;
}

/** The book that a list or a report is of: `client`, else the caller's own. */
export async function listedBook(request: FastifyRequest, db: Db): Promise<number> {
  const own = principalOf(request).clientId;
  const client = idQuery(request, 'client') ?? own;
  // Every client has a book.
  return client === own ? own : (await bookOf(request, db, chosenClient(request, client))).client_id;
}

/** The id in a field of a body that has not been parsed; undefined where there is none: parsing reports what is wrong. */
function namedId(request: FastifyRequest, field: string): number | undefined {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[field];
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

/**
 * The book in which a record is made: `client` of the body, else the caller's own. It comes before the body is parsed: 403 where
 * the caller may not write in it, whatever else the body holds.
 */
export async function bookForNew(request: FastifyRequest, db: Db): Promise<number> {
  const book = await changedBook(request, db, namedClient(request));
  if (!mayWrite(principalOf(request), book)) throw forbidden();
  return book.client_id;
}

const namedClient = (request: FastifyRequest): number => chosenClient(request, namedId(request, 'client'));

/** Writing in a book that a record is in: 403 where the caller may not, or is no Admin where one is needed. */
export async function requireWriting(
  request: FastifyRequest,
  db: Db,
  clientId: number,
  level: 'user' | 'admin' = 'user',
): Promise<void> {
  const principal = principalOf(request);
  if (!mayWrite(principal, await changedBook(request, db, clientId))) throw forbidden();
  if (level === 'admin' && !isAdmin(request)) throw forbidden();
}

/** Whether the caller is an Admin, of whichever client. */
export function isAdmin(request: FastifyRequest): boolean {
  const { role } = principalOf(request);
  return role === 'admin' || role === 'clientAdmin';
}

/** As `bookForNew`; 403 also where the caller is no Admin. */
export async function adminBookForNew(request: FastifyRequest, db: Db): Promise<number> {
  const book = await bookForNew(request, db);
  if (!isAdmin(request)) throw forbidden();
  return book;
}

/** The book in the path. 404 for one that the caller may not read. */
export async function pathBook(request: FastifyRequest, db: Db) {
  const client = pathId(request, 'client');
  const own = clientScope(request);
  if (own !== null && own !== client) throw notFound();
  return bookOf(request, db, client);
}

export interface BookRecord {
  id: number;
  client_id: number;
}

export type BookTable = PgTable & Record<'id' | 'client_id', PgColumn>;

/** Finds the record in the path, with its book. 404 for one of a book that the caller may not read. */
export const readable =
  (table: BookTable) =>
  async (request: FastifyRequest, db: Db): Promise<BookRecord> => {
    const own = clientScope(request);
    const [found] = (await db
      .select({ id: table.id, client_id: table.client_id })
      .from(table as PgTable)
      .where(eq(table.id, pathId(request)))) as BookRecord[];
    if (!found || (own !== null && found.client_id !== own)) throw notFound();
    noteBook(request, found.client_id);
    return found;
  };

/** As `readable`, for a change. 403 where the caller may read the record but not write in its book. */
export const writable =
  (table: BookTable, level: 'user' | 'admin' = 'user') =>
  async (request: FastifyRequest, db: Db): Promise<BookRecord> => {
    const found = await readable(table)(request, db);
    await requireWriting(request, db, found.client_id, level);
    return found;
  };

/**
 * The record that a field of a body names, in whose book another is made; undefined for one that the caller may not read. As
 * `bookForNew`, before the body is parsed.
 */
export const writableReference =
  (table: BookTable, field: string) =>
  async (request: FastifyRequest, db: Db): Promise<BookRecord | undefined> => {
    // Not locked: it is the book of the record that is changed.
    if (!mayWrite(principalOf(request), await bookOf(request, db, namedClient(request)))) throw forbidden();
    const id = namedId(request, field);
    if (id === undefined) return undefined;
    const own = clientScope(request);
    const [found] = (await db
      .select({ id: table.id, client_id: table.client_id })
      .from(table as PgTable)
      .where(eq(table.id, id))) as BookRecord[];
    if (!found || (own !== null && found.client_id !== own)) return undefined;
    await requireWriting(request, db, found.client_id);
    return found;
  };
