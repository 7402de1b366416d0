import { type SQL, sql } from 'drizzle-orm';
import { dueIn } from './aged.ts';
import type { AsKnown } from './asKnown.ts';

/** What bills of a book leave open at the end of a day, in SQL: id, party_id, currency, due_on, open; also those of which nothing is. */
export const billsOn = (clientId: number, { as_at, known_seq }: AsKnown): SQL => sql`
  SELECT b.id, b.party_id, b.currency, b.due_on, b.amount - coalesce((
      SELECT sum(p.amount) FROM bill_payments p JOIN entries e ON e.client_id = p.client_id AND e.seq = p.entry_seq
      WHERE p.bill_id = b.id AND e.effective_on <= ${as_at}::date AND p.entry_seq <= ${known_seq}), 0) AS open
  FROM bills b WHERE b.client_id = ${clientId} AND b.billed_on <= ${as_at}::date AND b.entry_seq <= ${known_seq}`;

/** The bills of `billsOn` by days past the due date, in the columns of `agedLeases`. */
export function agedBills(bills: SQL, { as_at }: AsKnown): SQL {
  const buckets = dueIn(as_at).map(
    (due, index) => sql`coalesce(sum(open) FILTER (WHERE ${due}), 0) AS ${sql.raw(`b${index}`)}`,
  );
  return sql`SELECT currency, ${sql.join(buckets, sql`, `)}, min(due_on) AS oldest_due_on
    FROM (${bills}) b WHERE open <> 0 GROUP BY currency`;
}
