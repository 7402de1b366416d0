import { type OccupancyPage, type OccupancyRow, rateOf, type VacantUnit } from '@rentsafe/domain/insight';
import { sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { type StoredMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { rentOn } from '../property/unitLease.ts';
import { dayRuns, lastOwners, leaseBefore, type Span, sumOfDays, vacantDays, wasInForce } from './span.ts';

interface Counted {
  units: number;
  unit_days: number;
  let_days: number;
  vacancy_loss: StoredMoney[] | null;
}

const toOccupied = <Row extends Counted>({ vacancy_loss, ...row }: Row) => ({
  ...row,
  vacant_days: row.unit_days - row.let_days,
  occupancy: rateOf(row.let_days, row.unit_days),
  vacancy_loss: toMonies(vacancy_loss),
});

/**
 * What each vacant day would have brought by the last lease before it, added up for each unit and month and rounded once, in SQL:
 * unit_id, property_id, currency, minor. A unit that was never let before loses nothing that is known.
 */
const losses = sql`
  SELECT g.unit_id, g.property_id, cs.currency,
    round(sum((upper(g.gap * m.days) - lower(g.gap * m.days)) * step.amount * (12 / cs.every))
      / (12 * (upper(m.days) - lower(m.days)))) AS minor
  FROM (SELECT unit_id, property_id, r AS gap FROM spans, unnest(vacant) r) g
    JOIN LATERAL (${leaseBefore(sql`g.unit_id`, sql`lower(g.gap)`)}) le ON true
    JOIN charge_schedules cs ON cs.lease_id = le.id AND cs.type = 'rent'
    JOIN LATERAL (
      SELECT amount::numeric FROM schedule_steps WHERE schedule_id = cs.id AND from_on <= le.to_on ORDER BY from_on DESC LIMIT 1
    ) step ON true
    CROSS JOIN LATERAL (
      SELECT daterange(first::date, (first + interval '1 month')::date) AS days
      FROM generate_series(date_trunc('month', lower(g.gap)::timestamp), (upper(g.gap) - 1)::timestamp, interval '1 month') first
    ) m
  GROUP BY g.unit_id, g.property_id, cs.currency, m.days`;

const lossJson = sql`json_agg(json_build_object('currency', currency, 'minor', minor::text))`;

/** How many days the units of each property were let, the lowest first. */
export async function occupancy(
  db: Db,
  span: Span,
  { size, offset }: PageQuery,
): Promise<Listing<OccupancyRow> & Pick<OccupancyPage, 'totals'>> {
  const [found] = await rows<{
    count: number;
    totals: Counted;
    page: (Omit<OccupancyRow, keyof Counted> & Counted)[] | null;
  }>(
    db,
    sql`WITH matches AS MATERIALIZED (
      SELECT property_id, n.units, d.unit_days, d.let_days
      FROM (SELECT property_id, ${sumOfDays('open')}::int AS unit_days, ${sumOfDays('taken')}::int AS let_days FROM (${dayRuns(span)}) r GROUP BY 1) d
        JOIN (SELECT property_id, count(*)::int AS units FROM units WHERE client_id = ${span.clientId} GROUP BY 1) n USING (property_id)
    ), spans AS MATERIALIZED (
      ${vacantDays(span, sql`SELECT id, property_id FROM units WHERE property_id IN (SELECT property_id FROM matches WHERE let_days < unit_days)`)}
    ), lost AS MATERIALIZED (
      SELECT property_id, currency, sum(minor) AS minor FROM (${losses}) l GROUP BY 1, 2
    ), page AS (
      SELECT *, row_number() OVER (ORDER BY let_days::numeric / nullif(unit_days, 0) NULLS LAST, property_id) AS place
      FROM matches ORDER BY place ${slice({ size, offset })}
    )
    SELECT count(*)::int AS count, json_build_object('units', coalesce(sum(units), 0), 'unit_days', coalesce(sum(unit_days), 0),
        'let_days', coalesce(sum(let_days), 0), 'vacancy_loss', (
          SELECT ${lossJson} FROM (SELECT currency, sum(minor) AS minor FROM lost GROUP BY 1) l)) AS totals,
      (SELECT json_agg(json_build_object('property', json_build_object('id', r.id, 'name', ${propertyName}),
          'landlord', ${partyJson()}, 'units', m.units, 'unit_days', m.unit_days, 'let_days', m.let_days,
          'vacancy_loss', (SELECT ${lossJson} FROM lost WHERE lost.property_id = m.property_id)) ORDER BY m.place)
       FROM page m JOIN properties r ON r.id = m.property_id JOIN (${lastOwners(span)}) o ON o.property_id = m.property_id
         JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id) AS page
    FROM matches`,
  );
  if (!found) throw new Error('A sum has no row.');
  return {
    ...toCounted(found.count),
    totals: toOccupied(found.totals),
    results: (found.page ?? []).map(toOccupied),
  };
}

/** The units that stand empty on a day, the longest empty first. */
export async function vacantNow(db: Db, span: Span): Promise<VacantUnit[]> {
  const now = sql`${span.to}::date`;
  const empty = sql`SELECT u.id, u.property_id FROM units u WHERE u.client_id = ${span.clientId}
    AND NOT EXISTS (SELECT FROM leases le WHERE le.unit_id = u.id AND ${wasInForce} AND le.during @> ${now})
    AND NOT EXISTS (SELECT FROM unit_closures c WHERE c.unit_id = u.id AND c.during @> ${now})`;
  const found = await rows<Omit<VacantUnit, 'last_rent'> & { last_rent: StoredMoney | null }>(
    db,
    sql`SELECT json_build_object('id', u.id, 'unit_number', u.unit_number) AS unit,
          json_build_object('id', r.id, 'name', ${propertyName}) AS property, v.since::text, ${rentOn(sql`le.to_on`)} AS last_rent
        FROM (
          SELECT unit_id, lower(gap) AS since FROM (${vacantDays({ ...span, from: '1900-01-01' }, empty)}) d, unnest(vacant) gap
          WHERE gap @> ${now}
        ) v JOIN units u ON u.id = v.unit_id JOIN properties r ON r.id = u.property_id
          LEFT JOIN LATERAL (${leaseBefore(sql`u.id`, sql`v.since`)}) le ON true
        ORDER BY v.since, u.id`,
  );
  return found.map(({ last_rent, ...row }) => ({
    ...row,
    last_rent: last_rent && (toMonies([last_rent])[0] ?? null),
  }));
}

export const occupancyCsv: CsvOfList<OccupancyRow> = {
  name: 'occupancy',
  columns: [
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Units', value: ({ units }) => units },
    { label: 'Unit days', value: ({ unit_days }) => unit_days },
    { label: 'Let days', value: ({ let_days }) => let_days },
    { label: 'Vacant days', value: ({ vacant_days }) => vacant_days },
    { label: 'Occupancy %', value: ({ occupancy: rate }) => rate },
    ...(['USD', 'ZIG'] as const).map((currency) => ({
      label: `Vacancy loss ${currency}`,
      value: ({ vacancy_loss }: OccupancyRow) =>
        vacancy_loss.find((money) => money.currency === currency)?.amount,
    })),
  ],
};
