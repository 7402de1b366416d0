import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { addMonths, dayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { stateIn } from '../db/stateIn.ts';
import { fieldError } from '../http/errors.ts';
import { idQuery, requiredDate } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';

const MOST_MONTHS = 60;

/** Two days in order, and whose units between them. */
export interface Span {
  clientId: number;
  from: PlainDate;
  to: PlainDate;
  /** One of them; null for all. */
  property: number | null;
  /** Counted while they are this landlord's; null for anyone's. */
  landlord: number | null;
}

/** `from` and `to`. @throws HttpError 400 where they are not in order, or further apart than 60 months. */
export function periodQuery(request: FastifyRequest): Pick<Span, 'from' | 'to'> {
  const from = nearDay('from', requiredDate(request, 'from'));
  const to = nearDay('to', requiredDate(request, 'to'));
  if (to < from) throw fieldError('to', issueText({ code: 'before_start', params: {} }));
  const beyond = dayOf(addMonths(monthOf(from), MOST_MONTHS), Number(from.slice(8)));
  if (to >= beyond) throw fieldError('to', `At most ${MOST_MONTHS} months.`);
  return { from, to };
}

export const spanQuery = (request: FastifyRequest, clientId: number): Span => ({
  clientId,
  ...periodQuery(request),
  property: idQuery(request, 'property'),
  landlord: idQuery(request, 'landlord'),
});

/** A day around which months are counted. @throws HttpError 400 for one of another age. */
export function nearDay(name: string, day: PlainDate): PlainDate {
  if (day < '1900-01-01' || day > '2199-12-31') throw fieldError(name, 'Use a day from 1900 to 2199.');
  return day;
}

/** The days of a span, in SQL. */
export const daysOf = ({ from, to }: Pick<Span, 'from' | 'to'>): SQL =>
  sql`daterange(${from}::date, ${to}::date, '[]')`;

/** A lease that was or is in force, in SQL, of the row `le`. */
export const wasInForce = stateIn('le.state', leaseOnceInForce);

/** Ownerships `o` that count, in SQL. */
export const ownedIn = (span: Span): SQL => sql`o.client_id = ${span.clientId} AND o.during && ${daysOf(span)}
  ${span.property ? sql`AND o.property_id = ${span.property}` : sql``}
  ${span.landlord ? sql`AND o.landlord_id = ${span.landlord}` : sql``}`;

/** The landlord of each property on the last day, or the last one before it, in SQL: property_id, landlord_id. */
export const lastOwners = (span: Span): SQL => sql`
  SELECT DISTINCT ON (o.property_id) o.property_id, o.landlord_id FROM ownerships o
  WHERE ${ownedIn(span)} ORDER BY o.property_id, o.from_on DESC`;

/** Leases `le` in force on some days, in SQL. */
const heldIn = (span: Span) =>
  sql`le.client_id = ${span.clientId} AND ${wasInForce} AND le.during && ${daysOf(span)}`;

/** Closures `c` on some days, in SQL. */
const closedIn = (span: Span) => sql`c.client_id = ${span.clientId} AND c.during && ${daysOf(span)}`;

/**
 * Runs of days in a span, in SQL: property_id, landlord_id, first and last, and how many units are `open` on them (owned by somebody and
 * not closed) and `taken` (those of them under a lease), to be added up: what is closed is less than nothing. Neither the ownerships of
 * a property nor the leases or closures of a unit overlap: their tables see to that.
 */
export const dayRuns = (span: Span): SQL => sql`
  WITH owned AS MATERIALIZED (
    SELECT o.property_id, o.landlord_id, greatest(o.from_on, ${span.from}::date) AS first, least(o.to_on, ${span.to}::date) AS last
    FROM ownerships o WHERE ${ownedIn(span)}
  ), closed AS MATERIALIZED (
    SELECT c.unit_id, u.property_id, c.from_on, c.to_on FROM unit_closures c JOIN units u ON u.id = c.unit_id WHERE ${closedIn(span)}
  )
  SELECT property_id, landlord_id, first, last, sum(open) AS open, sum(taken) AS taken FROM (
    SELECT o.*, 1 AS open, 0 AS taken FROM owned o JOIN units u USING (property_id)
    UNION ALL
    SELECT o.property_id, o.landlord_id, greatest(o.first, le.from_on), least(o.last, le.to_on), 0, 1
    FROM leases le JOIN units u ON u.id = le.unit_id JOIN owned o ON o.property_id = u.property_id WHERE ${heldIn(span)}
    UNION ALL
    SELECT o.property_id, o.landlord_id, greatest(o.first, c.from_on), least(o.last, c.to_on), -1, 0
    FROM closed c JOIN owned o USING (property_id)
    UNION ALL
    SELECT o.property_id, o.landlord_id, greatest(o.first, c.from_on, le.from_on), least(o.last, c.to_on, le.to_on), 0, -1
    FROM closed c JOIN owned o USING (property_id) JOIN leases le ON le.unit_id = c.unit_id WHERE ${heldIn(span)}
  ) runs WHERE first <= last GROUP BY 1, 2, 3, 4`;

/** How many days a run has, of each of its units, in SQL. */
export const daysOfRun = (units: 'open' | 'taken'): SQL => sql.raw(`${units} * (last - first + 1)`);

/** The same of several runs. */
export const sumOfDays = (units: 'open' | 'taken'): SQL => sql`coalesce(sum(${daysOfRun(units)}), 0)`;

/**
 * The days of some units in a span, in SQL: unit_id, property_id, and as a multirange those that are `vacant`: owned by
 * somebody, not closed and without a lease.
 *
 * @param units which, in SQL: id and property_id.
 */
export const vacantDays = (span: Span, units: SQL): SQL => sql`
  WITH chosen AS MATERIALIZED (${units})
  SELECT u.id AS unit_id, u.property_id,
    owned.days - coalesce(closed.days, '{}'::datemultirange) - coalesce(held.days, '{}'::datemultirange) AS vacant
  FROM chosen u JOIN (
    SELECT o.property_id, range_agg(o.during) * datemultirange(${daysOf(span)}) AS days
    FROM ownerships o WHERE ${ownedIn(span)} AND o.property_id IN (SELECT property_id FROM chosen) GROUP BY 1
  ) owned ON owned.property_id = u.property_id LEFT JOIN (
    SELECT c.unit_id, range_agg(c.during) AS days FROM unit_closures c
    WHERE ${closedIn(span)} AND c.unit_id IN (SELECT id FROM chosen) GROUP BY 1
  ) closed ON closed.unit_id = u.id LEFT JOIN (
    SELECT le.unit_id, range_agg(le.during) AS days FROM leases le
    WHERE ${heldIn(span)} AND le.unit_id IN (SELECT id FROM chosen) GROUP BY 1
  ) held ON held.unit_id = u.id`;

/** The last lease of a unit that was over before a day, in SQL, as the row `le`; of a lateral join. */
export const leaseBefore = (unit: SQL, day: SQL): SQL => sql`
  SELECT le.* FROM leases le WHERE le.unit_id = ${unit} AND ${wasInForce} AND le.to_on < ${day} ORDER BY le.to_on DESC LIMIT 1`;
