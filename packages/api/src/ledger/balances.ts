import { addDays, type PlainDate } from '@rentsafe/domain/date';
import type { LeaseRow } from '@rentsafe/domain/lease';
import { type AgeingBucket, toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

export interface StoredBalance {
  currency: StoredCurrency;
  minor: string;
  oldest_due_on: string;
}

/** What is open at the end of a day, as `oi`; charges of days to come do not count. */
const openItems = (day: PlainDate): SQL => sql`open_items oi JOIN charges c ON c.id = oi.charge_id
  JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq AND e.effective_on <= ${day}::date`;

/** The row of a table that one asks for, by the alias of the table: those of a book or of a lease. */
type Scope = (table: SQL) => SQL;

const ofLease: Scope = (table) => sql`${table}.lease_id = le.id`;

/**
 * What is owed at the end of a day, in SQL: lease_id, currency, minor and due_on. Money that is not allocated counts against the
 * oldest; what is left of it is negative, without a due date.
 */
const owed = (scope: Scope, day: PlainDate): SQL => sql`
  WITH items AS (
    SELECT oi.lease_id, oi.currency, oi.due_on, oi.charge_id, oi.amount - oi.settled AS open FROM ${openItems(day)}
    WHERE oi.settled < oi.amount AND ${scope(sql`oi`)}),
  credits AS (
    SELECT a.lease_id, a.currency, b.credits - b.debits
        + coalesce((SELECT sum(amount) FROM transfers WHERE debit_account = a.id AND effective_on > ${day}::date), 0)
        - coalesce((SELECT sum(amount) FROM transfers WHERE credit_account = a.id AND effective_on > ${day}::date), 0) AS minor
    FROM accounts a JOIN account_balances b ON b.account_id = a.id WHERE a.kind = 'credit' AND ${scope(sql`a`)})
  SELECT lease_id, currency, i.due_on,
    least(i.open, greatest(0, sum(i.open) OVER (PARTITION BY lease_id, currency ORDER BY i.due_on, i.charge_id)
      - coalesce(c.minor, 0))) AS minor
  FROM items i LEFT JOIN credits c USING (lease_id, currency)
  UNION ALL
  SELECT lease_id, currency, NULL, least(0, coalesce(i.open, 0) - c.minor)
  FROM credits c LEFT JOIN (SELECT lease_id, currency, sum(open) AS open FROM items GROUP BY 1, 2) i
    USING (lease_id, currency)`;

/** What the lease `le` owes at the end of a day, by currency, in SQL. */
export const balancesJson = (day: PlainDate): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object('currency', b.currency, 'minor', b.minor::text,
    'oldest_due_on', b.oldest::text) ORDER BY b.currency), '[]')
  FROM (SELECT o.currency, sum(o.minor) AS minor, min(o.due_on) FILTER (WHERE o.minor > 0) AS oldest
        FROM (${owed(ofLease, day)}) o GROUP BY o.currency HAVING bool_or(o.due_on IS NOT NULL OR o.minor <> 0)) b)`;

/** What credit notes took off the charge `c`, in SQL. */
export const credited = sql`(SELECT coalesce(sum(a.amount), 0) FROM allocations a
  WHERE a.charge_id = c.id AND a.invoice_id IS NOT NULL)`;

/** Days past the due date, from and to. */
const bucketDays: Readonly<Record<AgeingBucket, readonly [from: number | null, to: number | null]>> = {
  Current: [null, 0],
  'Due 1-30 days': [1, 30],
  'Due 31-60 days': [31, 60],
  'Due 61-90 days': [61, 90],
  'Due 90+ days': [91, null],
};

/** What is in an ageing bucket at the end of a day, of a book or the lease `le`: lease_id, currency and minor, in SQL. */
export function bucketOf(of: number | 'lease', bucket: AgeingBucket, day: PlainDate): SQL {
  const [from, to] = bucketDays[bucket];
  const scope: Scope = of === 'lease' ? ofLease : (table) => sql`${table}.client_id = ${of}`;
  const until = from === null ? sql`true` : sql`o.due_on <= ${addDays(day, -from)}::date`;
  const since = to === null ? sql`true` : sql`(o.due_on IS NULL OR o.due_on >= ${addDays(day, -to)}::date)`;
  return sql`SELECT o.lease_id, o.currency, sum(o.minor) AS minor FROM (${owed(scope, day)}) o
    WHERE ${until} AND ${since} GROUP BY o.lease_id, o.currency HAVING sum(o.minor) <> 0`;
}

export const toBalances = (stored: readonly StoredBalance[]): LeaseRow['balances'] =>
  stored.map(({ currency, minor, oldest_due_on }) => ({
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(minor)),
    oldest_due_on,
  }));
