import { sql } from 'drizzle-orm';

/** Where the money of the receipt `r` came from, in SQL. */
export const sourceOf = sql`CASE WHEN r.bank_account_id IS NOT NULL THEN 'payment'
  WHEN EXISTS (SELECT FROM entries e WHERE e.client_id = r.client_id AND e.seq = r.entry_seq AND e.kind = 'opening')
  THEN 'opening' ELSE 'deposit' END`;
