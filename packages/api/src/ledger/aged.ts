import { today } from '@rentsafe/domain/date';
import type { LeaseRow } from '@rentsafe/domain/lease';
import { type AgeingBucket, ageingBuckets } from '@rentsafe/domain/money';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import type { AsKnown } from './asKnown.ts';

/** No book reaches so far. */
export const EVERY_ENTRY = Number.MAX_SAFE_INTEGER;

/** All that a book knows today. */
export const present = (now: Date): AsKnown => ({ as_at: today(now), known_seq: EVERY_ENTRY });

/** The due dates of each bucket on a day, in the order of `ageingBuckets`. */
export const dueIn = (day: PlainDate) => {
  const ago = (days: number) => sql`${addDays(day, -days)}::date`;
  return [
    sql`due_on >= ${ago(0)}`,
    sql`due_on BETWEEN ${ago(30)} AND ${ago(1)}`,
    sql`due_on BETWEEN ${ago(60)} AND ${ago(31)}`,
    sql`due_on BETWEEN ${ago(90)} AND ${ago(61)}`,
    sql`due_on < ${ago(90)}`,
  ] as const;
};

const restIn = (due: SQL) => sql`coalesce(sum(rest) FILTER (WHERE ${due}), 0)`;

/** The buckets b0 to b4 on a day of rows of `due_on` and `rest`, in SQL. */
export const bucketSums = (day: PlainDate): SQL =>
  sql.join(
    dueIn(day).map((due, bucket) => sql`${restIn(due)} AS ${sql.raw(`b${bucket}`)}`),
    sql`, `,
  );

/**
 * What the leases of a book owe by days past the due date, as `ageingOf` of the domain does it for one: lease_id, currency,
 * b0 to b4 (the buckets, in minor units), total and oldest_due_on, in SQL. Leases that owe nothing and have no money left are
 * left out. Where more money was gone on a day than there was, it is owed from then on: Current.
 *
 * What a charge was paid too much on a past day, before what bounced later was taken back, counts as money too.
 *
 * It starts from what is open now and takes back what came later: today little did.
 *
 * @param leases a condition on `lease_id`, for some of them only.
 */
export function agedLeases(
  clientId: number | SQL,
  { as_at, known_seq }: AsKnown,
  leases: SQL = sql`lease_id IS NOT NULL`,
): SQL {
  const [b0, b1, b2, b3, b4] = dueIn(as_at);
  const isPresent = known_seq === EVERY_ENTRY;
  const isAfter = (day: SQL) =>
    isPresent ? sql`${day} > (SELECT ${as_at}::date) AND ${day} < 'infinity'` : sql`${day} > ${as_at}::date`;
  const isUnknown = isPresent ? sql`` : sql` OR entry_seq > ${known_seq}`;
  const first = isPresent ? sql`min(seq)` : sql`least(min(seq), ${known_seq}::bigint + 1)`;
  // What came later mostly has the last numbers: a part of an index in their order. Between two bounds, of which one is no bound, the
  // planner expects few, and takes the index.
  const ofLate = sql`client_id = ${clientId} AND entry_seq >= (SELECT seq FROM first) AND entry_seq < ${sql.raw(String(EVERY_ENTRY))}`;
  const isKnown = isPresent
    ? sql``
    : sql` AND NOT EXISTS (SELECT FROM charges WHERE client_id = ${clientId} AND id = charge_id AND entry_seq > ${known_seq})`;
  const isThere = sql`from_on <= (SELECT ${as_at}::date)${isKnown}`;
  return sql`
    WITH late AS MATERIALIZED (
      SELECT seq FROM entries WHERE client_id = ${clientId} AND ${isAfter(sql`effective_on`)}
    ), first AS MATERIALIZED (
      SELECT ${first} AS seq FROM late
    ), allocated AS MATERIALIZED (
      SELECT charge_id, receipt_id, lease_id, currency, amount FROM allocations
      WHERE ${ofLate} AND (${isAfter(sql`effective_on`)}${isUnknown}) AND ${leases}
    ), undone AS MATERIALIZED (
      SELECT charge_id, sum(a.amount) AS amount FROM allocated a JOIN open_items oi USING (charge_id) WHERE ${isThere} GROUP BY charge_id
    ), items AS (
      SELECT oi.lease_id, oi.currency, oi.charge_id, oi.due_on, oi.amount - oi.settled + coalesce(u.amount, 0) AS open
      FROM (
        SELECT * FROM open_items WHERE client_id = ${clientId} AND settled < amount AND ${isThere} AND ${leases}
        UNION ALL
        SELECT * FROM open_items WHERE settled = amount AND charge_id = ANY (ARRAY(SELECT charge_id FROM undone))
      ) oi LEFT JOIN undone u USING (charge_id)
    ), moved AS (
      SELECT lease_id, currency, sum(amount) AS amount FROM (
        SELECT lease_id, currency, amount FROM allocated WHERE receipt_id IS NOT NULL
        UNION ALL
        SELECT lease_id, currency, amount FROM receipt_refunds
        WHERE ${ofLate} AND (${isAfter(sql`effective_on`)}${isUnknown}) AND ${leases}
        UNION ALL
        SELECT lease_id, currency, -amount FROM receipts
        WHERE ${ofLate} AND (${isAfter(sql`received_on`)}${isUnknown}) AND ${leases}
        UNION ALL
        SELECT lease_id, currency, CASE kind WHEN 'identified' THEN -amount ELSE amount END FROM (
          SELECT receipt_id, kind FROM receipt_events WHERE ${ofLate} AND (entry_seq IN (SELECT seq FROM late)${isUnknown})
        ) v JOIN open_receipts USING (receipt_id) WHERE ${leases}
      ) moves GROUP BY lease_id, currency HAVING sum(amount) <> 0
    ), credits AS (
      SELECT lease_id, currency, coalesce(d.credit, 0) + coalesce(m.amount, 0) AS minor
      FROM (SELECT lease_id, currency, credit FROM lease_debts WHERE client_id = ${clientId} AND credit <> 0 AND ${leases}) d
        FULL JOIN moved m USING (lease_id, currency)
    ), twice AS (
      SELECT oi.lease_id, oi.currency, sum(oi.settled - oi.amount - u.amount) AS minor
      FROM undone u JOIN open_items oi USING (charge_id) WHERE oi.settled - oi.amount > u.amount GROUP BY 1, 2
    ), rests AS (
      SELECT lease_id, currency, i.due_on, coalesce(i.open, 0) AS open, coalesce(c.minor, 0) AS credit, coalesce(t.minor, 0) AS twice,
        least(greatest(i.open, 0), greatest(0, sum(greatest(i.open, 0)) OVER (PARTITION BY lease_id, currency ORDER BY i.due_on, i.charge_id)
                                   - coalesce(c.minor, 0) - coalesce(t.minor, 0))) AS rest
      FROM items i FULL JOIN credits c USING (lease_id, currency) LEFT JOIN twice t USING (lease_id, currency)
    )
    SELECT lease_id, currency,
      ${restIn(b0)} - greatest(0, max(credit) - sum(open)) + greatest(0, -max(credit) - max(twice)) AS b0, ${restIn(b1)} AS b1, ${restIn(b2)} AS b2, ${restIn(b3)} AS b3, ${restIn(b4)} AS b4,
      sum(open) - max(credit) AS total, min(due_on) FILTER (WHERE rest > 0) AS oldest_due_on
    FROM rests GROUP BY lease_id, currency HAVING sum(open) <> 0 OR max(credit) <> 0`;
}

export interface StoredBalance {
  currency: StoredCurrency;
  minor: string;
  oldest_due_on: string;
}

/** What the lease `le` owes, by currency, of the rows of `agedLeases` in the table `aged`, in SQL. */
export const balancesJson = sql`(
  SELECT coalesce(json_agg(json_build_object('currency', a.currency, 'minor', a.total::text,
    'oldest_due_on', a.oldest_due_on::text) ORDER BY a.currency), '[]') FROM aged a WHERE a.lease_id = le.id)`;

/** The column of a bucket in the rows `a` of `agedLeases`, in SQL. */
export const bucketColumn = (bucket: AgeingBucket): SQL => sql.raw(`a.b${ageingBuckets.indexOf(bucket)}`);

export const toBalances = (stored: readonly StoredBalance[]): LeaseRow['balances'] =>
  stored.map(({ currency, minor, oldest_due_on }) => ({
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(minor)),
    oldest_due_on,
  }));
