import { today } from '@rentsafe/domain/date';
import type { Deposit, DepositDeduction, DepositRefund } from '@rentsafe/domain/deposit';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Money } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { insertDraft } from '../disbursement/drafts.ts';
import { readDisbursement } from '../disbursement/read.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import { postAllocations } from '../ledger/allocations.ts';
import { checkDay } from '../ledger/days.ts';
import { readOpenCharges } from '../ledger/openCharges.ts';
import { notFromDeposit } from '../ledger/parts.ts';
import { heldIn, postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import { currencyOf, storedCurrencies } from '../money/wire.ts';
import { readDeposit } from './list.ts';

const accountOf = (lease_id: number, { currency }: Money): Account => ({
  kind: 'deposit',
  currency: storedCurrencies[currency],
  lease_id,
});

/** @throws HttpError 400 at `amount` for more than is held. */
async function checkHeld(db: Db, { id, client_id }: BookRecord, money: Money): Promise<void> {
  const account = accountOf(id, money);
  const held = (await heldIn(db, client_id, [account])).get(keyOf(account)) ?? 0n;
  if (toMinor(money.amount) > held) throw fieldError('amount', `Only ${toDecimal(held)} is held.`);
}

/** The charge of a lease that a deduction settles. @throws HttpError 400 for another one, or more than is open of it. */
async function openCharge(db: Db, lease: number, charge: number, money: Money) {
  const [found] = await readOpenCharges(db, sql`oi.charge_id = ${charge} AND oi.lease_id = ${lease}`);
  if (!found) {
    const [settled] = await rows(db, sql`SELECT 1 FROM charges WHERE id = ${charge} AND lease_id = ${lease}`);
    if (!settled) throw unknownReference(['charge'], charge);
    throw fieldError('amount', 'Only 0.00 is open.');
  }
  if (found.type === 'deposit') throw fieldError('charge', notFromDeposit);
  if (found.currency !== storedCurrencies[money.currency]) {
    throw fieldError('amount', `This must be in ${currencyOf(found.currency)}.`);
  }
  const open = found.amount - found.settled;
  if (toMinor(money.amount) > open) throw fieldError('amount', `Only ${toDecimal(open)} is open.`);
  return found;
}

/**
 * Settles a charge from the deposit: a receipt without a bank account, allocated to it.
 *
 * @throws HttpError 400 for a charge of another lease or of the deposit, more than is held or open, or a day before the charge or the money, to come or
 * locked.
 */
export async function deductDeposit(
  db: Db,
  actor: Actor,
  lease: BookRecord,
  { charge: charge_id, amount: money, on, reason }: DepositDeduction,
): Promise<Deposit> {
  const { id: lease_id, client_id } = lease;
  await lockBook(db, client_id);
  const day = on ?? today(actor.now);
  await checkDay(db, client_id, { day, field: 'on', now: actor.now });
  const charge = await openCharge(db, lease_id, charge_id, money);
  await checkHeld(db, lease, money);
  if (day < charge.effective_on) throw fieldError('on', `Not before ${charge.effective_on}.`);
  const amount = toMinor(money.amount);
  await checkThere(db, client_id, [{ from: accountOf(lease_id, money), amount }], { day, field: 'on' });
  const { currency } = charge;
  const entry = await postEntry(db, actor, client_id, {
    kind: 'deposit_deduction',
    effective_on: day,
    ...(reason && { reason }),
    transfers: [
      { debit: accountOf(lease_id, money), credit: { kind: 'credit', currency, lease_id }, amount },
    ],
  });
  const [made] = await rows<{ id: number; number: string }>(
    db,
    sql`INSERT INTO receipts (client_id, lease_id, received_on, recorded_on, currency, amount, method, reference, entry_seq)
        VALUES (${client_id}, ${lease_id}, ${day}, ${today(actor.now)}, ${currency}, ${String(amount)}, 'other',
          'From the deposit', ${entry}) RETURNING id, number`,
  );
  if (!made) throw new Error('No receipt was made.');
  const freed = { receipt_id: made.id, received_on: day, credited_on: day };
  await postAllocations(db, actor, client_id, freed, [{ charge, amount }]);
  await recordEvent(db, actor, {
    action: 'deduct',
    subject: { type: 'lease', id: lease_id },
    clientId: client_id,
    changes: {
      receipt: [null, made.number],
      amount: [null, money],
      ...(reason && { reason: [null, reason] }),
    },
  });
  return readDeposit(db, client_id, lease_id, currency);
}

/** Drafts what goes back to the first tenant. @throws HttpError 400 for a closed account, or one of another currency. */
export async function refundDeposit(
  db: Db,
  actor: Actor,
  { id: lease_id, client_id }: BookRecord,
  { amount: money, bank_account }: DepositRefund,
): Promise<Disbursement> {
  await lockBook(db, client_id);
  const { currency } = await activeAccount(db, client_id, bank_account);
  if (currency !== storedCurrencies[money.currency]) {
    throw fieldError('amount', `This must be in ${currencyOf(currency)}.`);
  }
  const [tenant] = await rows<{ party_id: number }>(
    db,
    sql`SELECT party_id FROM lease_parties WHERE lease_id = ${lease_id} ORDER BY role DESC, party_id LIMIT 1`,
  );
  if (!tenant) throw new Error('A lease has no parties.');
  const purpose = { client_id, kind: 'deposit', currency, ...tenant } as const;
  const line = { landlord_id: null, property_id: null, bill_id: null, lease_id };
  const amount = String(toMinor(money.amount));
  const id = await insertDraft(db, actor, bank_account, purpose, [{ ...line, amount }]);
  return readDisbursement(db, id);
}
