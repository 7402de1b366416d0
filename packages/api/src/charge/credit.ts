import type { ChargeCredit, CreditedCharge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { toDecimal, toMinor } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { insertAllocations, splitOf } from '../ledger/allocations.ts';
import { documentNumbers } from '../ledger/charges.ts';
import { checkDay } from '../ledger/days.ts';
import { claimOf } from '../ledger/moves.ts';
import { readOpenCharges } from '../ledger/openCharges.ts';
import { postEntry } from '../ledger/post.ts';
import { storedCurrencies } from '../money/wire.ts';
import { readCharge } from './charges.ts';

/**
 * Lowers what is open of a charge by a credit note. No money moves.
 *
 * @throws HttpError 400 for more than is open, or a day before the charge, to come or locked.
 */
export async function creditCharge(
  db: Db,
  actor: Actor,
  { id, client_id: clientId }: BookRecord,
  { amount: money, on, reason, kind }: ChargeCredit,
): Promise<CreditedCharge> {
  await lockBook(db, clientId);
  const day = on ?? today(actor.now);
  await checkDay(db, clientId, { day, field: 'on', now: actor.now });
  const before = await readCharge(db, id);
  if (money.currency !== before.open.currency) {
    throw fieldError('amount', `This must be in ${before.open.currency}.`);
  }
  const amount = toMinor(money.amount);
  if (amount > toMinor(before.open.amount)) throw fieldError('amount', `Only ${before.open.amount} is open.`);
  const [charge] = await readOpenCharges(db, sql`oi.charge_id = ${id}`);
  if (!charge) throw new Error('A charge is gone.');
  if (day < charge.effective_on) throw fieldError('on', `Not before ${charge.effective_on}.`);
  const { lease_id, currency } = charge;
  const number = (await documentNumbers(db, clientId, 'credit_note'))(0);
  const [note] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO invoices (client_id, kind, number, lease_id, issued_on, currency)
        VALUES (${clientId}, 'credit_note', ${number}, ${lease_id}, ${day}, ${storedCurrencies[money.currency]}) RETURNING id`,
  );
  if (!note) throw new Error('No credit note was made.');
  const split = splitOf(charge, amount);
  const seq = await postEntry(db, actor, clientId, {
    kind: kind === 'credit' ? 'credit_note' : 'write_off',
    effective_on: day,
    reason,
    transfers: [claimOf(charge, split)],
  });
  const allocation = {
    ...split,
    entry_seq: seq,
    effective_on: day,
    charge_id: id,
    invoice_id: note.id,
    lease_id,
    currency,
  };
  await insertAllocations(db, clientId, [allocation]);
  await recordEvent(db, actor, {
    action: 'credit',
    subject: { type: 'lease', id: lease_id },
    clientId,
    changes: {
      charge: [null, id],
      credit_note: [null, number],
      amount: [null, toDecimal(amount)],
      reason: [null, reason],
    },
  });
  return { ...(await readCharge(db, id)), credit_note: { id: note.id, number } };
}
