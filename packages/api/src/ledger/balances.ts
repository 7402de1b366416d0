import type { LeaseRow } from '@rentsafe/domain/lease';
import { toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

export interface StoredBalance {
  currency: StoredCurrency;
  minor: string;
  oldest_due_on: string;
}

/** What the lease `le` owes at the end of a day, by currency, in SQL. */
export const balancesJson = (day: string): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object('currency', b.currency, 'minor', b.minor::text,
    'oldest_due_on', b.oldest::text) ORDER BY b.currency), '[]')
  FROM (SELECT oi.currency, sum(oi.amount - oi.settled) AS minor, min(oi.due_on) AS oldest
        FROM open_items oi JOIN charges c ON c.id = oi.charge_id
        JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
        WHERE oi.lease_id = le.id AND oi.settled < oi.amount AND e.effective_on <= ${day}::date
        GROUP BY oi.currency) b)`;

export const toBalances = (stored: readonly StoredBalance[]): LeaseRow['balances'] =>
  stored.map(({ currency, minor, oldest_due_on }) => ({
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(minor)),
    oldest_due_on,
  }));
