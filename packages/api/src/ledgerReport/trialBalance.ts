import { accountKinds } from '@rentsafe/domain/entry';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsKnown } from '../ledger/asKnown.ts';
import { balancesOn } from '../ledger/balances.ts';
import { storedCurrencies } from '../money/wire.ts';

/** The accounts of a book in a currency, added up by kind, the claim half first. */
export async function trialBalance(
  db: Db,
  clientId: number,
  currency: Currency,
  asKnown: AsKnown,
): Promise<TrialBalance> {
  const found = await rows<Omit<TrialBalance['rows'][number], 'balance'> & { minor: string }>(
    db,
    sql`SELECT a.half, a.kind, sum(a.minor)::text AS minor FROM (${balancesOn(clientId, asKnown)}) a
        WHERE a.currency = ${storedCurrencies[currency]} GROUP BY a.half, a.kind HAVING sum(a.minor) <> 0`,
  );
  const order = ({ kind }: (typeof found)[number]) => accountKinds.indexOf(kind);
  const sorted = found.toSorted((a, b) => order(a) - order(b));
  return {
    ...asKnown,
    rows: sorted.map(({ minor, ...row }) => ({ ...row, balance: toDecimal(BigInt(minor)) })),
  };
}
