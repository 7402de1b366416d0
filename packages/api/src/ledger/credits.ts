import type { PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { allocationOf, creditedOn, insertAllocations, piecesByDay, postAllocations } from './allocations.ts';
import { type NewCharge, postCharges, type Settlement } from './charges.ts';
import type { Entry, Transfer } from './entry.ts';
import { chooseParts } from './parts.ts';
import { sourceOf } from './receiptSource.ts';

interface Credit {
  receipt_id: number;
  lease_id: number;
  currency: StoredCurrency;
  left: bigint;
  fromDeposit: boolean;
  received_on: PlainDate;
  credited_on: PlainDate;
}

/** What the leases have paid too much, oldest receipt first; nothing in a book that leaves it on account. */
async function readCredits(db: Db, clientId: number, leases: readonly number[]): Promise<Credit[]> {
  const found = await rows<Omit<Credit, 'left'> & { left: string }>(
    db,
    sql`SELECT r.id AS receipt_id, s.lease_id, r.currency, (r.amount - s.used)::text AS left,
          ${sourceOf} = 'deposit' AS "fromDeposit", r.received_on::text, ${creditedOn}::text AS credited_on
        FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id
        WHERE s.client_id = ${clientId} AND s.lease_id = ${anyId(leases)} AND s.used < s.amount
          AND NOT s.reversed AND (SELECT apply_credits FROM books WHERE client_id = ${clientId}) ORDER BY r.received_on, r.id`,
  );
  return found.map((credit) => ({ ...credit, left: BigInt(credit.left) }));
}

/** What of the credits counts on the day of the entry belongs to it. */
const settledBy =
  (db: Db, clientId: number): Settlement =>
  async ({ seq, effective_on, leases }) => {
    const settled: Transfer[] = [];
    for (const credit of await readCredits(db, clientId, leases)) {
      const days = await piecesByDay(db, clientId, credit, await chooseParts(db, 'oldest', credit));
      const { transfers, recordsOf } = allocationOf(
        credit.receipt_id,
        effective_on,
        days.get(effective_on) ?? [],
      );
      await insertAllocations(db, clientId, recordsOf(seq));
      settled.push(...transfers);
    }
    return settled;
  };

/**
 * Posts charges as `postCharges`. What their leases have paid too much settles what is open of them, the oldest charges first,
 * where the book has it so.
 */
export async function chargeAndApplyCredits(
  db: Db,
  actor: Actor,
  clientId: number,
  entry: Pick<Entry, 'kind'>,
  charges: readonly NewCharge[],
): Promise<{ entries: number[]; charges: number[] }> {
  const posted = await postCharges(db, actor, clientId, entry, charges, settledBy(db, clientId));
  // What counts on another day than the charge has an entry of its own.
  const leases = charges.map(({ lease_id }) => lease_id);
  for (const credit of await readCredits(db, clientId, leases)) {
    const parts = await chooseParts(db, 'oldest', credit);
    await postAllocations(db, actor, clientId, credit, parts);
  }
  return posted;
}
