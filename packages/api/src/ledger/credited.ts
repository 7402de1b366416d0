import { sql } from 'drizzle-orm';

/** What credit notes took off the charge `c`, in SQL. */
export const credited = sql`(SELECT coalesce(sum(a.amount), 0) FROM allocations a
  WHERE a.charge_id = c.id AND a.invoice_id IS NOT NULL)`;
