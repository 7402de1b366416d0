import { today } from '@rentsafe/domain/date';
import { allocateInOrder } from '@rentsafe/domain/ledger';
import { addDays, dayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { insertAllocations } from '../ledger/allocations.ts';
import type { Entry } from '../ledger/entry.ts';
import { claimOf, moneyOf } from '../ledger/moves.ts';
import { allocatable, type OpenCharge, readOpenCharges } from '../ledger/openCharges.ts';
import { postEntries } from '../ledger/post.ts';
import { deducted, type Part, ratesOn } from '../ledger/rates.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { receivedMoney, unallocatedAccount } from '../receipt/insert.ts';
import { receiptTaker } from '../receipt/steps.ts';
import { insertMany } from './insertMany.ts';
import { sampleEntries } from './own.ts';
import { type Payment, paymentOf } from './payments.ts';

/** The accounts that receive money. */
export type Banks = Record<StoredCurrency, number>;

interface Paid extends Payment {
  lease_id: number;
  parts: Part[];
}

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** What the tenants pay on some days of a month, in their order. */
function paymentsOf(open: readonly OpenCharge[], month: Month, { from, to }: Days): Paid[] {
  const owing = new Map<string, OpenCharge[]>();
  for (const charge of open) {
    const key = `${charge.lease_id} ${charge.currency}`;
    owing.set(key, [...(owing.get(key) ?? []), charge]);
  }
  return [...owing.values()]
    .flatMap((charges) => {
      const [{ lease_id, currency } = { lease_id: 0, currency: 'USD' as const }] = charges;
      const items = allocatable(charges);
      const owed = items.reduce((sum, item) => sum + item.open, 0n);
      const payment = paymentOf(lease_id, month, { currency, owed });
      if (!payment || payment.received_on < from || payment.received_on > to) return [];
      return [{ ...payment, lease_id, parts: allocateInOrder(items, payment.amount) }];
    })
    .toSorted((a, b) => (a.received_on < b.received_on ? -1 : Number(a.received_on > b.received_on)));
}

const bankOf = (banks: Banks, { currency, paid }: Payment) => banks[paid?.currency ?? currency];

/** Posts payments as receipts do, many at once. Returns the ids of the receipts. */
async function insertPayments(
  db: Db,
  actor: Actor,
  banks: Banks,
  payments: readonly Paid[],
): Promise<number[]> {
  const { clientId: client_id } = actor;
  const rates = await ratesOn(db, client_id, 0, payments[0]?.received_on ?? '');
  const planned = payments.map((payment) => {
    const { lease_id, currency, amount, paid, received_on: effective_on } = payment;
    const splits = payment.parts.map((part) => ({
      charge: part.charge,
      split: deducted(part, rates(part.charge)),
    }));
    const to = unallocatedAccount(lease_id, currency);
    const entries: Entry[] = [
      { kind: 'receipt', effective_on, transfers: receivedMoney(bankOf(banks, payment), to, amount, paid) },
      {
        kind: 'allocation',
        effective_on,
        transfers: [
          ...splits.map(({ charge, split }) => claimOf(charge, split)),
          ...splits.flatMap(({ charge, split }) => moneyOf(charge, split)),
        ],
      },
    ];
    return { splits, entries };
  });
  const seqs = await postEntries(
    db,
    actor,
    client_id,
    planned.flatMap(({ entries }) => entries),
  );
  const receipts = payments.map((payment, nth) => {
    const { lease_id, received_on, currency, amount, paid, method, reference } = payment;
    return {
      ...{ client_id, number: '', lease_id, method, reference, currency, amount: String(amount) },
      ...{ bank_account_id: bankOf(banks, payment), received_on, recorded_on: received_on },
      paid_currency: paid?.currency ?? null,
      paid_amount: paid ? String(paid.amount) : null,
      rate: paid?.rate ?? null,
      entry_seq: seqs[2 * nth],
    };
  });
  const made = await insertMany<{ id: number }>(db, sql`receipts`, receipts, sql`id`);
  const ids = made.map(({ id }) => id);
  const allocations = planned.flatMap(({ splits }, nth) =>
    splits.map(({ charge: { id, lease_id, currency }, split }) => ({
      ...split,
      ...{ charge_id: id, lease_id, currency, receipt_id: ids[nth] ?? 0 },
      ...{ entry_seq: seqs[2 * nth + 1] ?? 0, effective_on: payments[nth]?.received_on ?? '' },
    })),
  );
  await insertAllocations(db, client_id, allocations);
  return ids;
}

/**
 * Receives what the tenants of the sample leases pay on some days of a month, each once at most; some of it bounces.
 *
 * @param except leases of which nothing is paid.
 */
export async function receivePayments(
  db: Db,
  actor: Actor,
  banks: Banks,
  month: Month,
  { from, to, except = [] }: { from: number; to: number; except?: readonly number[] },
): Promise<void> {
  const { clientId: client_id, now } = actor;
  const day = today(now);
  const charges = await readOpenCharges(
    db,
    sql`oi.client_id = ${client_id} AND c.entry_seq IN ${sampleEntries(actor)}`,
  );
  const open = charges.filter(({ lease_id }) => !except.includes(lease_id));
  const until = dayOf(month, to);
  const payments = paymentsOf(open, month, { from: dayOf(month, from), to: until < day ? until : day });
  if (payments.length === 0) return;
  const ids = await insertPayments(db, actor, banks, payments);
  for (const [nth, { bounces, received_on }] of payments.entries()) {
    const on = addDays(received_on, 4);
    if (!bounces || on > day) continue;
    const receipt = { id: ids[nth] ?? 0, client_id };
    const body = { on, reason: 'Cheque returned unpaid' };
    await receiptTaker.take('reverse', { db, actor, body, level: 'admin' }, receipt);
  }
}
