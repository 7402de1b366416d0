import { addDays, type PlainDate } from '@rentsafe/domain/date';
import type { LeaseRow } from '@rentsafe/domain/lease';
import { type AgeingBucket, toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

export interface StoredBalance {
  currency: StoredCurrency;
  minor: string;
  oldest_due_on: string;
}

/** What is open at the end of a day, as `oi`; charges of days to come do not count. */
const openItems = (day: PlainDate): SQL => sql`open_items oi JOIN charges c ON c.id = oi.charge_id
  JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq AND e.effective_on <= ${day}::date`;

/** What the lease `le` owes at the end of a day, by currency, in SQL. */
export const balancesJson = (day: PlainDate): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object('currency', b.currency, 'minor', b.minor::text,
    'oldest_due_on', b.oldest::text) ORDER BY b.currency), '[]')
  FROM (SELECT oi.currency, sum(oi.amount - oi.settled) AS minor, min(oi.due_on) AS oldest
        FROM ${openItems(day)}
        WHERE oi.lease_id = le.id AND oi.settled < oi.amount
        GROUP BY oi.currency) b)`;

/** Days past the due date, from and to. */
const bucketDays: Readonly<Record<AgeingBucket, readonly [from: number | null, to: number | null]>> = {
  Current: [null, 0],
  'Due 1-30 days': [1, 30],
  'Due 31-60 days': [31, 60],
  'Due 61-90 days': [61, 90],
  'Due 90+ days': [91, null],
};

/** What is open in an ageing bucket at the end of a day: lease_id, currency and minor, in SQL. */
export function bucketOf(clientId: number, bucket: AgeingBucket, day: PlainDate): SQL {
  const [from, to] = bucketDays[bucket];
  return sql`SELECT oi.lease_id, oi.currency, sum(oi.amount - oi.settled) AS minor FROM ${openItems(day)}
    WHERE oi.client_id = ${clientId} AND oi.settled < oi.amount
      ${from === null ? sql`` : sql`AND oi.due_on <= ${addDays(day, -from)}::date`}
      ${to === null ? sql`` : sql`AND oi.due_on >= ${addDays(day, -to)}::date`}
    GROUP BY oi.lease_id, oi.currency`;
}

export const toBalances = (stored: readonly StoredBalance[]): LeaseRow['balances'] =>
  stored.map(({ currency, minor, oldest_due_on }) => ({
    currency: currencyOf(currency),
    balance: toDecimal(BigInt(minor)),
    oldest_due_on,
  }));
