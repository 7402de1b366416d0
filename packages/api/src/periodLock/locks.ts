import { today } from '@rentsafe/domain/date';
import type { OpenStep } from '@rentsafe/domain/monthEnd';
import type { PeriodLock, PeriodLockInput } from '@rentsafe/domain/periodLock';
import { type PlainDate, spokenDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook, noteLockedUntil } from '../book/lock.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { checkPast, lockedUntil } from '../ledger/days.ts';

const read = async (db: Db, from: SQL): Promise<PeriodLock[]> =>
  (
    await rows<Omit<PeriodLock, 'at'> & { at: Date }>(
      db,
      sql`SELECT l.id, l.until_on::text, l.reason, l.at, l.open_steps AS open,
            ${userJson(sql`l.user_id`)} AS user
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
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

interface Lock {
  until_on: PlainDate;
  reason: string | null;
  open: readonly OpenStep[];
}

/**
 * Stores a lock, which is in force from now on. What is derived is posted on the first open day, which is today at the latest. The
 * book is locked already.
 */
export async function storeLock(
  db: Db,
  actor: Actor,
  clientId: number,
  { until_on, reason, open }: Lock,
): Promise<PeriodLock> {
  const locked = await lockedUntil(db, clientId);
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO period_locks (client_id, until_on, reason, open_steps, user_id, at)
        VALUES (${clientId}, ${until_on}, ${reason}, ${JSON.stringify(open)}::jsonb, ${actor.userId}, ${actor.now.toISOString()})
        RETURNING id`,
  );
  const [record] = await read(db, sql`SELECT * FROM period_locks WHERE id = ${made?.id ?? 0}`);
  if (!record) throw new Error('No lock was made.');
  noteLockedUntil(db, clientId, until_on);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: {
      locked_until: [locked, until_on],
      ...(reason && { reason: [null, reason] }),
      ...(open.length > 0 && {
        open: [null, open.map(({ step, reason: why }) => `${step}: ${why}`).join('; ')],
      }),
    },
  });
  return record;
}

/**
 * Reopens what is locked after a day.
 *
 * @throws HttpError 400 for a day that is not before the last lock: a month is locked at its end.
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
  if (!locked || until_on >= locked) {
    const end = locked ? `The accounts are locked up to ${spokenDate(locked)}.` : 'Nothing is locked.';
    throw fieldError('until_on', `${end} Months are locked at Month End.`);
  }
  return storeLock(db, actor, clientId, { until_on, reason, open: [] });
}
