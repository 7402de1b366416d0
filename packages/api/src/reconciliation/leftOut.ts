import { type SQL, sql } from 'drizzle-orm';
import { userJson } from '../book/userJson.ts';

/**
 * Lines of an account up to a day that were left out of its statements, in SQL, as a list: all since the last signature of an earlier
 * month, so that what is signed within a month hides none of them. `amount` is in minor units.
 */
export const leftOutJson = (
  account: SQL,
  on: SQL,
): SQL => sql`(SELECT coalesce(json_agg(json_build_object('id', l.id, 'on', l.on_date, 'description', l.description,
    'amount', l.amount::text, 'reason', l.left_out, 'user', ${userJson(sql`s.created_by`)}) ORDER BY l.on_date, l.id), '[]')
  FROM bank_lines l JOIN bank_statements s ON s.id = l.statement_id
  WHERE l.bank_account_id = ${account} AND l.left_out IS NOT NULL AND l.on_date <= ${on}
    AND l.on_date > coalesce((SELECT max(earlier.on_date) FROM reconciliations earlier
      WHERE earlier.bank_account_id = ${account} AND earlier.on_date < date_trunc('month', ${on}::timestamp)), '-infinity'))`;
