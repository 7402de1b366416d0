import { today } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import type { LeaseTerms, ScheduleTerms } from '@rentsafe/domain/ledger';
import { addMonths, firstDayOf, lastDayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { midnight } from '../db/midnight.ts';
import { stateIn } from '../db/stateIn.ts';
import type { Known } from './money.ts';

export interface ScheduleKind {
  isRent: boolean;
  vat: 'standard' | 'none';
  /** Whose commission is its own; null for all others. */
  property: number | null;
}

/** Schedules that charge the same in each of some months, counted from the first: whole months of one step. */
interface SteadyCharges extends ScheduleKind {
  first: number;
  last: number;
  /** Of those with VAT, which is rounded for each charge, alike ones; of the others all together. */
  like: { count: number; net: bigint; due_day: number } | null;
  sum: bigint;
}

/** A schedule with months that it charges in part, or for several at once: those alone. */
interface OtherCharges extends ScheduleKind {
  lease: LeaseTerms;
  terms: ScheduleTerms;
  months: ReadonlySet<number>;
}

/** What leases charge in months from one on. */
export interface AgreedCharges {
  from: Month;
  steady: readonly SteadyCharges[];
  others: readonly OtherCharges[];
}

interface StoredSteady extends Omit<SteadyCharges, 'like' | 'sum'> {
  net: string | null;
  due_day: number | null;
  count: number;
  sum: string;
}

interface StoredOther extends ScheduleKind, LeaseTerms {
  every: ScheduleTerms['every'];
  steps: { from_on: PlainDate; amount: string }[];
  months: number[];
}

/** What was recorded of leases after a day, in SQL: changes that came later are not known. */
const laterThan = (clientId: number, day: PlainDate): SQL => sql`
  later AS MATERIALIZED (
    SELECT id, subject_id AS lease_id, changes FROM audit_events
    WHERE client_id = ${clientId} AND subject_type = 'lease' AND at >= ${midnight(day, 1)}
  ), moved_ends AS MATERIALIZED (
    SELECT DISTINCT ON (lease_id) lease_id, (changes #>> '{to_on,0}')::date AS to_on FROM later a
    WHERE changes ? 'to_on' AND NOT EXISTS (
      SELECT FROM later d WHERE d.lease_id = a.lease_id AND d.id > a.id AND d.changes #>> '{state,0}' = 'draft')
    ORDER BY lease_id, id
  ), made_active AS MATERIALIZED (
    SELECT DISTINCT lease_id FROM later WHERE changes #>> '{state,1}' = 'active' AND changes #>> '{state,0}' = 'draft'
  ), later_steps AS MATERIALIZED (
    SELECT DISTINCT (step ->> 'schedule')::bigint AS schedule_id, (step ->> 'from_on')::date AS from_on
    FROM later, jsonb_path_query(changes, '$.steps[1][*]') step
  ),`;

/**
 * What leases of a book charge in a currency in each of some months, as they were agreed by a day: what was made active, extended or
 * ended later is not known. A lease that had begun is, whenever it was entered.
 *
 * @param leases those that were changed since a day, or the others.
 */
export async function agreedCharges(
  db: Db,
  { clientId, currency, stood }: Known & { stood: AsTheyStood },
  { asAt, first, months, now }: { asAt: PlainDate; first: Month; months: number; now: Date },
  leases: { since: PlainDate; areChanged: boolean },
): Promise<AgreedCharges> {
  const isPast = asAt < today(now);
  const ifPast = (part: SQL) => (isPast ? part : sql``);
  const [from, to] = [firstDayOf(first), lastDayOf(addMonths(first, months - 1))];
  const starts = Array.from({ length: months + 1 }, (_, index) => firstDayOf(addMonths(first, index)));
  /** The number of the month of a day, in SQL: the first one 0, those before it -1. */
  const nth = (day: SQL) => sql`(width_bucket(${day}, ${`{${starts}}`}::date[]) - 1)`;
  const [found] = await rows<{ steady: StoredSteady[] | null; others: StoredOther[] | null }>(
    db,
    stood(sql`
      WITH ${ifPast(laterThan(clientId, asAt))} changed AS MATERIALIZED (
        SELECT DISTINCT subject_id AS lease_id FROM audit_events
        WHERE client_id = ${clientId} AND subject_type = 'lease' AND subject_id IS NOT NULL AND at >= ${midnight(leases.since, 1)}
      ), own_rules AS MATERIALIZED (
        SELECT DISTINCT property_id FROM commission_rules WHERE client_id = ${clientId} AND property_id IS NOT NULL
      ), own_units AS MATERIALIZED (
        SELECT u.id, u.property_id FROM own_rules JOIN units u USING (property_id)
      ), agreed AS (
        SELECT le.id, le.unit_id, le.from_on, ${isPast ? sql`CASE WHEN e.lease_id IS NULL THEN le.to_on ELSE e.to_on END` : sql`le.to_on`} AS to_on, le.due_day, le.grace_days
        FROM leases le ${ifPast(sql`LEFT JOIN moved_ends e ON e.lease_id = le.id LEFT JOIN made_active m ON m.lease_id = le.id`)}
        WHERE le.client_id = ${clientId} AND ${stateIn('le.state', leaseOnceInForce)}
          AND le.id ${leases.areChanged ? sql`IN` : sql`NOT IN`} (SELECT lease_id FROM changed)
          ${ifPast(sql`AND (le.from_on <= ${asAt}::date OR m.lease_id IS NULL)`)}
      ), steps AS (
        SELECT s.id, le.from_on, le.to_on, le.due_day, le.grace_days, s.every, s.vat, s.type = 'rent' AS "isRent", r.property_id AS property,
          greatest(0, ${nth(sql`le.from_on`)}) AS first, least(${months - 1}, ${nth(sql`least(le.to_on, ${to}::date)`)}) AS last,
          t.from_on AS step_from, t.amount, lead(t.from_on) OVER (PARTITION BY s.id ORDER BY t.from_on) - 1 AS step_to
        FROM agreed le JOIN charge_schedules s ON s.lease_id = le.id AND s.currency = ${currency} LEFT JOIN own_units r ON r.id = le.unit_id
          JOIN schedule_steps t ON t.schedule_id = s.id ${ifPast(sql`LEFT JOIN later_steps l ON l.schedule_id = t.schedule_id AND l.from_on = t.from_on`)}
        WHERE (le.to_on IS NULL OR le.to_on >= ${from}::date) AND le.from_on <= ${to}::date ${ifPast(sql`
          AND (t.from_on <= ${asAt}::date OR l.schedule_id IS NULL)`)}
      ), whole AS (
        SELECT *, CASE WHEN every = 1 THEN greatest(first, ${nth(sql`(greatest(step_from, from_on) - 1)`)} + 1) ELSE ${months} END AS since,
          coalesce(least(last, ${nth(sql`(least(step_to, to_on) + 1)`)} - 1), last) AS until FROM steps
      ), each AS MATERIALIZED (
        SELECT *, sum(greatest(0, until - since + 1)) OVER (PARTITION BY id) AS steady_months FROM whole
      ), steady AS (
        SELECT "isRent", vat, property, since AS first, until AS last,
          CASE vat WHEN 'standard' THEN amount END AS net, CASE vat WHEN 'standard' THEN due_day END AS due_day,
          count(*)::int AS count, sum(amount) AS sum
        FROM each WHERE since <= until GROUP BY 1, 2, 3, 4, 5, 6, 7
      ), others AS (
        SELECT id, "isRent", vat, property, from_on, to_on, due_day, grace_days, every, first, last,
          json_agg(json_build_object('from_on', step_from, 'amount', amount::text) ORDER BY step_from) AS steps,
          coalesce(range_agg(int4range(since, until, '[]')) FILTER (WHERE since <= until), '{}') AS wholes
        FROM each WHERE last - first + 1 > steady_months GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      )
      SELECT (SELECT json_agg(json_build_object('isRent', "isRent", 'vat', vat, 'property', property, 'first', first, 'last', last, 'net', net::text,
          'due_day', due_day, 'count', count, 'sum', sum::text)) FROM steady) AS steady,
        (SELECT json_agg(json_build_object('isRent', "isRent", 'vat', vat, 'property', property, 'from_on', from_on, 'to_on', to_on,
            'due_day', due_day, 'grace_days', grace_days, 'every', every, 'steps', steps,
            'months', (SELECT json_agg(n) FROM generate_series(first, last) n WHERE NOT wholes @> n)))
          FROM others) AS others`),
  );
  return {
    from: first,
    steady: (found?.steady ?? []).map(({ net, due_day, count, sum, ...rest }) => ({
      ...rest,
      like: net === null || due_day === null ? null : { count, net: BigInt(net), due_day },
      sum: BigInt(sum),
    })),
    others: (found?.others ?? []).map(({ isRent, vat, property, every, steps, months: some, ...lease }) => ({
      ...{ isRent, vat, property, lease, months: new Set(some) },
      terms: {
        every,
        steps: steps.map(({ from_on, amount }) => ({ from_on, amount: BigInt(amount) })),
      },
    })),
  };
}
