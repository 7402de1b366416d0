import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** What each transaction has locked: it is not asked for twice. */
const locked = new WeakMap<Db, Set<number>>();

/**
 * Locks a book until the end of the transaction: one writer at a time gives numbers, lets units and posts. The lock comes before
 * what is decided by it is read.
 */
export async function lockBook(db: Db, clientId: number): Promise<void> {
  const books = locked.get(db) ?? new Set();
  if (books.has(clientId)) return;
  locked.set(db, books.add(clientId));
  await db.execute(sql`SELECT 1 FROM book_heads WHERE client_id = ${clientId} FOR UPDATE`);
}

/** Locks every book, in one order: for what changes records of the register that any of them may name. */
export async function lockAllBooks(db: Db): Promise<void> {
  await db.execute(sql`SELECT 1 FROM book_heads ORDER BY client_id FOR UPDATE`);
}
