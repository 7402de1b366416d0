import { type Currency, toDecimal } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsKnown, countsIn } from '../ledger/asKnown.ts';
import { storedCurrencies } from '../money/wire.ts';

const heldKinds = [
  'credit',
  'unidentified',
  'deposit',
  'landlord',
  'rent_tax',
  'commission',
  'paying',
] as const;

/** Where the money of a book is, and whose it is. */
export async function trustBalance(
  db: Db,
  clientId: number,
  currency: Currency,
  asKnown: AsKnown,
): Promise<TrustBalance> {
  const found = await rows<{ kind: string; minor: string }>(
    db,
    sql`SELECT a.kind, sum(p.amount)::text AS minor
        FROM accounts a JOIN postings p ON p.account_id = a.id AND ${countsIn(asKnown, sql`p`)}
        WHERE a.client_id = ${clientId} AND a.half = 'money' AND a.currency = ${storedCurrencies[currency]} GROUP BY a.kind`,
  );
  const debit = (kind: string) => BigInt(found.find((row) => row.kind === kind)?.minor ?? 0);
  const held = heldKinds.map((kind) => [kind, -debit(kind)] as const);
  const [bank, shortfall, exchange, opening] = ['bank', 'shortfall', 'exchange', 'opening'].map(debit);
  const there = (bank ?? 0n) + (shortfall ?? 0n) + (exchange ?? 0n) + (opening ?? 0n);
  const owned = held.reduce((sum, [, amount]) => sum + amount, 0n);
  return {
    ...asKnown,
    bank: toDecimal(bank ?? 0n),
    shortfall: toDecimal(shortfall ?? 0n),
    exchange: toDecimal(exchange ?? 0n),
    opening: toDecimal(opening ?? 0n),
    held: Object.fromEntries(held.map(([kind, amount]) => [kind, toDecimal(amount)])) as TrustBalance['held'],
    difference: toDecimal(there - owned),
  };
}
