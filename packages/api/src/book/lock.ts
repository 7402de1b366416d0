import type { PlainDate } from '@rentsafe/format/date';
import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../db/database.ts';

/** The books that each transaction has locked, with their last locked days: neither is asked for twice. */
const locked = new WeakMap<Db, Map<number, PlainDate | null>>();

/**
 * Locks a book until the end of the transaction: one writer at a time gives numbers, lets units and posts. The lock comes before
 * what is decided by it is read.
 */
export async function lockBook(db: Db, clientId: number): Promise<void> {
  if (locked.get(db)?.has(clientId)) return;
  const [head] = await rows<{ until: PlainDate | null }>(
    db,
    sql`SELECT locked_until::text AS until FROM book_heads WHERE client_id = ${clientId} FOR UPDATE`,
  );
  if (is(db, PgTransaction)) noteLockedUntil(db, clientId, head?.until ?? null);
}

/** Locks a book, as `lockBook`, and reads it by the way; undefined where there is none. */
export async function lockedBook(
  db: Db,
  clientId: number,
): Promise<{ client_id: number; managed: boolean } | undefined> {
  const [found] = await rows<{ client_id: number; managed: boolean; until: PlainDate | null }>(
    db,
    sql`SELECT b.client_id, b.managed, h.locked_until::text AS until FROM books b JOIN book_heads h ON h.client_id = b.client_id
        WHERE b.client_id = ${clientId} FOR UPDATE OF h`,
  );
  if (!found) return undefined;
  if (is(db, PgTransaction)) noteLockedUntil(db, clientId, found.until);
  return { client_id: found.client_id, managed: found.managed };
}

/** The last locked day of a book that this transaction has locked; undefined of others. */
export const notedLockedUntil = (db: Db, clientId: number): PlainDate | null | undefined =>
  locked.get(db)?.get(clientId);

/** The transaction, which has locked the book, has changed its last locked day. */
export function noteLockedUntil(db: Db, clientId: number, until: PlainDate | null): void {
  locked.set(db, (locked.get(db) ?? new Map()).set(clientId, until));
}

/** Locks every book, in one order: for what changes records of the register that any of them may name. */
export async function lockAllBooks(db: Db): Promise<void> {
  await db.execute(sql`SELECT 1 FROM book_heads ORDER BY client_id FOR UPDATE`);
}
