import type { Receipt } from '@rentsafe/domain/receipt';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, type AuditEvent, eventsInsert } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { type Db, rows } from '../db/database.ts';
import { withAmounts } from '../ledger/moves.ts';
import { sourceOf } from '../ledger/receiptSource.ts';
import { isLive } from '../ledger/undo.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { tenant } from '../property/unitLease.ts';

/** The state of the receipt `s` of `open_receipts`, in SQL. */
export const stateOf = sql`CASE WHEN s.reversed THEN 'reversed' WHEN s.lease_id IS NULL THEN 'unidentified'
  WHEN s.used = 0 THEN 'unallocated' WHEN s.used < s.amount THEN 'part' ELSE 'allocated' END`;

interface Row extends Omit<Receipt, 'amount' | 'paid' | 'unallocated'> {
  amount: StoredMoney;
  paid: StoredMoney | null;
  unallocated: StoredMoney;
}

const allocationsOf = sql`(SELECT coalesce(json_agg(json_build_object('charge', a.charge_id, 'type', c.type, 'due_on', c.due_on::text,
    'amount', a.amount::text, 'net', a.net::text, 'vat', a.vat::text, 'commission', a.commission::text,
    'commission_vat', a.commission_vat::text, 'rent_tax', a.rent_tax::text, 'effective_on', a.effective_on::text)
    ORDER BY a.id), '[]')
  FROM allocations a JOIN charges c ON c.id = a.charge_id WHERE a.receipt_id = r.id AND ${isLive})`;

const entriesOf = sql`(SELECT json_agg(seq ORDER BY seq) FROM (SELECT r.entry_seq AS seq
  UNION SELECT entry_seq FROM receipt_events WHERE receipt_id = r.id
  UNION SELECT entry_seq FROM allocations WHERE receipt_id = r.id) entries)`;

const reversedOf = sql`(SELECT json_build_object('on', e.effective_on::text, 'reason', e.reason)
  FROM receipt_events v JOIN entries e ON e.client_id = v.client_id AND e.seq = v.entry_seq
  WHERE v.receipt_id = r.id AND v.kind = 'reversed')`;

const select = (from: SQL) => sql`SELECT r.id, ${clientJson(sql`r.client_id`)} AS client, r.number,
  CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease,
  ${tenant(partyJson())} AS tenant,
  CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'name', b.name) END AS bank_account,
  ${sourceOf} AS source,
  r.received_on::text, ${moneyJson(sql`r.amount`, sql`r.currency`)} AS amount,
  CASE WHEN r.rate IS NOT NULL THEN ${moneyJson(sql`r.paid_amount`, sql`r.paid_currency`)} END AS paid,
  trim_scale(r.rate)::text AS rate, r.method, r.reference, r.payer, ${stateOf} AS state,
  ${moneyJson(sql`CASE WHEN s.reversed THEN 0 ELSE s.amount - s.used END`, sql`r.currency`)} AS unallocated,
  ${allocationsOf} AS allocations, ${reversedOf} AS reversed, ${entriesOf} AS entries
  FROM (${from}) r JOIN open_receipts s ON s.receipt_id = r.id LEFT JOIN leases le ON le.id = s.lease_id
  LEFT JOIN bank_accounts b ON b.id = r.bank_account_id ORDER BY r.id DESC`;

const toReceipt = ({ amount, paid, unallocated, allocations, ...row }: Row): Receipt => ({
  ...row,
  amount: toMoney(amount),
  paid: paid && toMoney(paid),
  unallocated: toMoney(unallocated),
  allocations: allocations.map((allocation) => withAmounts(allocation, (minor) => toDecimal(BigInt(minor)))),
});

/** The receipts that `from` selects, newest first. */
export const readReceipts = async (db: Db, from: SQL): Promise<Receipt[]> =>
  (await rows<Row>(db, select(from))).map(toReceipt);

/** A receipt, and in the same statement the audit event of what was done to it. */
export async function readReceipt(
  db: Db,
  id: number,
  recorded?: { actor: Actor; event: AuditEvent },
): Promise<Receipt> {
  const receipt = select(sql`SELECT * FROM receipts WHERE id = ${id}`);
  const [found] = await rows<Row>(
    db,
    recorded ? sql`WITH recorded AS (${eventsInsert(recorded.actor, [recorded.event])}) ${receipt}` : receipt,
  );
  if (!found) throw new Error('A receipt is gone.');
  return toReceipt(found);
}
