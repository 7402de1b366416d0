import { today } from '@rentsafe/domain/date';
import {
  type LeasePage,
  type LeaseRow,
  type LeaseState,
  leaseInForce,
  leaseStates,
  oldestDue,
} from '@rentsafe/domain/lease';
import { ageingBuckets } from '@rentsafe/domain/money';
import { partyTypes } from '@rentsafe/domain/party';
import { addDays } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { choiceQuery, idQuery, orderingQuery } from '../http/filters.ts';
import {
  agedLeases,
  balancesJson,
  bucketColumn,
  present,
  type StoredBalance,
  toBalances,
} from '../ledger/aged.ts';
import { moneyJson, type StoredMoney, toMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { leaseWords, rentOn, tenant } from '../property/unitLease.ts';
import { searchTerms } from '../search/fold.ts';

/** The filters of the list, as conditions over the lease `le`. */
function conditionsOf(request: FastifyRequest, now: Date): SQL[] {
  const state: LeaseState | '' = choiceQuery(request, 'state', leaseStates);
  const expiring = idQuery(request, 'expiring');
  const unit = idQuery(request, 'unit');
  const property = idQuery(request, 'property');
  const partyType = choiceQuery(request, 'party_type', partyTypes);
  const party = idQuery(request, 'party');
  const day = today(now);
  return [
    ...(state ? [sql`le.state = ${state}`] : []),
    ...(expiring
      ? [
          sql`${stateIn('le.state', leaseInForce)} AND le.to_on BETWEEN ${day}::date AND ${addDays(day, expiring)}::date`,
        ]
      : []),
    ...(unit ? [sql`le.unit_id = ${unit}`] : []),
    ...(property ? [sql`le.unit_id IN (SELECT id FROM units WHERE property_id = ${property})`] : []),
    ...(party
      ? [
          sql`EXISTS (SELECT FROM lease_parties lp JOIN parties p ON p.id = lp.party_id WHERE lp.lease_id = le.id
                      AND ${partyType === 'company' ? sql`p.company_id` : sql`p.individual_id`} = ${party})`,
        ]
      : []),
  ];
}

/** By the values of `ordering`; a lease without an end comes last, a draft without a tenant first. */
const sortKeys: Readonly<Record<string, SQL>> = {
  number: sql`le.number COLLATE "C"`,
  tenant: sql`coalesce(lower((${tenant(partyJson())}) ->> 'name'), '') COLLATE "C"`,
  property: sql`lower(${propertyName}) COLLATE "C"`,
  from_on: sql`le.from_on`,
  to_on: sql`coalesce(le.to_on, 'infinity'::date)`,
};

/** Newest first, unless `ordering` says otherwise. */
function orderOf(request: FastifyRequest): { order: SQL; isByUnit: boolean } {
  const ordering = orderingQuery(request, Object.keys(sortKeys));
  const key = ordering && sortKeys[ordering.key];
  if (!key) return { order: sql`le.id DESC`, isByUnit: false };
  const direction = ordering.descending ? sql`DESC` : sql`ASC`;
  return { order: sql`${key} ${direction}, le.id ${direction}`, isByUnit: ordering.key === 'property' };
}

interface StoredRow extends Omit<LeaseRow, 'rent' | 'balances' | 'bucket'> {
  rent: StoredMoney | null;
  balances: StoredBalance[];
  bucket?: StoredMoney[];
}

/** A page of the leases of a book; with `show` those with something open in an ageing bucket. */
export async function listLeases(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<LeaseRow> & Pick<LeasePage, 'totals'>> {
  const label = choiceQuery(request, 'show', ageingBuckets);
  const column = label && bucketColumn(label);
  const inBucket = column && sql`(${agedLeases(scope, present(now))}) a WHERE ${column} <> 0`;
  const conditions = [
    sql`le.client_id = ${scope}`,
    ...(inBucket ? [sql`le.id IN (SELECT a.lease_id FROM ${inBucket})`] : []),
    ...conditionsOf(request, now),
    ...(await leaseWords(db, scope, searchTerms(query))),
  ];
  const where = sql`WHERE ${sql.join(conditions, sql` AND `)}`;
  const from = sql`FROM leases le ${where}`;
  const withUnits = sql`leases le JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id`;
  const { isByUnit, order } = orderOf(request);
  const counted = await countMatches(db, from);
  const totals =
    inBucket &&
    (await rows<StoredMoney>(
      db,
      sql`SELECT a.currency, sum(${column})::text AS minor FROM ${inBucket}
          AND a.lease_id IN (SELECT le.id ${from}) GROUP BY a.currency`,
    ));
  const bucket =
    column &&
    sql`, (SELECT json_agg(${moneyJson(column, sql`a.currency`)}) FROM aged a WHERE a.lease_id = le.id AND ${column} <> 0) AS bucket`;
  const found = await rows<StoredRow>(
    db,
    sql`WITH page AS MATERIALIZED (SELECT le.id ${isByUnit ? sql`FROM ${withUnits} ${where}` : from} ORDER BY ${order} ${slice({ size, offset })}),
      aged AS MATERIALIZED (${agedLeases(scope, present(now), sql`lease_id IN (SELECT id FROM page)`)})
      SELECT le.id, le.number, le.state, ${tenant(partyJson())} AS tenant,
      json_build_object('id', u.id, 'unit_number', u.unit_number) AS unit,
      json_build_object('id', r.id, 'name', ${propertyName}) AS property,
      ${rentOn(sql`greatest(le.from_on, ${today(now)}::date)`)} AS rent, le.from_on::text, le.to_on::text,
      ${balancesJson} AS balances${bucket || sql``}
      FROM ${withUnits} WHERE le.id IN (SELECT id FROM page) ORDER BY ${order}`,
  );
  return {
    ...counted,
    ...(totals && { totals: toMonies(totals) }),
    results: found.map(({ rent, balances, bucket: stored, ...row }) => ({
      ...row,
      rent: rent && toMoney(rent),
      balances: toBalances(balances),
      ...(stored && { bucket: toMonies(stored) }),
    })),
  };
}

const owedIn = (currency: string) => ({
  label: `Balance ${currency}`,
  value: ({ balances }: LeaseRow) => balances.find((own) => own.currency === currency)?.balance,
});

export const leaseCsv: CsvOfList<LeaseRow> = {
  name: 'leases',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Lease', value: ({ number }) => number, identifier: true },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Unit', value: ({ unit }) => unit.unit_number, identifier: true },
    { label: 'Currency', value: ({ rent }) => rent?.currency },
    { label: 'Rent', value: ({ rent }) => rent?.amount },
    { label: 'From', value: ({ from_on }) => from_on },
    { label: 'To', value: ({ to_on }) => to_on },
    { label: 'State', value: ({ state }) => state },
    owedIn('USD'),
    owedIn('ZIG'),
    { label: 'Oldest due', value: ({ balances }) => oldestDue(balances) },
  ],
};
