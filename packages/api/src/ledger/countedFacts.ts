import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Moment } from '../db/formerRows.ts';

/** Up to which entry each of some books is known; all of the others, and of all books where it is null. */
export type Moments = readonly Moment[] | null;

/** So many days after its due date a charge, and after its day a receipt, is recorded in time. */
const DAYS_TO_RECORD = 45;

/** Whether an entry is known, in SQL. */
export const isSeqKnown = (moments: Moments, client: SQL, seq: SQL): SQL =>
  moments === null || moments.length === 0
    ? sql`true`
    : sql`NOT EXISTS (SELECT FROM (VALUES ${sql.join(
        moments.map((moment) => sql`(${moment.client}::bigint, ${moment.seq}::bigint)`),
        sql`, `,
      )}) m(client_id, seq) WHERE m.client_id = ${client} AND m.seq < ${seq})`;

/** The day in Harare on which an entry was recorded, in SQL. */
const recordedOn = (entry: string) =>
  sql`(${sql.raw(entry)}.recorded_at AT TIME ZONE ${BUSINESS_TIME_ZONE})::date`;

/**
 * The charge `c` of the entry `e` was recorded late in the book `b`, in SQL: after the day up to which the provider has checked the
 * book, and too long after its due date. It counts neither for nor against anybody. A deposit never does.
 */
export const isLate = sql`(c.type <> 'deposit' AND ${recordedOn('e')} > greatest(c.due_on + ${DAYS_TO_RECORD}::int, b.verified_on))`;

/**
 * The allocation of money of the receipt `r`, of the entry `re`, to a charge `c` that was recorded late counts for other charges,
 * in SQL: money that was there before the charge, or came after it. That of the history which was typed with it does not.
 */
export const isFree = sql`(r.id IS NOT NULL AND ${recordedOn('re')} <= greatest(r.received_on + ${DAYS_TO_RECORD}::int, b.verified_on)
  AND (r.entry_seq < c.entry_seq OR r.received_on >= ${recordedOn('e')}))`;

/** Whether a dispute is open or upheld at the end of a day, in SQL. */
export const isDisputedOn = (of: SQL, day: SQL): SQL =>
  sql`EXISTS (SELECT FROM disputes WHERE ${of} AND disputed @> ${day})`;
