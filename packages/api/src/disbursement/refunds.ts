import { type PlainDate, spokenDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { disbursements } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { creditedOn } from '../ledger/allocations.ts';
import type { Line } from './lines.ts';

type Row = typeof disbursements.$inferSelect;

interface Posted {
  on: PlainDate;
  entry: number;
}

interface Refund {
  receipt_id: number;
  lease_id: number;
  amount: string;
}

const insertRefunds = (
  db: Db,
  { id, client_id, currency }: Row,
  { on, entry }: Posted,
  refunds: readonly Refund[],
) =>
  db.execute(sql`INSERT INTO receipt_refunds (client_id, receipt_id, lease_id, currency, disbursement_id, amount, effective_on,
      entry_seq)
    SELECT ${client_id}, receipt_id, lease_id, ${currency}, ${id}, amount, ${on}::date, ${entry}
    FROM json_to_recordset(${JSON.stringify(refunds)}::json) AS r (receipt_id bigint, lease_id bigint, amount bigint)`);

/**
 * What a tenant gets back uses up the oldest receipts of the lease that are not allocated, and were theirs by then.
 *
 * @throws HttpError 400 at `on` for more than that.
 */
export async function refundReceipts(
  db: Db,
  row: Row,
  lines: readonly Line[],
  posted: Posted,
): Promise<void> {
  for (const { lease_id, amount } of lines) {
    const open = await rows<{ receipt_id: number; left: string }>(
      db,
      sql`SELECT s.receipt_id, (s.amount - s.used)::text AS left FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id
          WHERE s.lease_id = ${lease_id} AND s.currency = ${row.currency} AND NOT s.reversed AND s.used < s.amount
            AND ${creditedOn} <= ${posted.on}::date ORDER BY r.received_on, r.id`,
    );
    let rest = amount;
    const refunds = open.flatMap(({ receipt_id, left }): Refund[] => {
      const part = BigInt(left) < rest ? BigInt(left) : rest;
      rest -= part;
      return part > 0n ? [{ receipt_id, lease_id, amount: String(part) }] : [];
    });
    if (rest > 0n) {
      const there = toDecimal(amount - rest);
      throw fieldError('on', `Only ${there} was there on ${spokenDate(posted.on)}.`);
    }
    await insertRefunds(db, row, posted, refunds);
  }
}

/** The money is theirs again, of the same receipts. */
export async function restoreReceipts(db: Db, row: Row, posted: Posted): Promise<void> {
  const refunds = await rows<Refund>(
    db,
    sql`SELECT receipt_id, lease_id, (-sum(amount))::text AS amount FROM receipt_refunds WHERE disbursement_id = ${row.id}
        GROUP BY 1, 2 HAVING sum(amount) > 0`,
  );
  await insertRefunds(db, row, posted, refunds);
}
