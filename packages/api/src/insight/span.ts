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

const landlordOf = (isWanted: boolean) => (isWanted ? sql`, landlord_id` : sql``);

/**
 * The days of each unit in a span, in SQL: unit_id, property_id, and as multiranges `open` (owned by somebody and not closed), `taken`
 * (those of them under a lease) and `vacant` (the others).
 *
 * @param byLandlord the days of each landlord apart, with `landlord_id`.
 */
export const unitDays = (span: Span, byLandlord = false): SQL => sql`
  SELECT unit_id, property_id${landlordOf(byLandlord)}, open, open * taken AS taken, open - taken AS vacant
  FROM (
    SELECT u.id AS unit_id, u.property_id${landlordOf(byLandlord)}, owned.days - coalesce(closed.days, '{}'::datemultirange) AS open,
      coalesce(held.days, '{}'::datemultirange) AS taken
    FROM (
      SELECT o.property_id${landlordOf(byLandlord)}, range_agg(o.during) * datemultirange(${daysOf(span)}) AS days
      FROM ownerships o WHERE ${ownedIn(span)} GROUP BY o.property_id${landlordOf(byLandlord)}
    ) owned JOIN units u ON u.property_id = owned.property_id LEFT JOIN (
      SELECT unit_id, range_agg(during) AS days FROM unit_closures
      WHERE client_id = ${span.clientId} AND during && ${daysOf(span)} GROUP BY unit_id
    ) closed ON closed.unit_id = u.id LEFT JOIN (
      SELECT le.unit_id, range_agg(le.during) AS days FROM leases le
      WHERE le.client_id = ${span.clientId} AND ${wasInForce} AND le.during && ${daysOf(span)} GROUP BY le.unit_id
    ) held ON held.unit_id = u.id
  ) days`;

/** How many days a multirange has, in SQL. */
export const countDays = (days: SQL): SQL =>
  sql`(SELECT coalesce(sum(upper(r) - lower(r)), 0)::int FROM unnest(${days}) r)`;

/** The last lease of a unit that was over before a day, in SQL, as the row `le`; of a lateral join. */
export const leaseBefore = (unit: SQL, day: SQL): SQL => sql`
  SELECT le.* FROM leases le WHERE le.unit_id = ${unit} AND ${wasInForce} AND le.to_on < ${day} ORDER BY le.to_on DESC LIMIT 1`;
