import type { AgeingPage, AgeingRow } from '@rentsafe/domain/ledgerReport';
import { ageingBuckets, type Currency, currencies } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { idQuery, requiredChoice } from '../http/filters.ts';
import { agedLeases } from '../ledger/aged.ts';
import { type AsKnown, asKnownQuery, stoodQuery } from '../ledger/asKnown.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { leaseNumbers, tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

const decimal = (minor: string) => toDecimal(BigInt(minor));
const toAged = ({ buckets, total }: { buckets: string[]; total: string }) => ({
  buckets: buckets.map(decimal) as AgeingRow['buckets'],
  total: decimal(total),
});

/** By the words of the search, the owner on the day, and the property. */
function conditionsOf(request: FastifyRequest, query: string, { as_at }: AsKnown): SQL[] {
  const landlord = idQuery(request, 'landlord');
  const property = idQuery(request, 'property');
  return [
    ...searchTerms(query).map(
      (word) =>
        sql`concat_ws(' ', r.search_text, ${leaseNumbers}, ${tenantSearchText}) LIKE ${likeAnywhere(word)}`,
    ),
    ...(property ? [sql`r.id = ${property}`] : []),
    ...(landlord
      ? [
          sql`EXISTS (SELECT FROM ownerships o WHERE o.property_id = r.id AND o.landlord_id = ${landlord}
                      AND o.during @> ${as_at}::date)`,
        ]
      : []),
  ];
}

type StoredRow = Omit<AgeingRow, 'buckets'> & { buckets: string[] };
interface StoredPage {
  count: number;
  buckets: string[];
  total: string;
  page: StoredRow[] | null;
}

const sums = sql.join(
  ['b0', 'b1', 'b2', 'b3', 'b4'].map((column) => sql.raw(`coalesce(sum(${column}), 0)::text`)),
  sql`, `,
);

/** What the leases of a book owe in a currency, by age, the largest first. */
export async function listAgeing(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<AgeingRow> & Pick<AgeingPage, 'totals' | 'as_at' | 'known_seq'>> {
  const currency = storedCurrencies[requiredChoice(request, 'currency', currencies)];
  const asKnown = await asKnownQuery(request, db, scope, now);
  const conditions = [sql`a.currency = ${currency}`, ...conditionsOf(request, query, asKnown)];
  const stood = await stoodQuery(request, db, { client: scope, seq: asKnown.known_seq }, [
    'lease_parties',
    'ownerships',
  ]);
  const [found] = await rows<StoredPage>(
    db,
    stood(sql`WITH matches AS MATERIALIZED (
      SELECT a.*, le.id, le.number, r.id AS property_id, ${propertyName} AS property
      FROM (${agedLeases(scope, asKnown)}) a JOIN leases le ON le.id = a.lease_id JOIN units u ON u.id = le.unit_id
        JOIN properties r ON r.id = u.property_id
      WHERE ${sql.join(conditions, sql` AND `)}
    ), page AS (
      SELECT * FROM matches ORDER BY total DESC, id DESC ${slice({ size, offset })}
    )
    SELECT count(*)::int AS count, json_build_array(${sums}) AS buckets, coalesce(sum(total), 0)::text AS total,
      (SELECT json_agg(json_build_object(
         'lease', json_build_object('id', le.id, 'number', le.number), 'tenant', ${tenant(partyJson())},
         'property', json_build_object('id', le.property_id, 'name', le.property),
         'buckets', json_build_array(b0::text, b1::text, b2::text, b3::text, b4::text), 'total', le.total::text,
         'oldest_due_on', le.oldest_due_on::text) ORDER BY le.total DESC, le.id DESC) FROM page le) AS page
    FROM matches`),
  );
  if (!found) throw new Error('A sum has no row.');
  return {
    ...toCounted(found.count),
    ...asKnown,
    totals: toAged(found),
    results: (found.page ?? []).map((row) => ({ ...row, ...toAged(row) })),
  };
}

export const ageingCsv = (currency: Currency): CsvOfList<AgeingRow> => ({
  name: 'open balances',
  columns: [
    { label: 'Lease', value: ({ lease }) => lease.number, identifier: true },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Currency', value: () => currency },
    ...ageingBuckets.map((label, index) => ({ label, value: ({ buckets }: AgeingRow) => buckets[index] })),
    { label: 'Total', value: ({ total }) => total },
    { label: 'Oldest due', value: ({ oldest_due_on }) => oldest_due_on },
  ],
});
