import { today } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import type { LeaseTerms, ScheduleTerms } from '@rentsafe/domain/ledger';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { midnight } from '../db/midnight.ts';
import { stateIn } from '../db/stateIn.ts';
import type { Known } from './money.ts';

interface StoredLease extends LeaseTerms {
  property: number;
  schedules: {
    type: string;
    every: ScheduleTerms['every'];
    vat: 'standard' | 'none';
    steps: { from_on: PlainDate; amount: string }[];
  }[];
}

export interface ForecastLease extends LeaseTerms {
  property: number;
  schedules: (Omit<StoredLease['schedules'][number], 'steps'> & Pick<ScheduleTerms, 'steps'>)[];
}

/** Changes of the lease `le` that came after a day, in SQL, the first one first. */
const later = (day: PlainDate): SQL =>
  sql`FROM audit_events a WHERE a.subject_type = 'lease' AND a.subject_id = le.id AND a.at >= ${midnight(day, 1)}`;

/**
 * The leases of a book that charge from a day on, with their schedules in a currency, as they were agreed by a day: what was made
 * active, extended or ended later is not known. A lease that had begun is, whenever it was entered.
 */
export async function leaseTerms(
  db: Db,
  { clientId, currency, stood }: Known & { stood: AsTheyStood },
  { asAt, from, now }: { asAt: PlainDate; from: PlainDate; now: Date },
): Promise<ForecastLease[]> {
  const isPast = asAt < today(now);
  const end = isPast
    ? sql`CASE WHEN changed.id IS NULL THEN le.to_on ELSE (changed.changes #>> '{to_on,0}')::date END`
    : sql`le.to_on`;
  const steps = sql`(SELECT json_agg(json_build_object('from_on', t.from_on::text, 'amount', t.amount::text) ORDER BY t.from_on)
    FROM schedule_steps t WHERE t.schedule_id = s.id ${
      isPast
        ? sql`AND NOT (t.from_on > ${asAt}::date AND EXISTS (SELECT ${later(asAt)}
            AND jsonb_path_exists(a.changes, '$.steps[1][*] ? (@.schedule == $schedule && @.from_on == $from)',
              jsonb_build_object('schedule', s.id, 'from', t.from_on::text))))`
        : sql``
    })`;
  const found = await rows<StoredLease>(
    db,
    stood(sql`SELECT le.from_on::text, le.to_on::text, le.due_day, le.grace_days, u.property_id AS property,
          (SELECT json_agg(json_build_object('type', s.type, 'every', s.every, 'vat', s.vat, 'steps', ${steps}) ORDER BY s.id)
           FROM charge_schedules s WHERE s.lease_id = le.id AND s.currency = ${currency}) AS schedules
        FROM (
          SELECT le.id, le.unit_id, le.from_on, ${end} AS to_on, le.due_day, le.grace_days FROM leases le
            ${
              isPast
                ? sql`LEFT JOIN LATERAL (
                    SELECT a.id, a.changes ${later(asAt)} AND a.changes ? 'to_on' AND NOT EXISTS (
                      SELECT FROM audit_events d WHERE d.subject_type = 'lease' AND d.subject_id = le.id AND d.id > a.id
                        AND d.changes #>> '{state,0}' = 'draft') ORDER BY a.id LIMIT 1
                  ) changed ON true`
                : sql``
            }
          WHERE le.client_id = ${clientId} AND ${stateIn('le.state', leaseOnceInForce)} ${
            isPast
              ? sql`AND (le.from_on <= ${asAt}::date OR NOT EXISTS (SELECT ${later(asAt)} AND a.changes #>> '{state,1}' = 'active'
                  AND a.changes #>> '{state,0}' = 'draft'))`
              : sql``
          }
        ) le JOIN units u ON u.id = le.unit_id
        WHERE le.to_on IS NULL OR le.to_on >= ${from}::date`),
  );
  return found.map(({ schedules, ...lease }) => ({
    ...lease,
    schedules: (schedules ?? []).map((schedule) => ({
      ...schedule,
      steps: (schedule.steps ?? []).map(({ from_on, amount }) => ({ from_on, amount: BigInt(amount) })),
    })),
  }));
}
