import type { Currency } from '@rentsafe/domain/money';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsKnown, countsIn } from '../ledger/asKnown.ts';
import { balancesOn } from '../ledger/balances.ts';
import { heldKinds, trustTotals } from '../ledger/trustTotals.ts';
import { storedCurrencies } from '../money/wire.ts';

/** Where the money of a book is, and whose it is. */
export async function trustBalance(
  db: Db,
  clientId: number,
  currency: Currency,
  asKnown: AsKnown,
): Promise<TrustBalance> {
  const stored = storedCurrencies[currency];
  const { debitOf, bank, owed, short, exchanged } = await trustTotals(db, clientId, stored, asKnown);
  const accounts = await rows<{ id: number; minor: string }>(
    db,
    // One without a move by then was not there.
    sql`SELECT a.bank_account_id::int AS id, a.minor::text FROM (${balancesOn(clientId, asKnown)}) a
        WHERE a.kind = 'bank' AND a.currency = ${stored}
          AND EXISTS (SELECT FROM postings p WHERE p.account_id = a.id AND ${countsIn(asKnown, sql`p`)}) ORDER BY 1`,
  );
  const [shortfall, exchange, opening] = (['shortfall', 'exchange', 'opening'] as const).map(debitOf);
  const there = bank + (shortfall ?? 0n) + (exchange ?? 0n) + (opening ?? 0n);
  return {
    ...asKnown,
    bank: toDecimal(bank),
    accounts: accounts.map(({ id, minor }) => ({ id, balance: toDecimal(BigInt(minor)) })),
    shortfall: toDecimal(shortfall ?? 0n),
    exchange: toDecimal(exchange ?? 0n),
    opening: toDecimal(opening ?? 0n),
    held: Object.fromEntries(
      heldKinds.map((kind) => [kind, toDecimal(-debitOf(kind))]),
    ) as TrustBalance['held'],
    owed: toDecimal(owed),
    short: toDecimal(short),
    exchanged: toDecimal(exchanged),
    difference: toDecimal(there - owed),
  };
}
