import { type DayRate, farRateText, isFarRate } from '@rentsafe/domain/rate';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';

/** Of rates with on_date and id the latest up to a day, else the nearest after it. */
async function lastOf(db: Db, rates: SQL, day: PlainDate): Promise<DayRate | undefined> {
  const [last] = await rows<DayRate>(
    db,
    sql`SELECT on_date::text AS on, trim_scale(rate)::text AS rate FROM (${rates}) r
        ORDER BY on_date > ${day}::date, abs(on_date - ${day}::date), id DESC LIMIT 1`,
  );
  return last;
}

const recorded = (clientId: number) => sql`SELECT id, on_date, rate FROM rates WHERE client_id = ${clientId}`;

/** What was agreed with tenants. */
const agreed = (clientId: number) => sql`SELECT r.id, r.received_on AS on_date, r.rate FROM receipts r
  JOIN open_receipts s ON s.receipt_id = r.id WHERE r.client_id = ${clientId} AND r.rate IS NOT NULL AND NOT s.reversed`;

/** The rate of a book with which one of a day is compared: where it has recorded none, that of a receipt. */
export const lastRate = async (db: Db, clientId: number, day: PlainDate): Promise<DayRate | undefined> =>
  (await lastOf(db, recorded(clientId), day)) ?? (await lastOf(db, agreed(clientId), day));

/**
 * Checks a rate of a User: against the last of the book, and against the last that was there before today, so that nobody gets
 * far in many short steps.
 *
 * @throws HttpError 403 for one that is far from either.
 */
export async function checkRate(
  db: Db,
  clientId: number,
  { on, rate }: DayRate,
  { isAdmin, today }: { isAdmin: boolean; today: PlainDate },
): Promise<void> {
  if (isAdmin) return;
  const earlier = sql`${recorded(clientId)} AND recorded_on < ${today}::date`;
  for (const last of [await lastRate(db, clientId, on), await lastOf(db, earlier, on)]) {
    if (last && isFarRate(rate, last.rate)) throw new HttpError(403, farRateText(last));
  }
}
