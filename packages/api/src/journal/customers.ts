import { allocateInOrder, creditable } from '@rentsafe/domain/ledger';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { insertAllocations } from '../ledger/allocations.ts';
import { ownershipOn, postCharges } from '../ledger/charges.ts';
import { postCreditNote } from '../ledger/creditNotes.ts';
import { claimOf, withAmounts } from '../ledger/moves.ts';
import { allocatable, readOpenCharges } from '../ledger/openCharges.ts';
import { mirrored, postEntry } from '../ledger/post.ts';
import { postUnallocation, readLiveAllocations } from '../ledger/undo.ts';
import { checkEnough, type Posting, type Row } from './posting.ts';

const leaseOf = ({ lease_id }: Row): number => {
  if (lease_id === null) throw new Error('A journal of a customer has a lease.');
  return lease_id;
};

/** The charge that a journal made, and what is open of it. */
async function chargeOf(db: Db, { client_id, entry_seq }: Row): Promise<{ id: number; open: bigint }> {
  const [found] = await rows<{ id: number; open: string }>(
    db,
    sql`SELECT c.id, (oi.amount - oi.settled)::text AS open FROM charges c JOIN open_items oi ON oi.charge_id = c.id
        WHERE c.client_id = ${client_id} AND c.entry_seq = ${entry_seq}`,
  );
  if (!found) throw new Error('A journal has lost its charge.');
  return { id: found.id, open: BigInt(found.open) };
}

/** The tenant owes more: a charge, due at once. Taken back by a credit note, which frees what has paid it. */
export const customerDebit: Posting = {
  post: async (db, actor, row, { kind, reason }) => {
    const { client_id, currency, amount, on_date } = row;
    const lease_id = leaseOf(row);
    const [lease] = await rows<{ grace_days: number }>(
      db,
      sql`SELECT grace_days FROM leases WHERE id = ${lease_id}`,
    );
    const ownership_id = await ownershipOn(db, lease_id, on_date);
    if (ownership_id === undefined) throw fieldError('on', `Nobody owns the property on ${on_date}.`);
    const charge = {
      ...{ lease_id, ownership_id, currency, net: amount, vat: 0n, vat_bp: 0 },
      ...{ type: 'adjustment' as const, description: reason, schedule_id: null, period: null },
      ...{ charged_on: on_date, due_on: on_date, grace_on: addDays(on_date, lease?.grace_days ?? 0) },
    };
    const { entries } = await postCharges(db, actor, client_id, { kind, reason }, [charge]);
    return entries[0] ?? 0;
  },
  reverse: async (db, actor, row, head) => {
    const { client_id, amount, state } = row;
    const { id, open } = await chargeOf(db, row);
    const payments = await readLiveAllocations(db, sql`a.charge_id = ${id} AND a.receipt_id IS NOT NULL`);
    const paid = payments.map((payment) => ({ receipt: payment.receipt_id, amount: payment.amount }));
    checkEnough(row, creditable(open, paid), 'can be credited');
    await postUnallocation(db, actor, client_id, payments, { state, mayOwe: true });
    const [charge] = await readOpenCharges(db, sql`oi.charge_id = ${id}`);
    if (!charge) throw new Error('Nothing is open of a charge.');
    return (await postCreditNote(db, actor, client_id, head, [{ charge, amount }])).entry;
  },
};

/** The tenant owes less: a credit note over the oldest charges. Taken back, they are open again. */
export const customerCredit: Posting = {
  post: async (db, actor, row, head) => {
    const { client_id, currency, amount, on_date } = row;
    const charges = await readOpenCharges(
      db,
      sql`oi.client_id = ${client_id} AND oi.lease_id = ${leaseOf(row)} AND oi.currency = ${currency}`,
    );
    const items = allocatable(charges).filter(({ charge }) => charge.effective_on <= on_date);
    checkEnough(
      row,
      items.reduce((sum, { open }) => sum + open, 0n),
      'is open',
    );
    return (await postCreditNote(db, actor, client_id, head, allocateInOrder(items, amount))).entry;
  },
  reverse: async (db, actor, { client_id, entry_seq }, head) => {
    const allocations = await readLiveAllocations(
      db,
      sql`a.client_id = ${client_id} AND a.entry_seq = ${entry_seq}`,
    );
    const transfers = allocations.map((allocation) => mirrored(claimOf(allocation, allocation)));
    const seq = await postEntry(db, actor, client_id, { ...head, transfers });
    const records = allocations.map((allocation) => ({
      ...withAmounts(allocation, (amount) => -amount),
      ...{ entry_seq: seq, effective_on: head.effective_on, reverses_id: allocation.id },
    }));
    await insertAllocations(db, client_id, records);
    return seq;
  },
};
