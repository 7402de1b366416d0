import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { waitText } from '../auth/lockout.ts';
import { clientScope } from '../auth/scope.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import type { Subject } from './reads.ts';

const HOUR_MS = 60 * 60_000;
export const LOOKUPS_AN_HOUR = 100;

interface Match {
  id: number;
  name: string;
}

interface Lookup {
  request: FastifyRequest;
  db: Db;
  actor: Actor;
  type: Subject['type'];
  /** The query parameter with the number. */
  field: string;
  number: string;
  /** What is wrong with the number's form, if anything. */
  fault: string | null;
  find: () => Promise<Match | null>;
}

/** Throws a 429 for whoever looked up as many in the last hour as one may. Of several at once one is counted after the other. */
async function refuseTooMany(db: Db, { userId, now }: Actor): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lookups of ${userId}`}, 0))`);
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const [earliest] = await rows<{ at: Date | string }>(
    db,
    sql`SELECT at FROM audit_events WHERE user_id = ${userId} AND action = 'lookup' AND at > ${since}::timestamptz
        ORDER BY at DESC OFFSET ${LOOKUPS_AN_HOUR - 1} LIMIT 1`,
  );
  if (!earliest) return;
  const seconds = Math.ceil((new Date(earliest.at).getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new HttpError(
    429,
    `${LOOKUPS_AN_HOUR} numbers an hour may be looked up. Try again in ${waitText(seconds)}.`,
    { 'retry-after': String(seconds) },
  );
}

/**
 * Who has a number, in the transaction that records the lookup of a client's user. Such a user may not go through numbers: there
 * is a limit, and what can be no number is refused without being counted.
 */
export async function lookUp(lookup: Lookup): Promise<{ match: Match | null }> {
  const { request, db, actor, type, field, number, fault, find } = lookup;
  if (clientScope(request) === null) return { match: await find() };
  if (fault !== null) throw fieldError(field, fault);
  await refuseTooMany(db, actor);
  const match = await find();
  await recordEvent(db, actor, {
    action: 'lookup',
    subject: { type, id: match?.id ?? null },
    changes: { [field]: [null, number] },
  });
  return { match };
}
