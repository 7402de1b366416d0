import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { agedLeases, bucketSums, EVERY_ENTRY } from './aged.ts';
import type { AsKnown } from './asKnown.ts';

/** Entries of a book that count only after a day, and leases of which more than a charge does: of those the history is read. */
const later = (clientId: number, day: PlainDate): SQL => {
  const of = (table: string) => sql`SELECT x.lease_id FROM late JOIN ${sql.raw(table)} x
    ON x.client_id = ${clientId} AND x.entry_seq = late.seq`;
  return sql`late AS MATERIALIZED (
      SELECT seq FROM entries WHERE client_id = ${clientId} AND effective_on > ${day}::date
    ), mixed AS MATERIALIZED (
      ${of('allocations')} UNION ${of('receipts')} WHERE x.lease_id IS NOT NULL UNION ${of('receipt_refunds')}
      UNION SELECT o.lease_id FROM late JOIN receipt_events v ON v.client_id = ${clientId} AND v.entry_seq = late.seq
        JOIN open_receipts o ON o.receipt_id = v.receipt_id WHERE o.lease_id IS NOT NULL
      UNION SELECT lease_id FROM lease_debts WHERE client_id = ${clientId} AND credit <> 0 AND last_from > ${day}::date
    )`;
};

const isMixed = sql`lease_id = ANY (ARRAY(SELECT lease_id FROM mixed))`;

/** What is left of each item of the row `d` of lease_debts that counts on a day, in SQL. */
const restsOf = (day: PlainDate) =>
  sql`(SELECT * FROM unnest(d.due_on, d.from_on, d.rest) r (due_on, from_on, rest) WHERE r.from_on <= ${day}::date) r`;

/** The columns of `agedLeases` of the row `d` of lease_debts, as the lateral row `k`, in SQL. */
export const keptBuckets = (day: PlainDate): SQL => sql`(
  SELECT ${bucketSums(day)}, coalesce(sum(rest), 0) AS total, min(r.due_on) FILTER (WHERE rest > 0) AS oldest_due_on
  FROM ${restsOf(day)}) k`;

/** As `agedLeases` of the present, from what is kept of each lease. */
export const keptDebts = (clientId: number, day: PlainDate): SQL => sql`
  WITH ${later(clientId, day)}
  SELECT d.lease_id, d.currency, k.* FROM lease_debts d CROSS JOIN LATERAL ${keptBuckets(day)}
  WHERE d.client_id = ${clientId} AND (d.credit <> 0 OR k.total <> 0)
    AND NOT EXISTS (SELECT FROM mixed m WHERE m.lease_id = d.lease_id)
  UNION ALL
  ${agedOfMixed(clientId, day)}`;

const agedOfMixed = (clientId: number, day: PlainDate) =>
  sql`SELECT * FROM (${agedLeases(clientId, { as_at: day, known_seq: EVERY_ENTRY }, isMixed)}) history`;

/**
 * What the leases of a book owe today by currency, from what is kept of the book, in SQL: currency, b0 to b4 and oldest_due_on.
 * A currency in which no lease owes or has anything has no row.
 */
export const keptSums = (clientId: number, day: PlainDate): SQL => sql`
  WITH ${later(clientId, day)}, dues AS (
    SELECT currency, due_on, sum(minor) AS rest FROM (
      SELECT currency, due_on, minor FROM book_debts
      WHERE client_id = ${clientId} AND minor <> 0 AND from_on <= ${day}::date
      UNION ALL
      SELECT d.currency, r.due_on, -r.rest FROM lease_debts d CROSS JOIN LATERAL ${restsOf(day)}
      WHERE d.client_id = ${clientId} AND d.${isMixed}
      UNION ALL
      SELECT c.currency, 'infinity', 0 FROM unnest('{USD,ZWG}'::text[]) c (currency)
      WHERE EXISTS (SELECT FROM lease_debts d WHERE d.client_id = ${clientId} AND d.currency = c.currency AND d.credit <> 0
        AND NOT EXISTS (SELECT FROM mixed m WHERE m.lease_id = d.lease_id))
    ) parts GROUP BY 1, 2
  )
  SELECT currency, sum(b0) AS b0, sum(b1) AS b1, sum(b2) AS b2, sum(b3) AS b3, sum(b4) AS b4, min(oldest_due_on) AS oldest_due_on
  FROM (
    SELECT currency, ${bucketSums(day)}, min(due_on) FILTER (WHERE rest > 0) AS oldest_due_on FROM dues GROUP BY currency
    HAVING bool_or(rest <> 0 OR due_on = 'infinity')
    UNION ALL
    SELECT currency, b0, b1, b2, b3, b4, oldest_due_on FROM (${agedOfMixed(clientId, day)}) a
  ) sums GROUP BY currency`;

/** Whether entries of a book count only after a day: then lease_debts has more than is owed on it. */
export async function hasLater(db: Db, clientId: number, day: PlainDate): Promise<boolean> {
  const [found] = await rows<{ later: boolean }>(
    db,
    sql`SELECT max(effective_on) > ${day}::date AS later FROM entries WHERE client_id = ${clientId}`,
  );
  return found?.later ?? false;
}

/** Whether a book has no entry after that which is asked for: then what is kept is what was known. */
export const isLast = (clientId: number, { known_seq }: AsKnown): SQL =>
  sql`(SELECT last_seq FROM book_heads WHERE client_id = ${clientId}) = ${known_seq}`;
