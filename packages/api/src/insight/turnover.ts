import { meanOf, rateOf, type TurnoverPage, type TurnoverRow } from '@rentsafe/domain/insight';
import { daysBetween } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { dayRuns, lastOwners, type Span, sumOfDays, wasInForce } from './span.ts';

interface Counted {
  let_days: number;
  move_outs: number;
  move_ins: number;
  renewed: number;
  /** Days between leases, and of how many leases that began. */
  gap_days: number;
  gaps: number;
}

const counts = [
  'let_days',
  'move_outs',
  'move_ins',
  'renewed',
  'gap_days',
  'gaps',
] as const satisfies readonly (keyof Counted)[];

function toTurned<Row extends Counted>({ let_days, gap_days, gaps, ...row }: Row, { from, to }: Span) {
  const days = daysBetween(from, to) + 1;
  const { move_outs, renewed } = row;
  return {
    ...row,
    average_let: meanOf(let_days, days),
    turnover: rateOf(move_outs * days, let_days),
    retention: rateOf(renewed, renewed + move_outs),
    days_vacant: meanOf(gap_days, gaps),
  };
}

/** The unit of a lease `le`, where it is one of the span's on a day, in SQL. */
const ofUnits = (span: Span, day: SQL): SQL => sql`JOIN units u ON u.id = le.unit_id
  JOIN ownerships o ON o.property_id = u.property_id AND o.during @> ${day}
    ${span.property ? sql`AND o.property_id = ${span.property}` : sql``}
    ${span.landlord ? sql`AND o.landlord_id = ${span.landlord}` : sql``}`;

const ownLeases = (span: Span) => sql`le.client_id = ${span.clientId}`;

/** Leases that ended, in SQL. */
const movedOut = (span: Span): SQL => sql`FROM leases le ${ofUnits(span, sql`le.to_on`)}
  WHERE ${ownLeases(span)} AND le.state = 'ended' AND le.to_on BETWEEN ${span.from}::date AND ${span.to}::date`;

/** Who moved in and out of each property, the most who moved out first. */
export async function turnover(
  db: Db,
  span: Span,
  { size, offset }: PageQuery,
): Promise<Listing<TurnoverRow> & Pick<TurnoverPage, 'totals' | 'reasons'>> {
  const columns = (column: (name: string) => string) =>
    sql.raw(counts.map((name) => `'${name}', ${column(name)}`).join(', '));
  const [found] = await rows<{
    count: number;
    totals: Counted;
    page: (Pick<TurnoverRow, 'property' | 'landlord'> & Counted)[] | null;
    reasons: TurnoverPage['reasons'] | null;
  }>(
    db,
    sql`WITH let_days AS (
      SELECT property_id, ${sumOfDays('taken')}::int AS let_days FROM (${dayRuns(span)}) r GROUP BY 1
    ), outs AS (
      SELECT u.property_id, count(*)::int AS move_outs ${movedOut(span)} GROUP BY 1
    ), ins AS (
      SELECT u.property_id, count(*)::int AS move_ins, coalesce(sum(le.from_on - le.before - 1), 0)::int AS gap_days,
        count(le.before)::int AS gaps
      FROM (
        SELECT le.unit_id, le.from_on, lag(le.to_on) OVER (PARTITION BY le.unit_id ORDER BY le.from_on) AS before
        FROM leases le WHERE ${ownLeases(span)} AND ${wasInForce}
      ) le ${ofUnits(span, sql`le.from_on`)}
      WHERE le.from_on BETWEEN ${span.from}::date AND ${span.to}::date GROUP BY 1
    ), renewals AS (
      SELECT u.property_id, count(*)::int AS renewed
      FROM lease_extensions x JOIN leases le ON le.id = x.lease_id ${ofUnits(span, sql`x.was_to_on`)}
      WHERE x.client_id = ${span.clientId} AND x.was_to_on BETWEEN ${span.from}::date AND ${span.to}::date GROUP BY 1
    ), matches AS MATERIALIZED (
      SELECT property_id, let_days, coalesce(move_outs, 0) AS move_outs, coalesce(move_ins, 0) AS move_ins,
        coalesce(renewed, 0) AS renewed, coalesce(gap_days, 0) AS gap_days, coalesce(gaps, 0) AS gaps
      FROM let_days LEFT JOIN outs USING (property_id) LEFT JOIN ins USING (property_id) LEFT JOIN renewals USING (property_id)
    ), page AS (
      SELECT *, row_number() OVER (ORDER BY move_outs DESC, move_ins DESC, property_id) AS place
      FROM matches ORDER BY place ${slice({ size, offset })}
    )
    SELECT count(*)::int AS count, json_build_object(${columns((name) => `coalesce(sum(${name}), 0)`)}) AS totals,
      (SELECT json_agg(json_build_object('property', json_build_object('id', r.id, 'name', ${propertyName}), 'landlord', ${partyJson()},
          ${columns((name) => `m.${name}`)}) ORDER BY m.place)
       FROM page m JOIN properties r ON r.id = m.property_id JOIN (${lastOwners(span)}) o ON o.property_id = m.property_id
         JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id) AS page,
      (SELECT json_agg(json_build_object('reason', reason, 'count', n) ORDER BY n DESC, reason NULLS LAST) FROM (
         SELECT nullif(trim(le.notice_reason), '') AS reason, count(*)::int AS n ${movedOut(span)}
           AND le.notice_given_on IS NOT NULL GROUP BY 1) given) AS reasons
    FROM matches`,
  );
  if (!found) throw new Error('A sum has no row.');
  return {
    ...toCounted(found.count),
    totals: toTurned(found.totals, span),
    reasons: found.reasons ?? [],
    results: (found.page ?? []).map((row) => toTurned(row, span)),
  };
}

export const turnoverCsv: CsvOfList<TurnoverRow> = {
  name: 'turnover',
  columns: [
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Moved out', value: ({ move_outs }) => move_outs },
    { label: 'Moved in', value: ({ move_ins }) => move_ins },
    { label: 'Average units let', value: ({ average_let }) => average_let },
    { label: 'Turnover %', value: ({ turnover: rate }) => rate },
    { label: 'Renewed', value: ({ renewed }) => renewed },
    { label: 'Retention %', value: ({ retention }) => retention },
    { label: 'Days vacant', value: ({ days_vacant }) => days_vacant },
  ],
};
