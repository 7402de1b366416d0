import { today } from '@rentsafe/domain/date';
import { addDays, laterOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { notedLockedUntil } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';

/** The last locked day of a book. */
export async function lockedUntil(db: Db, clientId: number): Promise<PlainDate | null> {
  const noted = notedLockedUntil(db, clientId);
  if (noted !== undefined) return noted;
  const [head] = await rows<{ locked: PlainDate | null }>(
    db,
    sql`SELECT locked_until::text AS locked FROM book_heads WHERE client_id = ${clientId}`,
  );
  return head?.locked ?? null;
}

/** The first day of a book that is not locked, from a day on: for days that follow from others. The book is locked already. */
export async function openDays(db: Db, clientId: number): Promise<(day: PlainDate) => PlainDate> {
  const locked = await lockedUntil(db, clientId);
  return (day) => (locked ? laterOf(day, addDays(locked, 1)) : day);
}

/** A day that a person entered, and the field for it. */
export interface Entered {
  day: PlainDate;
  field: string;
  now: Date;
}

/** @throws HttpError 400 at `field` for a day to come. */
export function checkPast({ day, field, now }: Entered): void {
  if (day > today(now)) throw fieldError(field, issueText({ code: 'in_future', params: {} }));
}

/** The day that was sent, or today. @throws HttpError 400 at `field` for a day to come, or before `earliest`. */
export function pastDay(
  now: Date,
  on: PlainDate | null | undefined,
  { earliest = null, field = 'on' }: { earliest?: PlainDate | null; field?: string } = {},
): PlainDate {
  const day = on ?? today(now);
  checkPast({ day, field, now });
  if (earliest && day < earliest) throw fieldError(field, `Not before ${earliest}.`);
  return day;
}

/**
 * Checks a day on which something is posted.
 *
 * @throws HttpError 400 at `field` for a day to come, or in a locked period.
 */
export async function checkDay(db: Db, clientId: number, entered: Entered): Promise<void> {
  checkPast(entered);
  const { day, field } = entered;
  const locked = await lockedUntil(db, clientId);
  if (locked && day <= locked) throw fieldError(field, `The period up to ${locked} is locked.`);
}
