import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Db, rows } from '../db/database.ts';
import { type AsTheyStood, asTheyStood, type FormerTable, type Moment } from '../db/formerRows.ts';
import { fieldError } from '../http/errors.ts';
import { dateQuery } from '../http/filters.ts';
import { optionalQuery } from '../http/query.ts';

/** A book as it stood at the end of a day, by the entries up to a number. */
export interface AsKnown {
  as_at: PlainDate;
  known_seq: number;
}

/**
 * The number of the last entry that counts: `known`, else the last of the book.
 *
 * @throws HttpError 400 for a number that the book has not reached.
 */
export async function knownQuery(request: FastifyRequest, db: Db, clientId: number): Promise<number> {
  const known = optionalQuery(request, 'known');
  if (!/^\d{0,15}$/.test(known)) throw fieldError('known', 'A valid integer is required.');
  const [head] = await rows<{ last_seq: number }>(
    db,
    sql`SELECT last_seq::int FROM book_heads WHERE client_id = ${clientId}`,
  );
  if (!head) throw new Error('A client has no book.');
  if (Number(known) > head.last_seq) throw fieldError('known', `The book has only ${head.last_seq} entries.`);
  return known === '' ? head.last_seq : Number(known);
}

/** `as_at`, today when it is left out, and `known`. */
export const asKnownQuery = async (
  request: FastifyRequest,
  db: Db,
  clientId: number,
  now: Date,
): Promise<AsKnown> => ({
  as_at: dateQuery(request, 'as_at') || today(now),
  known_seq: await knownQuery(request, db, clientId),
});

/** The book at the entry that was asked for; null where none was: as it is now. */
export const momentQuery = (request: FastifyRequest, client: number, seq: number): Moment[] | null =>
  optionalQuery(request, 'known') === '' ? null : [{ client, seq }];

/** How tables that people change stood at the entry that was asked for. */
export const stoodQuery = (
  request: FastifyRequest,
  db: Db,
  { client, seq }: Moment,
  tables: readonly FormerTable[],
): Promise<AsTheyStood> => asTheyStood(db, momentQuery(request, client, seq), tables);

/** Whether a row with `effective_on` and an entry's number counts. */
export const countsIn = ({ as_at, known_seq }: AsKnown, row: SQL): SQL =>
  sql`${row}.effective_on <= ${as_at}::date AND ${row}.entry_seq <= ${known_seq}`;
