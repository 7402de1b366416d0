import type { AuditAction } from '@rentsafe/domain/audit';
import { today } from '@rentsafe/domain/date';
import {
  type AllocationChoice,
  type Receipt,
  type ReceiptSource,
  type ReceiptState,
  type receiptIdentification,
  type receiptReversal,
  receiptSteps,
  type receiptUnallocation,
} from '@rentsafe/domain/receipt';
import { laterOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Changes, recordEvent } from '../audit/events.ts';
import { checkUnreconciled } from '../bankAccount/reconciled.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { receipts } from '../db/schema.ts';
import { fieldError, fieldErrors, HttpError, unknownReferenceText } from '../http/errors.ts';
import { creditedOn, postAllocations } from '../ledger/allocations.ts';
import { checkDay, openDays } from '../ledger/days.ts';
import { chooseParts } from '../ledger/parts.ts';
import { mirrored, postEntry } from '../ledger/post.ts';
import { sourceOf } from '../ledger/receiptSource.ts';
import { type LiveAllocation, postUnallocation, postUndoing, readLiveAllocations } from '../ledger/undo.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { checkLease, receivedMoney, unallocatedAccount } from './insert.ts';
import { readReceipt, stateOf } from './read.ts';

/** What the steps of a receipt need of it. */
interface Stored {
  number: string;
  source: ReceiptSource;
  state: ReceiptState;
  lease_id: number | null;
  /** Null for an opening balance, and for what came from the deposit. */
  bank_account_id: number | null;
  currency: StoredCurrency;
  amount: string;
  used: string;
  /** What was paid back of it. */
  refunded: string;
  paid_currency: StoredCurrency | null;
  paid_amount: string | null;
  received_on: PlainDate;
  /** The day from which it is the lease's. */
  credited_on: PlainDate;
  entry_seq: number;
}

async function readStored(db: Db, { id }: BookRecord): Promise<Stored> {
  const [receipt] = await rows<Stored>(
    db,
    sql`SELECT r.number, ${sourceOf} AS source, ${stateOf} AS state, s.lease_id, r.bank_account_id, r.currency, r.amount::text, s.used::text,
          (SELECT coalesce(sum(amount), 0)::text FROM receipt_refunds WHERE receipt_id = r.id) AS refunded,
          r.paid_currency, r.paid_amount::text, r.received_on::text, r.entry_seq::int,
          ${creditedOn}::text AS credited_on
        FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id WHERE r.id = ${id}`,
  );
  if (!receipt) throw new Error('A receipt is gone.');
  return receipt;
}

/** Writes the audit event of what was done to a receipt, and reads the receipt. */
async function recorded(
  { db, actor }: StepContext,
  { id, client_id: clientId }: BookRecord,
  action: AuditAction,
  changes: Changes = {},
): Promise<Receipt> {
  const receipt = await readReceipt(db, id);
  const { lease, number } = receipt;
  await recordEvent(db, actor, {
    action,
    subject: lease ? { type: 'lease', id: lease.id } : { type: 'book', id: clientId },
    clientId,
    changes: { receipt: [null, number], ...changes },
  });
  return receipt;
}

async function settle(
  { db, actor }: StepContext,
  { id, client_id, source, currency, amount, used, received_on, credited_on }: BookRecord & Stored,
  lease_id: number,
  choice: AllocationChoice,
): Promise<void> {
  const left = BigInt(amount) - BigInt(used);
  const parts = await chooseParts(db, choice, {
    ...{ lease_id, currency, left },
    fromDeposit: source === 'deposit',
  });
  await postAllocations(db, actor, client_id, { receipt_id: id, received_on, credited_on }, parts);
}

/** @throws HttpError 400 for a lease of another book, or allocations over what is open; 409 for an identified receipt. */
async function identify(
  context: StepContext<z.output<typeof receiptIdentification>>,
  receipt: BookRecord & Stored,
): Promise<Receipt> {
  const { db, actor } = context;
  const { lease, allocations } = context.body;
  const { id, client_id, currency, received_on } = receipt;
  await checkLease(db, client_id, lease);
  const openDay = await openDays(db, client_id);
  const credited_on = openDay(received_on);
  const entry = await postEntry(db, actor, client_id, {
    kind: 'identification',
    effective_on: credited_on,
    transfers: [
      {
        debit: unallocatedAccount(null, currency),
        credit: unallocatedAccount(lease, currency),
        amount: BigInt(receipt.amount),
      },
    ],
  });
  await db.execute(sql`INSERT INTO receipt_events (client_id, receipt_id, kind, lease_id, entry_seq)
    VALUES (${client_id}, ${id}, 'identified', ${lease}, ${entry})`);
  await settle(context, { ...receipt, credited_on }, lease, allocations);
  return recorded(context, receipt, 'identify');
}

/** Those of the charges that a person named. @throws HttpError 400 for a charge without one. */
function chosenAllocations(live: readonly LiveAllocation[], charges: readonly number[]) {
  const unknown = charges.filter((charge) => !live.some(({ charge_id }) => charge_id === charge));
  if (unknown.length > 0) {
    throw fieldErrors(
      unknown.map((charge) => ({ path: ['charges'], message: unknownReferenceText(charge) })),
    );
  }
  return live.filter(({ charge_id }) => charges.includes(charge_id));
}

/**
 * Without `charges` of all of them.
 *
 * @throws HttpError 403 where a landlord who was paid would come to owe the money, and the caller is no Admin; 409 where there is
 * nothing to take back, or a deposit is no longer held.
 */
async function unallocate(
  context: StepContext<z.output<typeof receiptUnallocation>>,
  receipt: BookRecord & Stored,
): Promise<Receipt> {
  const { db, actor, body, level } = context;
  const live = await readLiveAllocations(db, sql`a.receipt_id = ${receipt.id}`);
  const chosen = body.charges ? chosenAllocations(live, body.charges) : live;
  const undoing = { state: receipt.state, mayOwe: level !== 'user' };
  await postUnallocation(db, actor, receipt.client_id, chosen, undoing);
  return recorded(context, receipt, 'unallocate');
}

/**
 * Reverses a receipt: its allocations are taken back and the money leaves, in one entry. What was allocated to charges of days to
 * come is taken back on those days: no reversal may be dated so late.
 *
 * @throws HttpError 400 for a day before what it reverses, to come, locked or reconciled; 409 for a reversed receipt, a deposit that is no
 * longer held, or money that was paid back.
 */
async function reverse(
  context: StepContext<z.output<typeof receiptReversal>>,
  receipt: BookRecord & Stored,
): Promise<Receipt> {
  const { db, actor } = context;
  const { on, reason } = context.body;
  const { id, client_id } = receipt;
  const live = await readLiveAllocations(db, sql`a.receipt_id = ${id}`);
  const day = on ?? today(actor.now);
  const { state, credited_on, lease_id, currency, bank_account_id, amount, entry_seq } = receipt;
  if (receipt.refunded !== '0') {
    const detail = `${toDecimal(BigInt(receipt.refunded))} of this receipt was paid back.`;
    throw new HttpError(409, { detail, state });
  }
  const isAhead = ({ effective_on }: LiveAllocation) => effective_on > today(actor.now);
  const ahead = live.filter(isAhead);
  const counting = live.filter((allocation) => !isAhead(allocation));
  const earliest = counting.reduce((latest, { effective_on }) => laterOf(latest, effective_on), credited_on);
  const reversed = { day, field: 'on', now: actor.now };
  await checkDay(db, client_id, reversed);
  if (bank_account_id !== null) {
    await checkUnreconciled(db, bank_account_id, reversed);
    await activeAccount(db, client_id, bank_account_id, 'on');
  }
  if (day < earliest) throw fieldError('on', `Not before ${earliest}.`);
  const paid =
    receipt.paid_currency && receipt.paid_amount
      ? { currency: receipt.paid_currency, amount: BigInt(receipt.paid_amount) }
      : null;
  const to = unallocatedAccount(lease_id, currency);
  const received =
    bank_account_id === null
      ? [
          {
            debit: { kind: 'deposit', currency, lease_id: lease_id ?? 0 } as const,
            credit: to,
            amount: BigInt(amount),
          },
        ]
      : receivedMoney(bank_account_id, to, BigInt(amount), paid);
  const entry = {
    kind: 'receipt_reversal' as const,
    effective_on: day,
    reason,
    reverses_seq: entry_seq,
    transfers: received.map(mirrored),
  };
  const undoing = { state, mayOwe: true };
  await postUnallocation(db, actor, client_id, ahead, undoing);
  const seq = await postUndoing(db, actor, client_id, entry, counting, undoing);
  await db.execute(sql`INSERT INTO receipt_events (client_id, receipt_id, kind, entry_seq)
    VALUES (${client_id}, ${id}, 'reversed', ${seq})`);
  return recorded(context, receipt, 'reverse', { reason: [null, reason], on: [null, day] });
}

export const receiptTaker = takeSteps(
  receiptSteps,
  { table: receipts, read: readStored },
  {
    identify,
    allocate: async (context, receipt) => {
      await settle(context, receipt, receipt.lease_id ?? 0, context.body.allocations);
      return recorded(context, receipt, 'allocate');
    },
    unallocate,
    reverse,
  },
);
