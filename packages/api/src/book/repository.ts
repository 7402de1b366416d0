import type { Book, BookPatch } from '@rentsafe/domain/book';
import { today } from '@rentsafe/domain/date';
import { addDays } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { eq, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { books } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { PageQuery } from '../http/query.ts';
import { moneyJson, type StoredMoney, storedCurrencies, toMoney } from '../money/wire.ts';
import { changesBetween } from '../resource/changes.ts';
import { checkVersion } from '../resource/records.ts';
import { agencyJson, taxOfficeJson, writeAgency } from './agency.ts';
import { lockBook } from './lock.ts';

const bookColumns = sql`json_build_object('id', c.id, 'name', c.name) AS client, b.managed, b.vat_registered, b.apply_credits,
  b.claim_wait_days, b.verified_on::text, ${moneyJson(sql`b.cost_limit`, sql`b.cost_limit_currency`)} AS cost_limit, b.maintenance_targets,
  ${agencyJson(sql`b.client_id`)} AS agency, ${taxOfficeJson(sql`b.client_id`)} AS tax_office, h.locked_until::text, b.file_quota::float8, h.last_seq::int, b.version
  FROM books b JOIN clients c ON c.id = b.client_id JOIN book_heads h ON h.client_id = b.client_id`;

interface Row extends Omit<Book, 'cost_limit'> {
  cost_limit: StoredMoney;
}

const toBook = ({ cost_limit, ...row }: Row): Book => ({ ...row, cost_limit: toMoney(cost_limit) });

export async function listBooks(db: Db, { size, offset }: PageQuery): Promise<Listing<Book>> {
  const count = await db.$count(books);
  return {
    count,
    results: (
      await rows<Row>(db, sql`SELECT ${bookColumns} ORDER BY b.client_id ${slice({ size, offset })}`)
    ).map(toBook),
  };
}

export async function readBook(db: Db, clientId: number): Promise<Book> {
  const [book] = await rows<Row>(db, sql`SELECT ${bookColumns} WHERE b.client_id = ${clientId}`);
  if (!book) throw new Error('A client has no book.');
  return toBook(book);
}

/** Rent collected before the day keeps the VAT on commission of its own day. Before any was, the register counts from the start. */
async function keepRegistration(db: Db, { now }: Actor, clientId: number, registered: boolean) {
  await db.execute(sql`INSERT INTO vat_registrations (client_id, until_on, registered)
    SELECT ${clientId}, ${addDays(today(now), -1)}::date, ${registered}
    WHERE EXISTS (SELECT FROM allocations WHERE client_id = ${clientId})`);
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
  { version, cost_limit, agency, tax_office, ...others }: BookPatch,
): Promise<Book> {
  if (others.verified_on && others.verified_on > today(actor.now)) {
    throw fieldError('verified_on', issueText({ code: 'in_future', params: {} }));
  }
  await lockBook(db, clientId);
  const patch = {
    ...others,
    ...(cost_limit && {
      cost_limit: toMinor(cost_limit.amount),
      cost_limit_currency: storedCurrencies[cost_limit.currency],
    }),
  };
  const [before] = await db.select().from(books).where(eq(books.client_id, clientId)).for('no key update');
  if (!before) throw new Error('A client has no book.');
  checkVersion(before.version, version);
  if (patch.vat_registered !== undefined && patch.vat_registered !== before.vat_registered) {
    await keepRegistration(db, actor, clientId, before.vat_registered);
  }
  const ofAgency = await writeAgency(db, actor, clientId, { agency, tax_office });
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
    changes: { ...changesBetween(before, after, Object.keys(patch)), ...ofAgency },
  });
  return readBook(db, clientId);
}
