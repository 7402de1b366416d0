import { type SQL, sql } from 'drizzle-orm';

/** The accounts of a book that its invoices in a currency may be paid into, in SQL: banks and wallets, as a list. */
export const payToJson = (
  client: SQL,
  currency: SQL,
): SQL => sql`(SELECT coalesce(json_agg(json_build_object('name', k.name,
    'bank_name', k.bank_name, 'number', k.number) ORDER BY k.kind, k.id), '[]')
  FROM bank_accounts k WHERE k.client_id = ${client} AND k.currency = ${currency} AND k.is_active AND k.kind <> 'cash'
    AND k.number IS NOT NULL)`;
