import { today } from '@rentsafe/domain/date';
import type { Unit, UnitInput, UnitPatch, UnitState, UnitTotals } from '@rentsafe/domain/unit';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { units } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { duplicate } from '../http/errors.ts';
import { moneyJson, type StoredMoney, toMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { changeRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { insertUnits, unitOf } from './insertUnits.ts';
import { propertyName } from './name.ts';
import { leaseNumbers, rentOn, tenant, tenantSearchText } from './unitLease.ts';
import { isLetOn, unitState } from './unitState.ts';

type Row = Omit<Unit, 'rent'> & { rent: StoredMoney | null };

/** Each unit with its property and the lease in force on a day, of which there is at most one. */
const joins = (day: string) => sql`FROM units u JOIN properties r ON r.id = u.property_id
  LEFT JOIN leases le ON le.unit_id = u.id AND ${isLetOn(day)}`;

/** The units of a property stand together, those of the newest first. */
const order = sql`ORDER BY u.property_id DESC, u.id DESC`;

const select = (day: string, page: SQL) => sql`SELECT u.id,
  json_build_object('id', r.id, 'name', ${propertyName}) AS property, u.unit_number,
  concat_ws(', ', nullif(r.building_name, ''), nullif(concat_ws(' ', nullif(r.street_number, ''), nullif(r.street_name, '')), ''),
    nullif(r.area, ''), r.city_town) AS address,
  (SELECT ${partyJson()} FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id
   WHERE o.property_id = r.id AND o.during @> ${day}::date) AS landlord,
  ${unitState(day)} AS state,
  CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease,
  ${tenant(partyJson())} AS tenant, ${rentOn(sql`${day}::date`)} AS rent, u.version
  ${joins(day)} WHERE u.id IN (${page}) ${order}`;

const toUnit = ({ rent, ...row }: Row): Unit => ({ ...row, rent: rent && toMoney(rent) });

export async function readUnit(db: Db, id: number, now: Date): Promise<Unit> {
  const [row] = await rows<Row>(db, select(today(now), sql`SELECT ${id}::bigint`));
  if (!row) throw new Error('A unit is gone.');
  return toUnit(row);
}

export interface UnitFilters {
  state: UnitState | '';
  property: number | null;
}

type StoredTotals = Omit<UnitTotals, 'monthly_rent'> & { monthly_rent: StoredMoney[] | null };

/** Rows of currency and minor, added up, in SQL; without a currency they are leases without a rent. */
const rentJson = (rents: SQL) => sql`(SELECT json_agg(${moneyJson(sql`minor`, sql`currency`)}) FROM (
  SELECT currency, sum(minor) AS minor FROM (${rents}) rents WHERE currency <> '' GROUP BY currency) sums)`;

/** What all units of a book come to, from what is kept of its leases. */
const totalsOfBook = (clientId: number, day: string) => sql`WITH kept AS MATERIALIZED (
    SELECT currency, sum(leases)::int AS leases, sum(minor) AS minor FROM book_rents
    WHERE client_id = ${clientId} AND on_date <= ${day}::date GROUP BY currency HAVING sum(leases) > 0
  )
  SELECT properties, units, occupied, closed AS maintenance, units - occupied - closed AS vacant, monthly_rent
  FROM (
    SELECT count(*)::int AS properties, coalesce(sum(units), 0)::int AS units
    FROM (SELECT count(*) AS units FROM units WHERE client_id = ${clientId} GROUP BY property_id) each
  ) all_units CROSS JOIN (
    SELECT (SELECT coalesce(sum(leases), 0)::int FROM kept) AS occupied,
      (SELECT count(DISTINCT k.unit_id)::int FROM unit_closures k WHERE k.client_id = ${clientId} AND k.during @> ${day}::date
        AND NOT EXISTS (SELECT FROM leases le WHERE le.unit_id = k.unit_id AND ${isLetOn(day)})) AS closed,
      ${rentJson(sql`SELECT currency, minor FROM kept`)} AS monthly_rent
  ) counted`;

/** What the units that match conditions come to. */
const totalsOf = (clientId: number, day: string, where: SQL) => sql`WITH matching AS (
    SELECT u.property_id, ${unitState(day)} AS state, le.id AS lease_id ${joins(day)} WHERE ${where})
  SELECT count(DISTINCT property_id)::int AS properties, count(*)::int AS units,
    count(*) FILTER (WHERE state = 'occupied')::int AS occupied, count(*) FILTER (WHERE state = 'vacant')::int AS vacant,
    count(*) FILTER (WHERE state = 'maintenance')::int AS maintenance,
    ${rentJson(sql`SELECT currency, minor FROM lease_rents JOIN matching USING (lease_id)
      WHERE client_id = ${clientId} AND from_on <= ${day}::date AND until_on > ${day}::date`)} AS monthly_rent
  FROM matching`;

/** A page of units, and what all that match come to. */
export async function listUnits(
  { db, scope, query, page: { size, offset } }: ListContext<number>,
  { state, property }: UnitFilters,
  now: Date,
): Promise<Listing<Unit> & { totals: UnitTotals }> {
  const day = today(now);
  const words = searchTerms(query).map(
    (word) =>
      sql`concat_ws(' ', r.search_text, ${leaseNumbers}, ${tenantSearchText}) LIKE ${likeAnywhere(word)}`,
  );
  const conditions = [
    sql`u.client_id = ${scope}`,
    ...words,
    ...(state ? [sql`${unitState(day)} = ${state}`] : []),
    ...(property ? [sql`u.property_id = ${property}`] : []),
  ];
  const where = sql.join(conditions, sql` AND `);
  const isWhole = conditions.length === 1;
  const [totals] = await rows<StoredTotals>(
    db,
    isWhole ? totalsOfBook(scope, day) : totalsOf(scope, day, where),
  );
  if (!totals) throw new Error('A sum has one row.');
  const from = isWhole ? sql`FROM units u` : joins(day);
  const page = sql`SELECT u.id ${from} WHERE ${where} ${order} ${slice({ size, offset })}`;
  return {
    ...toCounted(totals.units),
    results: (await rows<Row>(db, select(day, page))).map(toUnit),
    totals: { ...totals, monthly_rent: toMonies(totals.monthly_rent) },
  };
}

/** The Property List. */
export const unitCsv: CsvOfList<Unit> = {
  name: 'properties',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Address', value: ({ address }) => address },
    { label: 'Unit number', value: ({ unit_number }) => unit_number, identifier: true },
    { label: 'Landlord', value: ({ landlord }) => landlord?.name },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Lease', value: ({ lease }) => lease?.number, identifier: true },
    { label: 'Status', value: ({ state }) => state },
    { label: 'Currency', value: ({ rent }) => rent?.currency },
    { label: 'Monthly rent', value: ({ rent }) => rent?.amount },
  ],
};

export async function insertUnit(
  db: Db,
  actor: Actor,
  clientId: number,
  { property, unit_number }: UnitInput,
): Promise<Unit> {
  const [id = 0] = await insertUnits(db, actor, { clientId, property }, [unit_number]);
  return readUnit(db, id, actor.now);
}

export async function updateUnit(
  db: Db,
  actor: Actor,
  id: number,
  { version, unit_number }: UnitPatch,
): Promise<Unit> {
  const target = { table: units, type: 'unit', id, version } as const;
  const values = unit_number === undefined ? {} : { unit_number };
  let property = 0;
  const after = await changeRecord(db, actor, target, (before) => {
    property = before.property_id;
    return { values };
  });
  if (!after) {
    throw duplicate(
      'unit_number',
      'This unit already exists.',
      await unitOf(db, property, unit_number ?? ''),
    );
  }
  return readUnit(db, id, actor.now);
}
