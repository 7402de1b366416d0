import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';
import type { Account } from './account.ts';
import type { AsKnown } from './asKnown.ts';
import { balancesOn } from './balances.ts';

/** Accounts that say whose money is held. */
export const heldKinds = [
  'credit',
  'unidentified',
  'deposit',
  'landlord',
  'rent_tax',
  'commission',
  'paying',
] as const satisfies readonly Account['kind'][];

/** The money of a book in one currency: what all bank accounts hold, and what is owed of it. */
export interface TrustTotals {
  /** Of a kind of account, debit positive. */
  debitOf: (kind: Account['kind']) => bigint;
  bank: bigint;
  owed: bigint;
  /** What the bank accounts hold too little; negative: too much. */
  short: bigint;
  /** What of it was received in the other currency, and is not exchanged. */
  exchanged: bigint;
}

/** Where the money of a book is and whose it is: as it was known, else as it is now. */
export async function trustTotals(
  db: Db,
  clientId: number,
  currency: StoredCurrency,
  asKnown: AsKnown | null = null,
): Promise<TrustTotals> {
  const found = await rows<{ kind: string; minor: string }>(
    db,
    asKnown
      ? sql`SELECT a.kind, sum(a.minor)::text AS minor FROM (${balancesOn(clientId, asKnown)}) a
          WHERE a.client_id = ${clientId} AND a.half = 'money' AND a.currency = ${currency} GROUP BY a.kind`
      : sql`SELECT kind, minor::text FROM kind_balances
          WHERE client_id = ${clientId} AND half = 'money' AND currency = ${currency}`,
  );
  const debitOf = (kind: Account['kind']) => BigInt(found.find((row) => row.kind === kind)?.minor ?? 0);
  const bank = debitOf('bank');
  const owed = -heldKinds.reduce((sum, kind) => sum + debitOf(kind), 0n);
  // On its debit side: owed in this currency, and held in the other.
  const exchange = debitOf('exchange');
  return { debitOf, bank, owed, short: owed - bank, exchanged: exchange > 0n ? exchange : 0n };
}
