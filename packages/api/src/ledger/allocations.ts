import { laterOf, type PlainDate } from '@rentsafe/domain/date';
import { deductionsOf, netAndVat } from '@rentsafe/domain/ledger';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { commissionRate } from '../commission/rules.ts';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { readRates } from '../tax/rates.ts';
import { openDays } from './days.ts';
import { claimOf, moneyOf, type Split } from './moves.ts';
import type { OpenCharge } from './openCharges.ts';
import { postEntry } from './post.ts';

/** So much of a charge that is settled now. */
export interface Part {
  charge: OpenCharge;
  amount: bigint;
}

/** What settles: money of a receipt, or a credit note. */
export type Source = { receipt_id: number } | { invoice_id: number };

/** An allocation to be stored, of an entry that has been posted. */
export type NewAllocation = Split &
  (Source | { reverses_id: number }) & {
    entry_seq: number;
    effective_on: PlainDate;
    charge_id: number;
    lease_id: number;
    currency: StoredCurrency;
  };

/** Stores the allocations of entries; each entry's all at once. */
export async function insertAllocations(
  db: Db,
  clientId: number,
  allocations: readonly NewAllocation[],
): Promise<void> {
  const records = allocations.map((allocation) =>
    Object.fromEntries(
      Object.entries(allocation).map(([key, value]) => [
        key,
        typeof value === 'bigint' ? String(value) : value,
      ]),
    ),
  );
  await db.execute(sql`INSERT INTO allocations (client_id, entry_seq, effective_on, charge_id, receipt_id, invoice_id, lease_id,
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id)
    SELECT ${clientId}, entry_seq, effective_on, charge_id, receipt_id, invoice_id, lease_id,
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS a (entry_seq bigint, effective_on date, charge_id bigint,
      receipt_id bigint, invoice_id bigint, lease_id bigint, currency text, amount bigint, net bigint, vat bigint, commission_bp int, commission bigint,
      commission_vat_bp int, commission_vat bigint, rent_tax_bp int, rent_tax bigint, reverses_id bigint)`);
}

const none = {
  commission_bp: 0,
  commission: 0n,
  commission_vat_bp: 0,
  commission_vat: 0n,
  rent_tax_bp: 0,
  rent_tax: 0n,
};

/** The parts of an amount without deductions: of a credit note, or of a charge that is not rent. */
export function splitOf({ amount: whole, vat, settled, settled_vat }: OpenCharge, amount: bigint): Split {
  const paid = { amount: whole, vat, allocated: settled, allocatedVat: settled_vat };
  return { amount, ...netAndVat(paid, amount), ...none };
}

/** The rates that hold for rent of a property that is collected on a day, in basis points. */
export async function ratesOn(db: Db, clientId: number, property: number, day: PlainDate) {
  const [book] = await rows<{ vat_registered: boolean }>(
    db,
    sql`SELECT vat_registered FROM books WHERE client_id = ${clientId}`,
  );
  const rateOn = await readRates(db);
  return {
    commission: await commissionRate(db, clientId, property, day),
    vat: book?.vat_registered ? rateOn('vat', day) : 0,
    rentTax: rateOn('rent_tax', day),
  };
}

/** The parts of an amount, with what is deducted from rent. */
export function deducted({ charge, amount }: Part, rates: Awaited<ReturnType<typeof ratesOn>>): Split {
  const split = splitOf(charge, amount);
  if (charge.type !== 'rent') return split;
  const own = charge.withholds ? rates : { ...rates, rentTax: 0 };
  const { commission, vat, rentTax } = own;
  return {
    ...split,
    ...deductionsOf(split.net, own),
    ...{ commission_bp: commission, commission_vat_bp: vat, rent_tax_bp: rentTax },
  };
}

/** The day from which the money of the receipt `r` is the lease's, in SQL: what was paid back, or taken back later than it was allocated, is so again from then on. */
export const creditedOn = sql`greatest(coalesce((SELECT e.effective_on FROM receipt_events v
    JOIN entries e ON e.client_id = v.client_id AND e.seq = v.entry_seq
    WHERE v.receipt_id = r.id AND v.kind = 'identified'), r.received_on),
  (SELECT max(b.effective_on) FROM receipt_refunds b WHERE b.receipt_id = r.id AND b.amount < 0),
  (SELECT max(u.effective_on) FROM allocations u JOIN allocations a ON a.id = u.reverses_id
    WHERE u.receipt_id = r.id AND u.effective_on > a.effective_on))`;

/** Money of a receipt, and the day from which it is the lease's. */
export interface Money {
  receipt_id: number;
  credited_on: PlainDate;
}

/** One entry, of one day. */
async function postDay(
  db: Db,
  actor: Actor,
  clientId: number,
  {
    receipt_id,
    effective_on,
    parts,
  }: { receipt_id: number; effective_on: PlainDate; parts: readonly Part[] },
): Promise<number> {
  const rates = await ratesOn(db, clientId, parts[0]?.charge.property_id ?? 0, effective_on);
  const allocations = parts.map((part) => ({ charge: part.charge, split: deducted(part, rates) }));
  const claims = allocations.map(({ charge, split }) => claimOf(charge, split));
  const money = allocations.flatMap(({ charge, split }) => moneyOf(charge, split));
  const transfers = [...claims, ...money];
  const seq = await postEntry(db, actor, clientId, { kind: 'allocation', effective_on, transfers });
  const records = allocations.map(({ charge: { id, lease_id, currency }, split }) => ({
    ...split,
    ...{ entry_seq: seq, effective_on, charge_id: id, lease_id, currency, receipt_id },
  }));
  await insertAllocations(db, clientId, records);
  return seq;
}

/**
 * Allocates money of a receipt: one entry for each day on which it counts, the later of money and charge. Rent pays commission
 * and tax at the rates of that day. The book is locked already.
 *
 * @param parts one of each charge, of one lease. @returns the numbers of the entries.
 */
export async function postAllocations(
  db: Db,
  actor: Actor,
  clientId: number,
  { receipt_id, credited_on }: Money,
  parts: readonly Part[],
): Promise<number[]> {
  if (parts.length === 0) return [];
  const openDay = await openDays(db, clientId);
  const days = new Map<PlainDate, Part[]>();
  for (const part of parts) {
    const day = openDay(laterOf(credited_on, part.charge.effective_on));
    days.set(day, [...(days.get(day) ?? []), part]);
  }
  const entries: number[] = [];
  for (const [effective_on, ofDay] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    entries.push(await postDay(db, actor, clientId, { receipt_id, effective_on, parts: ofDay }));
  }
  return entries;
}
