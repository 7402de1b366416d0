import type { LeaseBalance } from '@rentsafe/domain/charge';
import { ageingOf, type OpenItem, paidTwice } from '@rentsafe/domain/ledger';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsKnown, countsIn } from '../ledger/asKnown.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

interface Row {
  number: string;
  /** Null where there is nothing in any. */
  currency: StoredCurrency | null;
  items: { due_on: PlainDate; open: string }[];
  unallocated: string;
  deposit: string;
}

/** The due date of the oldest that money which is not allocated does not cover; `items` are oldest first. */
function oldestOwed(items: readonly OpenItem[], unallocated: bigint): PlainDate | null {
  let left = unallocated + paidTwice(items);
  for (const { due_on, open } of items.filter((item) => item.open > 0n)) {
    if (open > left) return due_on;
    left -= open;
  }
  return null;
}

/**
 * What a lease owes at the end of a day, from the entries up to a number of its book. The same day and number give the same
 * figures for ever.
 */
export async function balanceOf(db: Db, { id }: { id: number }, asKnown: AsKnown): Promise<LeaseBalance> {
  const counts = (row: SQL) => countsIn(asKnown, row);
  const held = (kind: string) =>
    sql`coalesce((SELECT minor FROM held WHERE currency = b.currency AND kind = ${kind}), 0)::text`;
  const found = await rows<Row>(
    db,
    sql`WITH items AS (
          SELECT c.id, c.currency, c.due_on, c.amount - (SELECT coalesce(sum(a.amount), 0) FROM allocations a
            WHERE a.charge_id = c.id AND ${counts(sql`a`)}) AS open
          FROM charges c JOIN (SELECT client_id, seq AS entry_seq, effective_on FROM entries) e USING (client_id, entry_seq)
          WHERE c.lease_id = ${id} AND ${counts(sql`e`)}),
        held AS (
          SELECT a.currency, a.kind, -sum(t.amount) AS minor FROM accounts a JOIN postings t ON t.account_id = a.id
          WHERE a.lease_id = ${id} AND a.kind IN ('credit', 'deposit')
            AND ${counts(sql`t`)} GROUP BY 1, 2)
        SELECT le.number, b.currency, ${held('credit')} AS unallocated, ${held('deposit')} AS deposit,
          (SELECT coalesce(json_agg(json_build_object('due_on', i.due_on::text, 'open', i.open::text) ORDER BY i.due_on, i.id), '[]')
           FROM items i WHERE i.currency = b.currency AND i.open <> 0) AS items
        FROM leases le LEFT JOIN (SELECT currency FROM items UNION SELECT currency FROM held) b ON true
        WHERE le.id = ${id} ORDER BY b.currency`,
  );
  const [lease] = found;
  if (!lease) throw new Error('A lease is gone.');
  return {
    lease: { id, number: lease.number },
    ...asKnown,
    balances: found.flatMap(({ currency, items, unallocated, deposit }) => {
      if (!currency) return [];
      const open: OpenItem[] = items.map((item) => ({ due_on: item.due_on, open: BigInt(item.open) }));
      const owed = open.reduce((sum, item) => sum + item.open, 0n);
      const ageing = ageingOf(open, BigInt(unallocated), asKnown.as_at).map((minor) => toDecimal(minor));
      return {
        currency: currencyOf(currency),
        open: toDecimal(owed),
        unallocated: toDecimal(BigInt(unallocated)),
        balance: toDecimal(owed - BigInt(unallocated)),
        deposit: toDecimal(BigInt(deposit)),
        buckets: ageing as LeaseBalance['balances'][number]['buckets'],
        oldest_due_on: oldestOwed(open, BigInt(unallocated)),
      };
    }),
  };
}
