import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import { isNewAccount } from '@rentsafe/domain/payee';
import { ADMIN } from '@rentsafe/domain/user';
import { addDays, spokenDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';

/** Days for which an account that somebody has set up counts as theirs, and an Admin who was removed as there. */
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

const becomesAdmin = sql`v.action = 'create' OR v.changes #>> '{access_level,1}' = ${String(ADMIN)}
  OR v.changes #>> '{is_active,1}' = 'true'`;
/** Whoever sets a password, or the address to which a new one goes, or removes a second factor, may sign in as that user. */
const changesHands = sql`${becomesAdmin} OR v.action IN ('password_reset', 'factor_removed') OR jsonb_exists(v.changes, 'email')`;

/** People, and whoever they have set up since then, directly or by one whom they have set up; `what` is about the event `v`. */
async function handsOf(db: Db, people: readonly number[], since: Date, what: SQL): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`WITH RECURSIVE hands (id) AS (
          SELECT json_array_elements_text(${JSON.stringify(people)}::json)::bigint
          UNION SELECT v.subject_id FROM hands h JOIN audit_events v ON v.user_id = h.id
          WHERE v.subject_type = 'user' AND v.at > ${since.toISOString()}::timestamptz AND (${what})
        ) SELECT id FROM hands`,
  );
  return found.map(({ id }) => id);
}

/** Whether somebody who could approve was removed since then, or the provider was shut out. */
async function wasReduced(db: Db, clientId: number, since: Date): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM audit_events v WHERE v.client_id = ${clientId} AND v.at > ${since.toISOString()}::timestamptz AND (
          v.subject_type = 'user' AND EXISTS (SELECT FROM users u WHERE u.id = v.subject_id AND u.password_hash IS NOT NULL)
            AND (v.changes #>> '{is_active,1}' = 'false'
              AND (SELECT access_level FROM users u WHERE u.id = v.subject_id) = ${ADMIN}
              OR v.changes #>> '{access_level,0}' = ${String(ADMIN)})
          OR v.subject_type = 'book' AND v.changes #>> '{managed,0}' = 'true') LIMIT 1`,
  );
  return found.length > 0;
}

/**
 * Whether nobody but these people, and Admins whom they have just made, could approve in a book: no other active Admin of its client,
 * nor of the provider where it is managed, nor one who was removed a few days ago.
 */
async function areAlone(db: Db, clientId: number, people: readonly number[], since: Date): Promise<boolean> {
  const own = await handsOf(db, people, since, becomesAdmin);
  const others = await rows(
    db,
    sql`SELECT 1 FROM users u JOIN books b ON b.client_id = ${clientId}
        WHERE u.access_level = ${ADMIN} AND u.is_active AND u.password_hash IS NOT NULL
          AND u.id NOT IN (SELECT json_array_elements_text(${JSON.stringify(own)}::json)::bigint)
          AND (u.client_id = b.client_id OR (u.client_id = ${PROVIDER_CLIENT_ID} AND b.managed)) LIMIT 1`,
  );
  return others.length === 0 && !(await wasReduced(db, clientId, since));
}

/** Why somebody is no second person; undefined where they are one. */
async function reasonAgainst(
  db: Db,
  { userId, now }: Actor,
  { made_by, edited_by, payee_set_by, payee_since = null }: Approvable,
  since: Date,
): Promise<string | undefined> {
  const people = [made_by, ...edited_by];
  if (userId === null || people.includes(userId)) return 'Another Admin must approve what you prepared.';
  if (userId === payee_set_by && payee_since && isNewAccount({ since: payee_since }, today(now))) {
    return `Another Admin must approve this: you set the payee's bank details on ${spokenDate(payee_since)}.`;
  }
  return (await handsOf(db, people, since, changesHands)).includes(userId)
    ? `Another Admin must approve this: whoever prepared it set up your account in the last ${SETTLING_DAYS} days.`
    : undefined;
}

/**
 * Two people for what moves money: whoever drafted it, edited it, or has just set the bank details of its payee approves it only
 * where nobody else could, and so does whoever they have just made an Admin.
 *
 * @returns whether it is approved alone. @throws HttpError 403
 */
export async function checkApprover(db: Db, actor: Actor, what: Approvable): Promise<boolean> {
  const { client_id, made_by, edited_by } = what;
  const since = new Date(`${addDays(today(actor.now), -SETTLING_DAYS)}T00:00:00+02:00`);
  const reason = await reasonAgainst(db, actor, what, since);
  if (reason === undefined) return false;
  const people = [made_by, ...edited_by, ...(actor.userId === null ? [] : [actor.userId])];
  if (await areAlone(db, client_id, people, since)) return true;
  throw new HttpError(403, reason);
}
