import { accountKinds } from '@rentsafe/domain/entry';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import { type Currency, toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsKnown, countsIn } from '../ledger/asKnown.ts';
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
    sql`SELECT a.half, a.kind, sum(p.amount)::text AS minor
        FROM accounts a JOIN postings p ON p.account_id = a.id AND ${countsIn(asKnown, sql`p`)}
        WHERE a.client_id = ${clientId} AND a.currency = ${storedCurrencies[currency]}
        GROUP BY a.half, a.kind HAVING sum(p.amount) <> 0`,
  );
  const order = ({ kind }: (typeof found)[number]) => accountKinds.indexOf(kind);
  const sorted = found.toSorted((a, b) => order(a) - order(b));
  return {
    ...asKnown,
    rows: sorted.map(({ minor, ...row }) => ({ ...row, balance: toDecimal(BigInt(minor)) })),
  };
}
