import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { firstDayOf, type Month } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';

/**
 * Whether the schedule `cs` of the lease `le` charges something for a period that begins in the month of a first day, and has not
 * charged all of its days, in SQL.
 */
export const isUncharged = (first: SQL): SQL => {
  const until = sql`least(le.to_on, (${first} + make_interval(months => cs.every) - interval '1 day')::date)`;
  return sql`le.from_on < ${first} + interval '1 month' AND (le.to_on IS NULL OR le.to_on >= ${first})
    AND (extract(year FROM ${first})::int * 12 + extract(month FROM ${first})::int
      - extract(year FROM le.from_on)::int * 12 - extract(month FROM le.from_on)::int) % cs.every < 1
    AND EXISTS (SELECT FROM schedule_steps t WHERE t.schedule_id = cs.id AND t.amount > 0 AND t.from_on <= ${until}
      AND NOT EXISTS (SELECT FROM schedule_steps n WHERE n.schedule_id = cs.id AND n.from_on > t.from_on
        AND n.from_on <= greatest(${first}, le.from_on)))
    AND NOT EXISTS (SELECT FROM charges c WHERE c.schedule_id = cs.id AND c.period = ${first} AND c.until_on >= ${until})`;
};

/** How far the run of a month has come: the last lease that it looked at, and how many were left. None: the month is charged whole. */
export interface Reached {
  after: number;
  remaining: number;
}

/** Months for which it is known that they are charged whole: older ones are looked at anew. */
const MONTHS = 14;

const ofMonth = (clientId: number, month: Month) =>
  sql`client_id = ${clientId} AND month = ${firstDayOf(month)}::date`;

export async function reachedBy(db: Db, clientId: number, month: Month): Promise<Reached | undefined> {
  const [reached] = await rows<Reached>(
    db,
    sql`SELECT lease_id::int AS after, remaining FROM charge_run_marks WHERE ${ofMonth(clientId, month)}`,
  );
  return reached;
}

/** The leases `le` that may be uncharged, in SQL: all that a run has not looked at; in a month that is charged whole, those changed since. */
export function amongOf(clientId: number, reached: Reached | undefined): SQL {
  if (!reached) return sql`true`;
  return reached.remaining === 0
    ? sql`le.id IN (SELECT lease_id FROM changed_leases WHERE client_id = ${clientId})`
    : sql`le.id > ${reached.after}`;
}

export const markReached = (db: Db, clientId: number, month: Month, { after, remaining }: Reached) =>
  db.execute(sql`INSERT INTO charge_run_marks (client_id, month, lease_id, remaining)
    VALUES (${clientId}, ${firstDayOf(month)}::date, ${after}, ${remaining})
    ON CONFLICT (client_id, month) DO UPDATE SET lease_id = excluded.lease_id, remaining = excluded.remaining`);

export const unmark = (db: Db, clientId: number, month: Month) =>
  db.execute(sql`DELETE FROM charge_run_marks WHERE ${ofMonth(clientId, month)}`);

/** Notes that a month is charged whole. Leases that were changed are forgotten once no such month lacks a charge of them. */
export async function markCharged(db: Db, clientId: number, month: Month): Promise<void> {
  await db.execute(sql`DELETE FROM charge_run_marks WHERE client_id = ${clientId}
    AND month < ${firstDayOf(month)}::date - make_interval(months => ${MONTHS})`);
  await markReached(db, clientId, month, { after: 0, remaining: 0 });
  await db.execute(sql`DELETE FROM changed_leases x WHERE x.client_id = ${clientId} AND NOT EXISTS (
    SELECT FROM leases le JOIN charge_schedules cs ON cs.lease_id = le.id
      JOIN charge_run_marks k ON k.client_id = ${clientId} AND k.remaining = 0
    WHERE le.id = x.lease_id AND ${stateIn('le.state', leaseOnceInForce)} AND ${isUncharged(sql`k.month`)})`);
}
