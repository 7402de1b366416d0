import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { type Account, keyOf } from './account.ts';
import { insertAllocations } from './allocations.ts';
import { openDays } from './days.ts';
import type { Entry } from './entry.ts';
import { claimOf, moneyOf, type Split, type SplitAmount, type Target, withAmounts } from './moves.ts';
import { targetColumns } from './openCharges.ts';
import { mirrored, postEntry } from './post.ts';
import { heldFrom, leastOf } from './there.ts';

/** An allocation that has not been taken back. */
export interface LiveAllocation extends Target, Split {
  id: number;
  charge_id: number;
  receipt_id: number;
  /** Of the credit note instead of a receipt. */
  invoice_id: number | null;
  effective_on: PlainDate;
}

type Stored = Omit<LiveAllocation, SplitAmount> & Record<SplitAmount, string>;

/** The allocation `a` has not been taken back, in SQL. */
export const isLive = sql`a.amount > 0 AND NOT EXISTS (SELECT FROM allocations u WHERE u.reverses_id = a.id)`;

/** The allocations `a` that `condition` finds and that have not been taken back, oldest first. */
export async function readLiveAllocations(db: Db, condition: SQL): Promise<LiveAllocation[]> {
  const found = await rows<Stored>(
    db,
    sql`SELECT a.id, a.charge_id, a.receipt_id, a.invoice_id, a.effective_on::text, ${targetColumns}, a.amount::text, a.net::text, a.vat::text, a.commission_bp, a.commission::text, a.commission_vat_bp,
          a.commission_vat::text, a.rent_tax_bp, a.rent_tax::text
        FROM allocations a JOIN charges c ON c.id = a.charge_id JOIN ownerships o ON o.id = c.ownership_id
        WHERE ${condition} AND ${isLive} ORDER BY a.id`,
  );
  return found.map((row) => withAmounts(row, BigInt));
}

/** Deposits that are no longer held cannot be taken back. @throws HttpError 409 */
async function checkDeposits(
  db: Db,
  clientId: number,
  allocations: readonly LiveAllocation[],
  { day, state }: { day: PlainDate; state: string },
): Promise<void> {
  const deposits = allocations.filter(({ type }) => type === 'deposit');
  const [first] = deposits;
  if (!first) return;
  const account: Account = { kind: 'deposit', currency: first.currency, lease_id: first.lease_id };
  const days = (await heldFrom(db, clientId, [account], day)).get(keyOf(account)) ?? [];
  const { held } = leastOf(days);
  if (deposits.reduce((sum, { amount }) => sum + amount, 0n) > held) {
    throw new HttpError(409, { detail: `Only ${toDecimal(held)} is held.`, state });
  }
}

/** How allocations are taken back. */
export interface Undoing {
  /** The state of their receipt. */
  state: string;
  /** Whether a landlord who was paid with the money may come to owe it. */
  mayOwe: boolean;
}

/** Takes allocations of one lease and currency back in one entry, which moves more. Returns its number. */
export async function postUndoing(
  db: Db,
  actor: Actor,
  clientId: number,
  { transfers: more, ...entry }: Entry,
  allocations: readonly LiveAllocation[],
  { state, mayOwe }: Undoing,
): Promise<number> {
  await checkDeposits(db, clientId, allocations, { day: entry.effective_on, state });
  const claims = allocations.map((allocation) => mirrored(claimOf(allocation, allocation)));
  const money = allocations.flatMap((allocation) => moneyOf(allocation, allocation).map(mirrored));
  const transfers = [...claims, ...money, ...more];
  const seq = await postEntry(db, actor, clientId, { ...entry, mayOwe, transfers });
  const records = allocations.map((allocation) => ({
    ...withAmounts(allocation, (amount) => -amount),
    entry_seq: seq,
    effective_on: entry.effective_on,
    reverses_id: allocation.id,
  }));
  await insertAllocations(db, clientId, records);
  return seq;
}

/** Takes allocations back, each on the day on which it counts. Returns the numbers of the entries. */
export async function postUnallocation(
  db: Db,
  actor: Actor,
  clientId: number,
  allocations: readonly LiveAllocation[],
  undoing: Undoing,
): Promise<number[]> {
  const entries: number[] = [];
  const openDay = await openDays(db, clientId);
  for (const day of [...new Set(allocations.map(({ effective_on }) => effective_on))].sort()) {
    const ofDay = allocations.filter(({ effective_on }) => effective_on === day);
    const entry = {
      kind: 'unallocation' as const,
      effective_on: openDay(day),
      transfers: [],
    };
    entries.push(await postUndoing(db, actor, clientId, entry, ofDay, undoing));
  }
  return entries;
}
