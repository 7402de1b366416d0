import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { isDisputedOn, isFree, isLate, isSeqKnown, type Moments } from './countedFacts.ts';

interface Debts {
  lease: SQL;
  currency: SQL;
  day: SQL;
  /** Only of the charges whose grace was over on that day, of the entries up to that number; null for those of `day`. */
  debtsOn: SQL;
  debtsSeq: SQL;
  moments?: Moments;
}

/**
 * What is overdue of a lease at the end of a day, in SQL: `minor`, what is open of the charges whose grace is over, without those
 * that are disputed or were recorded late, less money that settles none; and `since`, the first day on which the oldest of it was
 * overdue. One row.
 */
export const overdueOn = ({ lease, currency, day, debtsOn, debtsSeq, moments = null }: Debts): SQL => {
  const counts = (row: SQL) =>
    sql`${row}.effective_on <= ${day} AND ${isSeqKnown(moments, sql`${row}.client_id`, sql`${row}.entry_seq`)}`;
  return sql`
  SELECT coalesce(sum(rest), 0)::bigint AS minor, min(overdue_on) FILTER (WHERE rest > 0) AS since
  FROM (
    SELECT overdue_on, least(open, greatest(0, sum(open) OVER (ORDER BY due_on, id) - greatest(0, credit.minor + freed))) AS rest
    FROM (
      SELECT c.id, c.due_on, greatest(c.grace_on + 1, e.effective_on) AS overdue_on,
        CASE WHEN NOT ${isLate} AND c.grace_on < least(${day}, ${debtsOn}) AND c.entry_seq <= coalesce(${debtsSeq}, c.entry_seq) AND NOT ${isDisputedOn(sql`charge_id = c.id`, day)}
          THEN c.amount - coalesce(s.settled, 0) ELSE 0 END AS open,
        sum(CASE WHEN ${isLate} THEN s.free ELSE 0 END) OVER () AS freed
      FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
        JOIN books b ON b.client_id = c.client_id
        LEFT JOIN LATERAL (
          SELECT sum(a.amount) AS settled, coalesce(sum(a.amount) FILTER (WHERE ${isFree}), 0) AS free
          FROM allocations a LEFT JOIN receipts r ON r.id = a.receipt_id
            LEFT JOIN entries re ON re.client_id = r.client_id AND re.seq = r.entry_seq
          WHERE a.charge_id = c.id AND ${counts(sql`a`)}
        ) s ON true
      WHERE c.lease_id = ${lease} AND c.currency = ${currency} AND e.effective_on <= ${day}
        AND ${isSeqKnown(moments, sql`e.client_id`, sql`e.seq`)}
    ) items CROSS JOIN (
      SELECT coalesce(-sum(p.amount), 0) AS minor FROM accounts x JOIN postings p ON p.account_id = x.id
      WHERE x.lease_id = ${lease} AND x.currency = ${currency} AND x.kind = 'credit' AND ${counts(sql`p`)}
    ) credit
  ) rests`;
};

export interface Overdue {
  minor: bigint;
  /** The first day on which the oldest of it was overdue; null where nothing is. */
  since: PlainDate | null;
}

/** What is overdue of a lease at the end of a day, today without one; of a claim, of the charges that it is of. */
export async function overdueOf(
  db: Db,
  {
    lease_id,
    currency,
    debts_on = null,
    debts_seq = null,
  }: { lease_id: number; currency: StoredCurrency; debts_on?: PlainDate | null; debts_seq?: number | null },
  now: Date,
  day: PlainDate = today(now),
): Promise<Overdue> {
  const [found] = await rows<{ minor: string; since: PlainDate | null }>(
    db,
    sql`SELECT o.minor::text, o.since::text FROM (${overdueOn({
      lease: sql`${lease_id}::bigint`,
      currency: sql`${currency}`,
      day: sql`${day}::date`,
      debtsOn: sql`${debts_on}::date`,
      debtsSeq: sql`${debts_seq}::bigint`,
    })}) o`,
  );
  if (!found) throw new Error('A sum has no row.');
  return { minor: BigInt(found.minor), since: found.since };
}
