import type { LeaseBalance } from '@rentsafe/domain/charge';
import type { PlainDate } from '@rentsafe/domain/date';
import { ageingOf, type OpenItem } from '@rentsafe/domain/ledger';
import { toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

interface Row {
  currency: StoredCurrency;
  items: { due_on: PlainDate; open: string }[];
  unallocated: string;
  deposit: string;
}

/**
 * What a lease owes at the end of a day, from the entries up to a number of its book. The same day and number give the same
 * figures for ever.
 *
 * @param known '' for all entries. @throws HttpError 400 for a number that the book has not reached.
 */
export async function balanceOf(
  db: Db,
  { id, client_id }: { id: number; client_id: number },
  as_at: PlainDate,
  known: string,
): Promise<LeaseBalance> {
  const [lease] = await rows<{ number: string; last_seq: number }>(
    db,
    sql`SELECT le.number, h.last_seq::int FROM leases le JOIN book_heads h ON h.client_id = le.client_id WHERE le.id = ${id}`,
  );
  if (!lease) throw new Error('A lease is gone.');
  const known_seq = known === '' ? lease.last_seq : Number(known);
  if (!/^\d{0,15}$/.test(known)) throw fieldError('known', 'A valid integer is required.');
  if (known_seq > lease.last_seq) {
    throw fieldError('known', `The book has only ${lease.last_seq} entries.`);
  }
  const counts = sql`e.effective_on <= ${as_at}::date AND e.seq <= ${known_seq}`;
  const credited = (kind: string) => sql`(SELECT coalesce(-sum(t.amount), 0)::text FROM postings t
    JOIN accounts a ON a.id = t.account_id WHERE a.client_id = ${client_id} AND a.lease_id = ${id} AND a.kind = ${kind}
      AND a.currency = c.currency AND t.effective_on <= ${as_at}::date AND t.entry_seq <= ${known_seq})`;
  const found = await rows<Row>(
    db,
    sql`SELECT c.currency, json_agg(json_build_object('due_on', c.due_on::text, 'open', c.amount::text)
            ORDER BY c.due_on, c.id) AS items, ${credited('credit')} AS unallocated, ${credited('deposit')} AS deposit
        FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
        WHERE c.lease_id = ${id} AND ${counts} GROUP BY c.currency ORDER BY c.currency`,
  );
  return {
    lease: { id, number: lease.number },
    as_at,
    known_seq,
    balances: found.map(({ currency, items, unallocated, deposit }) => {
      const open: OpenItem[] = items.map((item) => ({ due_on: item.due_on, open: BigInt(item.open) }));
      const owed = open.reduce((sum, item) => sum + item.open, 0n);
      const ageing = ageingOf(open, BigInt(unallocated), as_at).map((minor) => toDecimal(minor));
      return {
        currency: currencyOf(currency),
        open: toDecimal(owed),
        unallocated: toDecimal(BigInt(unallocated)),
        balance: toDecimal(owed - BigInt(unallocated)),
        deposit: toDecimal(BigInt(deposit)),
        buckets: ageing as LeaseBalance['balances'][number]['buckets'],
        oldest_due_on: open[0]?.due_on ?? null,
      };
    }),
  };
}
