import { laterOf, type PlainDate } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { openDays } from './days.ts';
import { claimOf, moneyOf, type Split } from './moves.ts';
import { postEntry } from './post.ts';
import { deducted, type Part, type Piece, piecesOf, ratesOn, readVacancies } from './rates.ts';

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
    /** What was taken back, and whose place this takes. */
    replaces_id?: number | null;
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
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id, replaces_id)
    SELECT ${clientId}, entry_seq, effective_on, charge_id, receipt_id, invoice_id, lease_id,
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id, replaces_id
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS a (entry_seq bigint, effective_on date, charge_id bigint,
      receipt_id bigint, invoice_id bigint, lease_id bigint, currency text, amount bigint, net bigint, vat bigint, commission_bp int, commission bigint,
      commission_vat_bp int, commission_vat bigint, rent_tax_bp int, rent_tax bigint, reverses_id bigint, replaces_id bigint)`);
}

/** The day from which the money of the receipt `r` is the lease's, in SQL: what was paid back, or taken back later than it was allocated, is so again from then on. */
export const creditedOn = sql`greatest(coalesce((SELECT e.effective_on FROM receipt_events v
    JOIN entries e ON e.client_id = v.client_id AND e.seq = v.entry_seq
    WHERE v.receipt_id = r.id AND v.kind = 'identified'), r.received_on),
  (SELECT max(b.effective_on) FROM receipt_refunds b WHERE b.receipt_id = r.id AND b.amount < 0),
  (SELECT max(u.effective_on) FROM allocations u JOIN allocations a ON a.id = u.reverses_id
    WHERE u.receipt_id = r.id AND u.effective_on > a.effective_on))`;

/** Money of a receipt, and its days. */
export interface Money {
  receipt_id: number;
  received_on: PlainDate;
  /** From which it is the lease's. */
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
    pieces,
  }: { receipt_id: number; effective_on: PlainDate; pieces: readonly Piece[] },
): Promise<number> {
  const allocations = pieces.map((piece) => ({ ...piece, split: deducted(piece, piece.rates) }));
  const claims = allocations.map(({ charge, split }) => claimOf(charge, split));
  const money = allocations.flatMap(({ charge, split }) => moneyOf(charge, split));
  const transfers = [...claims, ...money];
  const seq = await postEntry(db, actor, clientId, { kind: 'allocation', effective_on, transfers });
  const records = allocations.map(({ charge: { id, lease_id, currency }, split, replaces_id }) => ({
    ...split,
    ...{ entry_seq: seq, effective_on, charge_id: id, lease_id, currency, receipt_id, replaces_id },
  }));
  await insertAllocations(db, clientId, records);
  return seq;
}

/**
 * Allocates money of a receipt: one entry for each day on which it counts, the later of money and charge, or the first that is not
 * locked. Rent pays commission and tax at the rates of the later of receipt and charge, whatever is locked; what takes the place of
 * an allocation that was taken back keeps its rates. The book is locked already.
 *
 * @param parts one of each charge, of one lease. @returns the numbers of the entries.
 */
export async function postAllocations(
  db: Db,
  actor: Actor,
  clientId: number,
  { receipt_id, received_on, credited_on }: Money,
  parts: readonly Part[],
): Promise<number[]> {
  if (parts.length === 0) return [];
  const openDay = await openDays(db, clientId);
  const vacancies = await readVacancies(db, receipt_id);
  const rates = new Map<PlainDate, Awaited<ReturnType<typeof ratesOn>>>();
  const days = new Map<PlainDate, Piece[]>();
  for (const part of parts) {
    const { charge } = part;
    const rateDay = laterOf(received_on, charge.charged_on);
    const ofDay = rates.get(rateDay) ?? (await ratesOn(db, clientId, charge.property_id, rateDay));
    rates.set(rateDay, ofDay);
    const day = openDay(laterOf(credited_on, charge.effective_on));
    days.set(day, [...(days.get(day) ?? []), ...piecesOf(part, vacancies, ofDay(charge))]);
  }
  const entries: number[] = [];
  for (const [effective_on, pieces] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    entries.push(await postDay(db, actor, clientId, { receipt_id, effective_on, pieces }));
  }
  return entries;
}
