import { today } from '@rentsafe/domain/date';
import type { PeriodLock, PeriodLockInput } from '@rentsafe/domain/periodLock';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { checkPast, lockedUntil } from '../ledger/days.ts';

const read = async (db: Db, from: SQL): Promise<PeriodLock[]> =>
  (
    await rows<Omit<PeriodLock, 'at'> & { at: Date }>(
      db,
      sql`SELECT l.id, l.until_on::text, l.reason, l.at,
            (SELECT json_build_object('id', id, 'name', first_name || ' ' || last_name) FROM users WHERE id = l.user_id) AS user
          FROM (${from}) l ORDER BY l.id DESC`,
    )
  ).map((row) => ({ ...row, at: new Date(row.at).toISOString() }));

export async function listLocks({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<PeriodLock>> {
  const matches = sql`FROM period_locks WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
}

/**
 * What is derived is posted on the first open day, which is today at the latest.
 *
 * @throws HttpError 400 for today or a day to come, or one before the last lock without a reason.
 */
export async function insertLock(
  db: Db,
  actor: Actor,
  clientId: number,
  { until_on, reason }: PeriodLockInput,
): Promise<PeriodLock> {
  await lockBook(db, clientId);
  checkPast({ day: until_on, field: 'until_on', now: actor.now });
  if (until_on === today(actor.now)) throw fieldError('until_on', 'A lock ends yesterday at the latest.');
  const locked = await lockedUntil(db, clientId);
  if (locked && until_on < locked && !reason) {
    throw fieldError('reason', issueText({ code: 'required', params: {} }));
  }
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO period_locks (client_id, until_on, reason, user_id, at)
        VALUES (${clientId}, ${until_on}, ${reason || null}, ${actor.userId}, ${actor.now.toISOString()}) RETURNING id`,
  );
  const [record] = await read(db, sql`SELECT * FROM period_locks WHERE id = ${made?.id ?? 0}`);
  if (!record) throw new Error('No lock was made.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: { locked_until: [locked, until_on], ...(reason && { reason: [null, reason] }) },
  });
  return record;
}
