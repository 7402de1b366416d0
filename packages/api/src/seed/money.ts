import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { addDays, addMonths, type Month, monthOf, today } from '@rentsafe/domain/date';
import { allocateInOrder } from '@rentsafe/domain/ledger';
import { asc, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { executeRun } from '../charge/run.ts';
import { type Db, rows } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { deducted, insertAllocations, type Part, ratesOn } from '../ledger/allocations.ts';
import { claimOf, moneyOf } from '../ledger/moves.ts';
import { allocatable, type OpenCharge, readOpenCharges } from '../ledger/openCharges.ts';
import { type Entry, postEntries } from '../ledger/post.ts';
import { receivedMoney } from '../receipt/insert.ts';
import { reverseReceipt } from '../receipt/verbs.ts';
import { seedClaims } from './claims.ts';
import { insertMany } from './insertMany.ts';
import { type Payment, paymentOf } from './payments.ts';

const client_id = PROVIDER_CLIENT_ID;

interface Paid extends Payment {
  lease_id: number;
  parts: Part[];
}

/** What the tenants pay in a month, in the order of days. */
function paymentsOf(open: readonly OpenCharge[], month: Month, until: string): Paid[] {
  const leases = new Map<number, OpenCharge[]>();
  for (const charge of open) leases.set(charge.lease_id, [...(leases.get(charge.lease_id) ?? []), charge]);
  return [...leases]
    .flatMap(([lease_id, charges]) => {
      const items = allocatable(charges);
      const payment = paymentOf(
        lease_id,
        month,
        items.reduce((sum, item) => sum + item.open, 0n),
      );
      if (!payment || payment.received_on > until) return [];
      return [{ ...payment, lease_id, parts: allocateInOrder(items, payment.amount) }];
    })
    .toSorted((a, b) => (a.received_on < b.received_on ? -1 : Number(a.received_on > b.received_on)));
}

/** Posts payments as receipts do, many at once. Returns the ids of the receipts. */
async function receive(db: Db, actor: Actor, bank: number, payments: readonly Paid[]): Promise<number[]> {
  const rates = await ratesOn(db, client_id, 0, payments[0]?.received_on ?? '');
  const planned = payments.map(({ lease_id, amount, received_on: effective_on, parts }) => {
    const splits = parts.map((part) => ({ charge: part.charge, split: deducted(part, rates) }));
    const credit = { kind: 'credit', currency: 'USD', lease_id } as const;
    const entries: Entry[] = [
      { kind: 'receipt', effective_on, transfers: receivedMoney(bank, credit, amount, null) },
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
  const receipts = payments.map(({ parts, bounces, received_on, amount, ...payment }, nth) => ({
    ...payment,
    ...{ client_id, number: '', bank_account_id: bank, received_on, recorded_on: received_on },
    ...{ currency: 'USD', amount: String(amount), entry_seq: seqs[2 * nth] },
  }));
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

/** Charges a month and receives what its tenants pay; a month that has been charged stays as it is. */
async function seedMonth(db: Db, actor: Actor, bank: number, month: Month): Promise<void> {
  await lockBook(db, client_id);
  const { charges } = await executeRun(db, actor, client_id, month);
  if (charges === 0) return;
  const day = today(actor.now);
  const open = await readOpenCharges(db, sql`oi.client_id = ${client_id}`);
  const payments = paymentsOf(open, month, day);
  if (payments.length === 0) return;
  const ids = await receive(db, actor, bank, payments);
  for (const [nth, { bounces, received_on }] of payments.entries()) {
    const on = addDays(received_on, 4);
    if (!bounces || on > day) continue;
    await reverseReceipt(
      db,
      actor,
      { id: ids[nth] ?? 0, client_id },
      { on, reason: 'Cheque returned unpaid' },
    );
  }
}

/** The account of the sample receipts, and the commission on them, made where there is none. */
async function bankAccount(db: Db, now: Date): Promise<number> {
  const find = () =>
    rows<{ id: number }>(
      db,
      sql`SELECT id FROM bank_accounts WHERE client_id = ${client_id} ORDER BY id LIMIT 1`,
    );
  const [found] = await find();
  if (found) return found.id;
  await db.execute(
    sql`INSERT INTO commission_rules (client_id, from_on, rate_bp) VALUES (${client_id}, '2015-01-01', 1000)`,
  );
  await db.execute(sql`INSERT INTO bank_accounts (client_id, name, kind, bank_name, number, currency, created_at)
    VALUES (${client_id}, 'Trust account', 'bank', 'CBZ', '01120345670012', 'USD', ${now.toISOString()})`);
  return (await find())[0]?.id ?? 0;
}

export interface MoneyOptions {
  now: Date;
  /** How many, up to the present one. */
  months: number;
  signal?: AbortSignal | undefined;
}

/**
 * Months of rent of the sample portfolio, and of receipts by tenants who pay in time, late, in part, or with cheques that bounce;
 * and what was done about the oldest debts.
 */
export async function seedMoney(db: Db, { now, months, signal }: MoneyOptions): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1);
  const actor = { userId: admin?.id ?? null, clientId: client_id, requestId: 'command line', now };
  const bank = await db.transaction((tx) => bankAccount(tx, now));
  const last = monthOf(today(now));
  for (let nth = months - 1; nth >= 0; nth--) {
    signal?.throwIfAborted();
    await db.transaction((tx) => seedMonth(tx, actor, bank, addMonths(last, -nth)));
  }
  await db.transaction((tx) => seedClaims(tx, actor));
}
