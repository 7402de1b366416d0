import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { addDays, formatDate, today } from '@rentsafe/domain/date';
import { isNewAccount } from '@rentsafe/domain/payee';
import { ADMIN, USER } from '@rentsafe/domain/user';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';

/** Days for which somebody who was an Admin a moment ago, or who was made one by the maker, is seen as what they were. */
const SETTLING_DAYS = 7;

/** What moves money once a second person has agreed. */
export interface Approvable {
  client_id: number;
  made_by: number;
  edited_by: readonly number[];
  /** Whoever set the bank details of the payee, and when. */
  payee_set_by?: number | null;
  payee_since?: string | null;
}

/** The Admins of a book: of its client, and of the provider where it is managed. */
const isAdminOf = (
  clientId: number,
) => sql`u.access_level = ${ADMIN} AND u.is_active AND u.password_hash IS NOT NULL
  AND (u.client_id = ${clientId} OR (u.client_id = ${PROVIDER_CLIENT_ID} AND (SELECT managed FROM books WHERE client_id = ${clientId})))`;

/** Whether one of these people did something to the user `u` lately, in SQL: `what` is about the event `v`. */
const doneBy = (people: readonly number[], since: Date, what: SQL) => sql`EXISTS (
  SELECT FROM audit_events v WHERE v.subject_type = 'user' AND v.subject_id = u.id AND v.at > ${since.toISOString()}::timestamptz
    AND v.user_id IN (SELECT json_array_elements_text(${JSON.stringify(people)}::json)::bigint) AND (${what}))`;

const becomesAdmin = sql`v.action = 'create' OR v.changes #>> '{access_level,1}' = ${String(ADMIN)}
  OR v.changes #>> '{is_active,1}' = 'true'`;
/** Whoever sets a password, or the address to which a new one goes, may sign in as that user. */
const changesHands = sql`${becomesAdmin} OR v.action = 'password_reset' OR jsonb_exists(v.changes, 'email')`;

/** Whether somebody who could approve was removed a few days ago, or the provider was shut out: alone is only who has been for a while. */
async function wasReduced(db: Db, clientId: number, since: Date): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM audit_events v WHERE v.client_id = ${clientId} AND v.at > ${since.toISOString()}::timestamptz AND (
          v.subject_type = 'user' AND EXISTS (SELECT FROM users u WHERE u.id = v.subject_id AND u.password_hash IS NOT NULL AND (
            v.changes #>> '{is_active,1}' = 'false' AND u.access_level = ${ADMIN} OR v.changes #>> '{access_level,0}' = ${String(ADMIN)}
              AND v.changes #>> '{access_level,1}' = ${String(USER)}))
          OR v.subject_type = 'book' AND v.changes #>> '{managed,0}' = 'true') LIMIT 1`,
  );
  return found.length > 0;
}

/** Whether nobody but these people could approve in a book. */
async function isAlone(db: Db, clientId: number, people: readonly number[], since: Date): Promise<boolean> {
  const others = await rows(
    db,
    sql`SELECT 1 FROM users u WHERE ${isAdminOf(clientId)}
          AND u.id NOT IN (SELECT json_array_elements_text(${JSON.stringify(people)}::json)::bigint)
          AND NOT ${doneBy(people, since, becomesAdmin)} LIMIT 1`,
  );
  return others.length === 0 && !(await wasReduced(db, clientId, since));
}

/** Whether one of these people made the actor an Admin a few days ago, or could sign in as them. */
async function isTheirs(db: Db, { userId }: Actor, people: readonly number[], since: Date): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM users u WHERE u.id = ${userId} AND ${doneBy(people, since, changesHands)}`,
  );
  return found.length > 0;
}

/**
 * Two people for what moves money: whoever drafted it, edited it, or set new bank details of its payee approves it only where
 * nobody else could.
 *
 * @returns whether it is approved alone. @throws HttpError 403
 */
export async function checkApprover(
  db: Db,
  actor: Actor,
  { client_id, made_by, edited_by, payee_set_by = null, payee_since = null }: Approvable,
): Promise<boolean> {
  const day = today(actor.now);
  const hasNewDetails = payee_set_by !== null && isNewAccount({ since: payee_since }, day);
  const people = [made_by, ...edited_by];
  const since = new Date(`${addDays(day, -SETTLING_DAYS)}T00:00:00+02:00`);
  const isOwn = actor.userId !== null && people.includes(actor.userId);
  const setDetails = hasNewDetails && actor.userId === payee_set_by;
  if (!isOwn && !setDetails) {
    if (!(await isTheirs(db, actor, people, since))) return false;
    throw new HttpError(
      403,
      'Whoever prepared this set up your account in the last 7 days. Another Admin must approve it.',
    );
  }
  if (await isAlone(db, client_id, [...people, ...(hasNewDetails ? [payee_set_by] : [])], since)) return true;
  if (isOwn) throw new HttpError(403, 'Another Admin must approve what you prepared.');
  const on = formatDate(payee_since, 'second').replace(/^0/, '');
  throw new HttpError(403, `Another Admin must approve this: you set the payee's bank details on ${on}.`);
}
