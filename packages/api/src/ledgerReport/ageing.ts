import { today } from '@rentsafe/domain/date';
import type { AgeingPage, AgeingRow } from '@rentsafe/domain/ledgerReport';
import { ageingBuckets, type Currency, currencies } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { toCounted } from '../calls/countMatches.ts';
import { COUNT_LIMIT, type CsvOfList, type ListContext, type Listing } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { atMost, slice } from '../db/slice.ts';
import { idQuery, requiredChoice } from '../http/filters.ts';
import { agedLeases } from '../ledger/aged.ts';
import { type AsKnown, asKnownQuery, momentQuery, stoodQuery } from '../ledger/asKnown.ts';
import { hasLater, isLast, keptBuckets, keptDebts, keptSums } from '../ledger/keptDebts.ts';
import { type StoredCurrency, storedCurrencies } from '../money/wire.ts';
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

/** Rows of what leases owe with their place, in SQL; conditions follow. */
const placed = (
  aged: SQL,
) => sql`SELECT a.*, le.id, le.number, r.id AS property_id, ${propertyName} AS property
  FROM (${aged}) a JOIN leases le ON le.id = a.lease_id JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id`;

const pageJson = sql`(SELECT json_agg(json_build_object(
    'lease', json_build_object('id', le.id, 'number', le.number), 'tenant', ${tenant(partyJson())},
    'property', json_build_object('id', le.property_id, 'name', le.property),
    'buckets', json_build_array(b0::text, b1::text, b2::text, b3::text, b4::text), 'total', le.total::text,
    'oldest_due_on', le.oldest_due_on::text) ORDER BY le.total DESC, le.id DESC) FROM page le)`;

/** Those that meet conditions, of which each is added up. */
const matching = (aged: SQL, conditions: readonly SQL[], page: SQL) => sql`WITH matches AS MATERIALIZED (
    ${placed(aged)} WHERE ${sql.join([...conditions], sql` AND `)}
  ), page AS (
    SELECT * FROM matches ORDER BY total DESC, id DESC ${page}
  )
  SELECT count(*)::int AS count, json_build_array(${sums}) AS buckets, coalesce(sum(total), 0)::text AS total, ${pageJson} AS page
  FROM matches`;

/** All of a book: the sums of the book are kept, and the leases stand in their order. */
const wholeBook = (clientId: number, day: PlainDate, currency: StoredCurrency, page: SQL) => {
  const ofBook = sql`FROM lease_debts d WHERE d.client_id = ${clientId} AND d.currency = ${currency}`;
  return sql`WITH page AS (
      ${placed(sql`SELECT d.lease_id, k.* FROM (SELECT * ${ofBook} ORDER BY d.total DESC, d.lease_id DESC ${page}) d
        CROSS JOIN LATERAL ${keptBuckets(day)}`)}
    )
    SELECT (SELECT count(*)::int FROM (SELECT ${ofBook} ${atMost(COUNT_LIMIT + 1)}) counted) AS count,
      json_build_array(${sums}) AS buckets, coalesce(sum(b0 + b1 + b2 + b3 + b4), 0)::text AS total, ${pageJson} AS page
    FROM (${keptSums(clientId, day)}) k WHERE currency = ${currency}`;
};

/** What the leases of a book owe in a currency, by age, the largest first. */
export async function listAgeing(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<AgeingRow> & Pick<AgeingPage, 'totals' | 'as_at' | 'known_seq'>> {
  const currency = storedCurrencies[requiredChoice(request, 'currency', currencies)];
  const asKnown = await asKnownQuery(request, db, scope, now);
  const { as_at, known_seq } = asKnown;
  const chosen = conditionsOf(request, query, asKnown);
  const conditions = [sql`a.currency = ${currency}`, ...chosen];
  const stood = await stoodQuery(request, db, { client: scope, seq: known_seq }, [
    'lease_parties',
    'ownerships',
  ]);
  const page = slice({ size, offset });
  const read = async (query: SQL) => {
    const [found] = await rows<StoredPage & { is_last: boolean }>(
      db,
      stood(sql`SELECT ${isLast(scope, asKnown)} AS is_last, f.* FROM (${query}) f`),
    );
    if (!found) throw new Error('A sum has no row.');
    return found;
  };
  const ofHistory = () => read(matching(agedLeases(scope, asKnown), conditions, page));
  const ofNow = async () => {
    const isWhole = chosen.length === 0 && !(await hasLater(db, scope, as_at));
    const kept = await read(
      isWhole ? wholeBook(scope, as_at, currency, page) : matching(keptDebts(scope, as_at), conditions, page),
    );
    return kept.is_last ? kept : ofHistory();
  };
  const isNow = momentQuery(request, scope, known_seq) === null && as_at === today(now);
  const found = await (isNow ? ofNow() : ofHistory());
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
