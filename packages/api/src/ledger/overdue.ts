import { today } from '@rentsafe/domain/date';
import { allocateInOrder } from '@rentsafe/domain/ledger';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { allocatable, readOpenCharges } from './openCharges.ts';

/**
 * What is open of the charges of a lease whose grace is over, in minor units; not of disputed ones, and less what was received and
 * is not allocated.
 */
export async function overdueOf(
  db: Db,
  { lease_id, currency }: { lease_id: number; currency: StoredCurrency },
  now: Date,
): Promise<bigint> {
  const found = await readOpenCharges(db, sql`oi.lease_id = ${lease_id} AND oi.currency = ${currency}`);
  const items = allocatable(found.filter(({ grace_on }) => grace_on < today(now)));
  const [credit] = await rows<{ minor: string }>(
    db,
    sql`SELECT (b.credits - b.debits)::text AS minor FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.lease_id = ${lease_id} AND a.currency = ${currency} AND a.kind = 'credit'`,
  );
  const covered = allocateInOrder(items, BigInt(credit?.minor ?? 0));
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  return sum(items.map(({ open }) => open)) - sum(covered.map(({ amount }) => amount));
}
