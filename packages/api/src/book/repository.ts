import type { Book, BookPatch } from '@rentsafe/domain/book';
import { today } from '@rentsafe/domain/date';
import { eq, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { books } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { PageQuery } from '../http/query.ts';
import { changesBetween } from '../resource/changes.ts';
import { checkVersion } from '../resource/records.ts';
import { lockBook } from './lock.ts';

const bookColumns = sql`json_build_object('id', c.id, 'name', c.name) AS client, b.managed, b.vat_registered,
  b.claim_wait_days, b.verified_on::text, b.maintenance_targets, h.locked_until::text, h.last_seq::int, b.version
  FROM books b JOIN clients c ON c.id = b.client_id JOIN book_heads h ON h.client_id = b.client_id`;

export async function listBooks(db: Db, { size, offset }: PageQuery): Promise<Listing<Book>> {
  const count = await db.$count(books);
  return {
    count,
    results: await rows<Book>(
      db,
      sql`SELECT ${bookColumns} ORDER BY b.client_id LIMIT ${size} OFFSET ${offset}`,
    ),
  };
}

export async function readBook(db: Db, clientId: number): Promise<Book> {
  const [book] = await rows<Book>(db, sql`SELECT ${bookColumns} WHERE b.client_id = ${clientId}`);
  if (!book) throw new Error('A client has no book.');
  return book;
}

/**
 * Changes a book and writes the audit event.
 *
 * @throws HttpError 400 without a version, or verified until a day to come; 409 for an old version.
 */
export async function updateBook(
  db: Db,
  actor: Actor,
  clientId: number,
  { version, ...patch }: BookPatch,
): Promise<Book> {
  if (patch.verified_on && patch.verified_on > today(actor.now)) {
    throw fieldError('verified_on', issueText({ code: 'in_future', params: {} }));
  }
  await lockBook(db, clientId);
  const [before] = await db.select().from(books).where(eq(books.client_id, clientId)).for('no key update');
  if (!before) throw new Error('A client has no book.');
  checkVersion(before.version, version);
  const [after] = await db
    .update(books)
    .set({ ...patch, updated_at: actor.now, updated_by: actor.userId, version: before.version + 1 })
    .where(eq(books.client_id, clientId))
    .returning();
  if (!after) throw new Error('A locked book is gone.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: changesBetween(before, after, Object.keys(patch)),
  });
  return readBook(db, clientId);
}
