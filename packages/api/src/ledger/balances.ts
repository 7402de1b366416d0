import { type SQL, sql } from 'drizzle-orm';
import type { AsKnown } from './asKnown.ts';

/**
 * The accounts of a book with what they held, debit positive, as `minor`, in SQL: what is kept of each, less what came later. Today
 * little did; of a past day that is read.
 */
export const balancesOn = (clientId: number, { as_at, known_seq }: AsKnown): SQL => sql`
  WITH first AS MATERIALIZED (
    SELECT least(min(seq), ${known_seq}::bigint + 1) AS seq FROM entries WHERE client_id = ${clientId} AND effective_on > ${as_at}::date
  ), later AS MATERIALIZED (
    SELECT debit_account, credit_account, amount FROM transfers
    WHERE client_id = ${clientId} AND entry_seq >= (SELECT seq FROM first)
      AND (effective_on > ${as_at}::date OR entry_seq > ${known_seq})
  ), moved AS (
    SELECT account_id, sum(amount) AS amount FROM (
      SELECT debit_account AS account_id, amount FROM later UNION ALL SELECT credit_account, -amount FROM later
    ) sides GROUP BY account_id
  )
  SELECT a.*, b.debits - b.credits - coalesce(m.amount, 0) AS minor
  FROM accounts a JOIN account_balances b ON b.account_id = a.id LEFT JOIN moved m ON m.account_id = a.id
  WHERE a.client_id = ${clientId}`;
