import {
  type Charge,
  type ChargeCredit,
  type CreditedCharge,
  type chargeCredit,
  chargeSteps,
} from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { creditable, planCredit } from '@rentsafe/domain/ledger';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { charges } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { creditedOn, postAllocations } from '../ledger/allocations.ts';
import { postCreditNote } from '../ledger/creditNotes.ts';
import { checkDay } from '../ledger/days.ts';
import { type OpenCharge, readOpenCharges } from '../ledger/openCharges.ts';
import { postUnallocation, readLiveAllocations } from '../ledger/undo.ts';
import { readCharge } from './charges.ts';

/** The charge, of which something is open. */
async function openCharge(db: Db, id: number): Promise<OpenCharge> {
  const [charge] = await readOpenCharges(db, sql`oi.charge_id = ${id}`);
  if (!charge) throw new Error('Nothing is open of a charge.');
  return charge;
}

/** What paid a charge, oldest first, as `planCredit` takes it. */
async function paymentsOf(db: Db, id: number) {
  const live = await readLiveAllocations(db, sql`a.charge_id = ${id} AND a.receipt_id IS NOT NULL`);
  return live.map((allocation) => ({ ...allocation, receipt: allocation.receipt_id }));
}

/** Pays the charge again from receipts that were freed. */
async function payAgain(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  again: readonly { receipt: number; amount: bigint }[],
): Promise<void> {
  for (const { receipt, amount } of again) {
    const [found] = await rows<{ received_on: PlainDate; credited_on: PlainDate }>(
      db,
      sql`SELECT r.received_on::text, ${creditedOn}::text AS credited_on FROM receipts r WHERE r.id = ${receipt}`,
    );
    if (!found) throw new Error('A receipt is gone.');
    const parts = [{ charge: await openCharge(db, id), amount }];
    await postAllocations(db, actor, client_id, { receipt_id: receipt, ...found }, parts);
  }
}

/** Posts the credit note, or the write-off, of what is open. @throws HttpError 400 for a day before the charge. */
async function postCredit(
  db: Db,
  actor: Actor,
  { id, client_id: clientId }: BookRecord,
  { amount, day, reason, kind }: Pick<ChargeCredit, 'reason' | 'kind'> & { amount: bigint; day: PlainDate },
): Promise<{ id: number; number: string }> {
  const charge = await openCharge(db, id);
  const { effective_on: earliest } = charge;
  if (day < earliest) throw fieldError('on', `Not before ${earliest}.`);
  const entry = {
    kind: kind === 'credit' ? ('credit_note' as const) : ('write_off' as const),
    effective_on: day,
    reason,
  };
  const note = await postCreditNote(db, actor, clientId, entry, [{ charge, amount }]);
  return { id: note.id, number: note.number };
}

/**
 * Lowers a charge by a credit note. What it needs of what was paid is freed first, an entry for each payment, and pays what is
 * then still open; the rest is the tenant's credit.
 *
 * @throws HttpError 400 for more than may be credited, or a day before the charge, to come or locked; 409 where a deposit is no
 * longer held.
 */
async function credit(
  { db, actor, body }: StepContext<z.output<typeof chargeCredit>>,
  record: BookRecord & Charge,
): Promise<CreditedCharge> {
  const { id, client_id: clientId } = record;
  const { amount: money, on, reason, kind } = body;
  const day = on ?? today(actor.now);
  await checkDay(db, clientId, { day, field: 'on', now: actor.now });
  if (money.currency !== record.open.currency) {
    throw fieldError('amount', `This must be in ${record.open.currency}.`);
  }
  const [amount, open] = [toMinor(money.amount), toMinor(record.open.amount)];
  const payments = kind === 'credit' ? await paymentsOf(db, id) : [];
  const most = creditable(open, payments);
  if (amount > most) {
    const what = kind === 'credit' ? 'can be credited' : 'is open';
    throw fieldError('amount', `Only ${toDecimal(most)} ${what}.`);
  }

  const { freed, again } = planCredit(open, payments, amount);
  const undoing = { state: record.state, mayOwe: true };
  for (const payment of freed) await postUnallocation(db, actor, clientId, [payment], undoing);
  const note = await postCredit(db, actor, record, { amount, day, reason, kind });
  await payAgain(db, actor, record, again);
  await recordEvent(db, actor, {
    action: 'credit',
    subject: { type: 'lease', id: record.lease.id },
    clientId,
    changes: {
      charge: [null, id],
      credit_note: [null, note.number],
      amount: [null, toDecimal(amount)],
      reason: [null, reason],
    },
  });
  return { ...(await readCharge(db, id)), credit_note: note };
}

export const chargeTaker = takeSteps(
  chargeSteps,
  { table: charges, read: (db: Db, { id }: BookRecord) => readCharge(db, id) },
  { credit },
);
