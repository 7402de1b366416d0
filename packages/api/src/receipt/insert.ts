import { today } from '@rentsafe/domain/date';
import type { LeaseState } from '@rentsafe/domain/lease';
import { exchanged, type Money, toDecimal, toMinor } from '@rentsafe/domain/money';
import type { Receipt, receiptInput } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Actor, recordEvent } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { duplicate, fieldError, unknownReference } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { Account } from '../ledger/account.ts';
import { postAllocations } from '../ledger/allocations.ts';
import { checkDay } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { postEntry } from '../ledger/post.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { checkRate } from '../rate/far.ts';
import { chooseParts } from './parts.ts';
import { readReceipt } from './read.ts';

type Input = z.output<typeof receiptInput>;

/** @throws HttpError 400 for a lease of another book, or one that never was in force. */
export async function checkLease(db: Db, clientId: number, lease: number): Promise<void> {
  const [found] = await rows<{ state: LeaseState }>(
    db,
    sql`SELECT state FROM leases WHERE id = ${lease} AND client_id = ${clientId}`,
  );
  if (!found) throw unknownReference(['lease'], lease);
  if (found.state === 'draft') throw fieldError('lease', 'This lease is a draft. Activate it first.');
  if (found.state === 'cancelled') throw fieldError('lease', 'This lease is cancelled.');
}

/** @throws HttpError 400 for amounts in other currencies than the account's, or that do not agree at the rate. */
function checkCurrencies({ amount, paid, rate }: Input, account: { currency: StoredCurrency }): void {
  const own = currencyOf(account.currency);
  const required = issueText({ code: 'required', params: {} });
  const inCurrency = (field: string, money: Money, currency: Money['currency']) => {
    if (money.currency !== currency) throw fieldError(field, `This must be in ${currency}.`);
  };
  if (!paid) {
    if (rate) throw fieldError('paid', required);
    inCurrency('amount', amount, own);
    return;
  }
  if (!rate) throw fieldError('rate', required);
  inCurrency('paid', paid, own);
  inCurrency('amount', amount, own === 'USD' ? 'ZIG' : 'USD');
  const agreed = exchanged(toMinor(paid.amount), paid.currency, rate);
  if (agreed !== toMinor(amount.amount)) {
    const text = `${toDecimal(toMinor(paid.amount))} ${paid.currency} at ${rate} is ${toDecimal(agreed)} ${amount.currency}.`;
    throw fieldError('amount', text);
  }
}

/** The same payment, recorded before. One that was reversed does not count. @throws HttpError 409 at `reference`. */
async function checkRepeated(db: Db, { bank_account, received_on, amount, reference }: Input): Promise<void> {
  if (!reference) return;
  const [existing] = await rows<{ id: number }>(
    db,
    sql`SELECT r.id FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id
        WHERE r.bank_account_id = ${bank_account} AND r.received_on = ${received_on}::date AND r.reference = ${reference}
          AND r.amount = ${String(toMinor(amount.amount))}::bigint AND r.currency = ${storedCurrencies[amount.currency]}
          AND NOT s.reversed ORDER BY r.id LIMIT 1`,
  );
  if (existing) throw duplicate('reference', 'This receipt already exists.', existing.id);
}

/** The money comes in; paid in the other currency, the exchange stands between. */
export function receivedMoney(
  bank_account_id: number,
  to: Account,
  amount: bigint,
  paid: { currency: StoredCurrency; amount: bigint } | null,
): Transfer[] {
  const bank: Account = { kind: 'bank', currency: paid?.currency ?? to.currency, bank_account_id };
  if (!paid) return [{ debit: bank, credit: to, amount }];
  return [
    { debit: bank, credit: { kind: 'exchange', currency: paid.currency }, amount: paid.amount },
    { debit: { kind: 'exchange', currency: to.currency }, credit: to, amount },
  ];
}

/** Where money stands that is not allocated. */
export const unallocatedAccount = (lease_id: number | null, currency: StoredCurrency): Account =>
  lease_id === null ? { kind: 'unidentified', currency } : { kind: 'credit', currency, lease_id };

/**
 * Records money received, and allocates it.
 *
 * @throws HttpError 400 for an account of another book, a lease that never was in force, a day to come, locked or reconciled,
 * amounts that do not agree, or allocations over what is open; 403 for a rate far from the last by a User; 409 for a payment
 * that is recorded.
 */
export async function insertReceipt(
  db: Db,
  actor: Actor,
  clientId: number,
  input: Input,
  isAdmin: boolean,
): Promise<Receipt> {
  await lockBook(db, clientId);
  const { bank_account, received_on, rate, method, allocations } = input;
  const lease_id = input.lease ?? null;
  if (lease_id !== null) await checkLease(db, clientId, lease_id);
  const account = await activeAccount(db, clientId, bank_account);
  const received = { day: received_on, field: 'received_on', now: actor.now };
  await checkDay(db, clientId, received);
  await checkUnreconciled(db, bank_account, received);
  checkCurrencies(input, account);
  if (rate) {
    await checkRate(db, clientId, { on: received_on, rate }, { isAdmin, today: today(actor.now) });
  }
  await checkRepeated(db, input);
  const currency = storedCurrencies[input.amount.currency];
  const amount = toMinor(input.amount.amount);
  const paid = input.paid
    ? { currency: storedCurrencies[input.paid.currency], amount: toMinor(input.paid.amount) }
    : null;
  if (lease_id === null && Array.isArray(allocations)) {
    throw fieldError('lease', issueText({ code: 'required', params: {} }));
  }
  const parts =
    lease_id === null ? [] : await chooseParts(db, allocations, { lease_id, currency, left: amount });
  const transfers = receivedMoney(bank_account, unallocatedAccount(lease_id, currency), amount, paid);
  const entry = await postEntry(db, actor, clientId, {
    kind: 'receipt',
    effective_on: received_on,
    transfers,
  });
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO receipts (client_id, lease_id, bank_account_id, received_on, recorded_on, currency, amount, paid_currency,
          paid_amount, rate, method, reference, payer, entry_seq)
        VALUES (${clientId}, ${lease_id}, ${bank_account}, ${received_on}, ${today(actor.now)}, ${currency}, ${String(amount)},
          ${paid?.currency ?? null}, ${paid ? String(paid.amount) : null}, ${rate ?? null}, ${method},
          ${input.reference || null}, ${input.payer || null}, ${entry}) RETURNING id`,
  );
  if (!made) throw new Error('No receipt was made.');
  const money = { receipt_id: made.id, received_on, credited_on: received_on };
  await postAllocations(db, actor, clientId, money, parts);
  const receipt = await readReceipt(db, made.id);
  await recordEvent(db, actor, {
    action: 'receive',
    subject: lease_id === null ? { type: 'book', id: clientId } : { type: 'lease', id: lease_id },
    clientId,
    changes: { receipt: [null, receipt.number], amount: [null, receipt.amount] },
  });
  return receipt;
}
