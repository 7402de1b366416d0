import { claimNoticed } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { type DebtCallRow, debtCallSteps } from '@rentsafe/domain/debtCall';
import { ageingBuckets, type Currency, currencies } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import { COUNT_LIMIT, type CsvOfList, type ListContext, type Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { atMost, slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { choiceQuery, requiredChoice } from '../http/filters.ts';
import { agedLeases, bucketColumn, present } from '../ledger/aged.ts';
import { hasLater, keptBuckets, keptDebts } from '../ledger/keptDebts.ts';
import {
  moneyJson,
  type StoredCurrency,
  type StoredMoney,
  storedCurrencies,
  toMoney,
} from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { leaseNumbers, tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

/** Money of the tenant of the lease `le` in a currency, in SQL. */
const received = (currency: StoredCurrency) => sql`FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id
  WHERE s.lease_id = le.id AND s.currency = ${currency} AND NOT s.reversed AND r.bank_account_id IS NOT NULL`;

/**
 * The number of the step in `debtCallSteps` of the lease `le`, in SQL. What was done about earlier debts does not count, nor do
 * claims that have ended.
 */
const stepOf = (currency: StoredCurrency, now: Date) => sql`greatest(
  (SELECT max(CASE kind WHEN 'note' THEN 1 WHEN 'promise' THEN 2 ELSE 3 END) FROM debt_calls d WHERE d.lease_id = le.id
     AND coalesce(d.currency, ${currency}) = ${currency} AND d.on_date >= least(a.oldest_due_on, ${today(now)}::date)),
  (SELECT max(CASE state WHEN 'noticed' THEN 4 ELSE 5 END) FROM claims c WHERE c.lease_id = le.id
     AND c.currency = ${currency} AND ${stateIn('c.state', claimNoticed)}), 0)`;

/** The last promise for the lease `le`, in SQL. */
const promiseOf = (currency: StoredCurrency, now: Date) => sql`(SELECT json_build_object(
    'amount', ${moneyJson(sql`d.amount`, sql`d.currency`)}, 'by_on', d.by_on::text, 'state', CASE
      WHEN d.amount <= (SELECT sum(r.amount) ${received(currency)} AND r.received_on BETWEEN d.on_date AND d.by_on) THEN 'kept'
      WHEN d.by_on < ${today(now)}::date THEN 'broken' ELSE 'open' END)
  FROM debt_calls d WHERE d.lease_id = le.id AND d.kind = 'promise' AND d.currency = ${currency} ORDER BY d.id DESC LIMIT 1)`;

type Stored = Omit<DebtCallRow, 'buckets' | 'promise' | 'step'> & {
  buckets: string[];
  promise: (Omit<NonNullable<DebtCallRow['promise']>, 'amount'> & { amount: StoredMoney }) | null;
  step: number;
};

const toRow = ({ buckets, total, promise, step, ...row }: Stored): DebtCallRow => ({
  ...row,
  buckets: buckets.map((minor) => toDecimal(BigInt(minor))) as DebtCallRow['buckets'],
  total: toDecimal(BigInt(total)),
  promise: promise && { ...promise, amount: toMoney(promise.amount) },
  step: debtCallSteps[step] ?? 'none',
});

/** A row of what the lease `le` owes, as `a`, in SQL. */
const columns = (currency: StoredCurrency, now: Date) => sql`
  json_build_object('id', le.id, 'number', le.number) AS lease, ${tenant(partyJson())} AS tenant,
  (SELECT json_agg(coalesce(b, 0)::text) FROM unnest(ARRAY[a.b0, a.b1, a.b2, a.b3, a.b4]) b) AS buckets,
  coalesce(a.total, 0)::text AS total, (SELECT max(r.received_on)::text ${received(currency)}) AS last_paid_on,
  ${promiseOf(currency, now)} AS promise`;

/** The leases of a book that owe in a currency, the largest debt first. */
export async function listDebtors(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<DebtCallRow>> {
  const currency = storedCurrencies[requiredChoice(request, 'currency', currencies)];
  const bucket = choiceQuery(request, 'bucket', ageingBuckets);
  const step = choiceQuery(request, 'step', debtCallSteps);
  const chosen = [
    ...searchTerms(query).map(
      (word) =>
        sql`concat_ws(' ', r.search_text, ${leaseNumbers}, ${tenantSearchText}) LIKE ${likeAnywhere(word)}`,
    ),
    ...(bucket ? [sql`${bucketColumn(bucket)} > 0`] : []),
    ...(step ? [sql`${stepOf(currency, now)} = ${debtCallSteps.indexOf(step)}`] : []),
  ];
  const page = slice({ size, offset });
  const day = today(now);
  const isWhole = chosen.length === 0 && !(await hasLater(db, scope, day));
  const owing = sql`FROM lease_debts d WHERE d.client_id = ${scope} AND d.currency = ${currency} AND d.total > 0`;
  // All of a book stand in their order already.
  const chosenPage = isWhole
    ? sql`page AS MATERIALIZED (
        SELECT a.*, ${stepOf(currency, now)} AS step FROM (
          SELECT d.lease_id AS id, k.* FROM (SELECT * ${owing} ORDER BY d.total DESC, d.lease_id DESC ${page}) d
            CROSS JOIN LATERAL ${keptBuckets(day)}) a JOIN leases le ON le.id = a.id
      ), matches AS (SELECT ${owing} ${atMost(COUNT_LIMIT + 1)})`
    : sql`matches AS MATERIALIZED (
        SELECT a.*, le.id, le.number FROM (${keptDebts(scope, day)}) a
          JOIN leases le ON le.id = a.lease_id JOIN units u ON u.id = le.unit_id JOIN properties r ON r.id = u.property_id
        WHERE ${sql.join([sql`a.currency = ${currency} AND a.total > 0`, ...chosen], sql` AND `)}
      ), page AS MATERIALIZED (
        SELECT a.*, ${stepOf(currency, now)} AS step FROM (SELECT * FROM matches ORDER BY total DESC, id DESC ${page}) a
          JOIN leases le ON le.id = a.id
      )`;
  const [found] = await rows<{ count: number; page: Stored[] | null }>(
    db,
    sql`WITH ${chosenPage}
    SELECT count(*)::int AS count, (SELECT json_agg(p) FROM (
      SELECT ${columns(currency, now)}, a.step FROM page a JOIN leases le ON le.id = a.id ORDER BY a.total DESC, a.id DESC) p) AS page
    FROM matches`,
  );
  if (!found) throw new Error('A count has no row.');
  return { ...toCounted(found.count), results: (found.page ?? []).map(toRow) };
}

/** What one lease owes, in a currency or in the first in which it owes something. */
export async function readDebtor(
  db: Db,
  { id, client_id }: { id: number; client_id: number },
  now: Date,
  currency?: StoredCurrency,
): Promise<DebtCallRow> {
  const aged: SQL = agedLeases(client_id, present(now), sql`lease_id = ${id}`);
  if (!currency) {
    const [owed] = await rows<{ currency: StoredCurrency }>(
      db,
      sql`SELECT currency FROM (${aged}) a WHERE total > 0 ORDER BY currency LIMIT 1`,
    );
    return readDebtor(db, { id, client_id }, now, owed?.currency ?? 'USD');
  }
  const [row] = await rows<Stored>(
    db,
    sql`SELECT ${columns(currency, now)}, ${stepOf(currency, now)} AS step
        FROM leases le LEFT JOIN (${aged}) a ON a.currency = ${currency} WHERE le.id = ${id}`,
  );
  if (!row) throw new Error('A lease is gone.');
  return toRow(row);
}

export const debtorCsv = (currency: Currency): CsvOfList<DebtCallRow> => ({
  name: 'debts',
  columns: [
    { label: 'Lease', value: ({ lease }) => lease.number, identifier: true },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Currency', value: () => currency },
    ...ageingBuckets.map((label, index) => ({ label, value: ({ buckets }: DebtCallRow) => buckets[index] })),
    { label: 'Total', value: ({ total }) => total },
    { label: 'Last paid', value: ({ last_paid_on }) => last_paid_on },
    { label: 'Promised', value: ({ promise }) => promise?.amount.amount },
    { label: 'Promised by', value: ({ promise }) => promise?.by_on },
    { label: 'Promise', value: ({ promise }) => promise?.state },
    { label: 'Step', value: ({ step }) => step },
  ],
});
