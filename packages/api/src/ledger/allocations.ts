import { laterOf, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { openDays } from './days.ts';
import type { Entry } from './entry.ts';
import { claimOf, moneyOf, type Split } from './moves.ts';
import { postEntry } from './post.ts';
import {
  deducted,
  type Part,
  type Piece,
  piecesOf,
  type RatesOfDay,
  ratesOn,
  readVacancies,
  type Vacancy,
} from './rates.ts';

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

/** The insertion of allocations of entries, each entry's all at once, in SQL. @param receipt what they are all of, where it has no id yet. */
export function allocationsInsert(
  clientId: number,
  allocations: readonly NewAllocation[],
  receipt?: { id: SQL; from: SQL },
): SQL {
  const records = allocations.map((allocation) =>
    Object.fromEntries(
      Object.entries(allocation).map(([key, value]) => [
        key,
        typeof value === 'bigint' ? String(value) : value,
      ]),
    ),
  );
  return sql`INSERT INTO allocations (client_id, entry_seq, effective_on, charge_id, receipt_id, invoice_id, lease_id,
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id, replaces_id)
    SELECT ${clientId}, entry_seq, effective_on, charge_id, ${receipt?.id ?? sql`receipt_id`}, invoice_id, lease_id,
      currency, amount, net, vat, commission_bp, commission, commission_vat_bp, commission_vat, rent_tax_bp, rent_tax, reverses_id, replaces_id
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS a (entry_seq bigint, effective_on date, charge_id bigint,
      receipt_id bigint, invoice_id bigint, lease_id bigint, currency text, amount bigint, net bigint, vat bigint, commission_bp int, commission bigint,
      commission_vat_bp int, commission_vat bigint, rent_tax_bp int, rent_tax bigint, reverses_id bigint, replaces_id bigint)
      ${receipt ? sql`CROSS JOIN ${receipt.from}` : sql``}`;
}

/** As `allocationsInsert`. */
export async function insertAllocations(
  db: Db,
  clientId: number,
  allocations: readonly NewAllocation[],
): Promise<void> {
  await db.execute(allocationsInsert(clientId, allocations));
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

/** What is allocated of a receipt on a day: the transfers, and the records of the entry that has them. */
export function allocationOf(receipt_id: number, effective_on: PlainDate, pieces: readonly Piece[]) {
  const allocations = pieces.map((piece) => ({ ...piece, split: deducted(piece, piece.rates) }));
  return {
    transfers: [
      ...allocations.map(({ charge, split }) => claimOf(charge, split)),
      ...allocations.flatMap(({ charge, split }) => moneyOf(charge, split)),
    ],
    recordsOf: (entry_seq: number): NewAllocation[] =>
      allocations.map(({ charge: { id, lease_id, currency }, split, replaces_id }) => ({
        ...split,
        ...{ entry_seq, effective_on, charge_id: id, lease_id, currency, receipt_id, replaces_id },
      })),
  };
}

/** Rates that have been read. */
interface KnownRates {
  day: PlainDate;
  property_id: number;
  ofDay: RatesOfDay;
}

/**
 * The days on which money of a receipt counts for charges: the later of money and charge, or the first that is not locked. Rent pays
 * commission and tax at the rates of the later of receipt and charge, whatever is locked; what takes the place of an allocation that
 * was taken back keeps its rates.
 *
 * @param parts one of each charge, of one lease.
 */
async function piecesOfDays(
  db: Db,
  clientId: number,
  { received_on, credited_on }: Omit<Money, 'receipt_id'>,
  parts: readonly Part[],
  { vacancies, known }: { vacancies: readonly Vacancy[]; known?: KnownRates | undefined },
): Promise<Map<PlainDate, Piece[]>> {
  const days = new Map<PlainDate, Piece[]>();
  if (parts.length === 0) return days;
  const openDay = await openDays(db, clientId);
  const rates = new Map<PlainDate, RatesOfDay>();
  for (const part of parts) {
    const { charge } = part;
    const rateDay = laterOf(received_on, charge.charged_on);
    const isKnown = known?.day === rateDay && known.property_id === charge.property_id;
    const ofDay =
      rates.get(rateDay) ??
      (isKnown ? known.ofDay : await ratesOn(db, clientId, charge.property_id, rateDay));
    rates.set(rateDay, ofDay);
    const day = openDay(laterOf(credited_on, charge.effective_on));
    days.set(day, [...(days.get(day) ?? []), ...piecesOf(part, vacancies, ofDay(charge))]);
  }
  return days;
}

/** As `piecesOfDays`, of a receipt that is stored. */
export const piecesByDay = async (
  db: Db,
  clientId: number,
  money: Money,
  parts: readonly Part[],
): Promise<Map<PlainDate, Piece[]>> =>
  piecesOfDays(db, clientId, money, parts, {
    vacancies: parts.length > 0 ? await readVacancies(db, money.receipt_id) : [],
  });

const inOrder = (days: Map<PlainDate, Piece[]>) => [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Allocates money of a receipt: one entry for each day on which it counts. The book is locked already. @returns their numbers. */
export async function postAllocations(
  db: Db,
  actor: Actor,
  clientId: number,
  money: Money,
  parts: readonly Part[],
): Promise<number[]> {
  const days = await piecesByDay(db, clientId, money, parts);
  const entries: number[] = [];
  for (const [effective_on, pieces] of inOrder(days)) {
    const { transfers, recordsOf } = allocationOf(money.receipt_id, effective_on, pieces);
    const seq = await postEntry(db, actor, clientId, { kind: 'allocation', effective_on, transfers });
    await insertAllocations(db, clientId, recordsOf(seq));
    entries.push(seq);
  }
  return entries;
}

/** What is allocated of a receipt that is yet to be stored: the entries, and the records that name them, by their numbers. */
export async function plannedAllocations(
  db: Db,
  clientId: number,
  money: Omit<Money, 'receipt_id'>,
  parts: readonly Part[],
  known?: KnownRates,
): Promise<{
  entries: Entry[];
  recordsOf: (seqs: readonly number[]) => NewAllocation[];
}> {
  const days = inOrder(await piecesOfDays(db, clientId, money, parts, { vacancies: [], known }));
  return {
    entries: days.map(([effective_on, pieces]) => {
      const { transfers } = allocationOf(0, effective_on, pieces);
      return { kind: 'allocation', effective_on, transfers };
    }),
    recordsOf: (seqs) =>
      days.flatMap(([effective_on, pieces], nth) =>
        allocationOf(0, effective_on, pieces).recordsOf(seqs[nth] ?? 0),
      ),
  };
}
