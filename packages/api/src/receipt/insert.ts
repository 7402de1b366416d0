import { today } from '@rentsafe/domain/date';
import type { LeaseState } from '@rentsafe/domain/lease';
import { exchanged, type Money } from '@rentsafe/domain/money';
import type { Receipt, receiptInput } from '@rentsafe/domain/receipt';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Actor } from '../audit/events.ts';
import { requireUnreconciled } from '../bankAccount/reconciled.ts';
import { requireActive } from '../bankAccount/repository.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { duplicate, fieldError, unknownReference } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { Account } from '../ledger/account.ts';
import { allocationsInsert, type NewAllocation, plannedAllocations } from '../ledger/allocations.ts';
import { checkDay } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { chooseParts } from '../ledger/parts.ts';
import { postEntries } from '../ledger/post.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { checkRate } from '../rate/far.ts';
import { readFacts } from './facts.ts';
import { readReceipt } from './read.ts';

type Input = z.output<typeof receiptInput>;

/** @throws HttpError 400 for a lease of another book, or one that never was in force. */
function requireLet(state: LeaseState | null | undefined, lease: number): void {
  if (!state) throw unknownReference(['lease'], lease);
  if (state === 'draft') throw fieldError('lease', 'This lease is a draft. Activate it first.');
  if (state === 'cancelled') throw fieldError('lease', 'This lease is cancelled.');
}

/** As `requireLet`. */
export async function checkLease(db: Db, clientId: number, lease: number): Promise<void> {
  const [found] = await rows<{ state: LeaseState }>(
    db,
    sql`SELECT state FROM leases WHERE id = ${lease} AND client_id = ${clientId}`,
  );
  requireLet(found?.state, lease);
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

/** Stores a receipt and its allocations as one statement: the receipt, collected as one value, is there before its allocations are. */
async function stored(
  db: Db,
  clientId: number,
  receipt: SQL,
  allocations: readonly NewAllocation[],
): Promise<{ id: number; number: string }> {
  const own = { id: sql`own.id`, from: sql`(SELECT max(id) AS id FROM made) own` };
  const [made] = await rows<{ id: number; number: string }>(
    db,
    allocations.length === 0
      ? receipt
      : sql`WITH made AS (${receipt}), allocated AS (${allocationsInsert(clientId, allocations, own)}) SELECT id, number FROM made`,
  );
  if (!made) throw new Error('No receipt was made.');
  return made;
}

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
  const currency = storedCurrencies[input.amount.currency];
  const amount = toMinor(input.amount.amount);
  const reference = input.reference || null;
  const asked = { lease: lease_id, bank_account, received_on, currency, amount, reference };
  const facts = await readFacts(db, clientId, asked);
  if (lease_id !== null) requireLet(facts.state, lease_id);
  const account = requireActive(facts.account, bank_account);
  const received = { day: received_on, field: 'received_on', now: actor.now };
  await checkDay(db, clientId, received);
  requireUnreconciled(facts.reconciled, received);
  checkCurrencies(input, account);
  if (rate) {
    await checkRate(db, clientId, { on: received_on, rate }, { isAdmin, today: today(actor.now) });
  }
  if (facts.repeated) throw duplicate('reference', 'This receipt already exists.', facts.repeated);
  const paid = input.paid
    ? { currency: storedCurrencies[input.paid.currency], amount: toMinor(input.paid.amount) }
    : null;
  if (lease_id === null && Array.isArray(allocations)) {
    throw fieldError('lease', issueText({ code: 'required', params: {} }));
  }
  const { open } = facts;
  const parts =
    lease_id === null ? [] : await chooseParts(db, allocations, { lease_id, currency, left: amount, open });
  const [first] = open;
  const planned = await plannedAllocations(
    db,
    clientId,
    { received_on, credited_on: received_on },
    parts,
    first && { day: received_on, property_id: first.property_id, ofDay: facts.rates },
  );
  const transfers = receivedMoney(bank_account, unallocatedAccount(lease_id, currency), amount, paid);
  const noneOwed = open.every(({ has_owed }) => !has_owed);
  const [entry = 0, ...allocated] = await postEntries(
    db,
    actor,
    clientId,
    [{ kind: 'receipt' as const, effective_on: received_on, transfers }, ...planned.entries].map((each) => ({
      ...each,
      noneOwed,
    })),
  );
  const receipt = sql`INSERT INTO receipts (client_id, lease_id, bank_account_id, received_on, recorded_on, currency, amount, paid_currency,
      paid_amount, rate, method, reference, payer, entry_seq)
    VALUES (${clientId}, ${lease_id}, ${bank_account}, ${received_on}, ${today(actor.now)}, ${currency}, ${String(amount)},
      ${paid?.currency ?? null}, ${paid ? String(paid.amount) : null}, ${rate ?? null}, ${method},
      ${reference}, ${input.payer || null}, ${entry}) RETURNING id, number`;
  const made = await stored(db, clientId, receipt, planned.recordsOf(allocated));
  return readReceipt(db, made.id, {
    actor,
    event: {
      action: 'receive',
      subject: lease_id === null ? { type: 'book', id: clientId } : { type: 'lease', id: lease_id },
      clientId,
      changes: {
        receipt: [null, made.number],
        amount: [null, { amount: toDecimal(amount), currency: input.amount.currency }],
      },
    },
  });
}
