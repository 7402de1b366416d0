import type { ApprovedAlone, Reversal } from '@rentsafe/domain/auditPack';
import { MAX_PACK_ROWS } from '@rentsafe/domain/auditPack';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { userJson } from '../book/userJson.ts';
import { type Db, rows } from '../db/database.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

export interface Days {
  from: PlainDate;
  to: PlainDate;
  known_seq: number;
}

/** Payments and journals of a period that one person made and approved, whatever became of them since. */
export async function approvedAlone(
  db: Db,
  clientId: number,
  { from, to, known_seq }: Days,
): Promise<ApprovedAlone[]> {
  const found = await rows<Omit<ApprovedAlone, 'currency'> & { currency: StoredCurrency }>(
    db,
    sql`SELECT * FROM (
          SELECT 'disbursement' AS kind, d.id::int, d.number, v.on_date::text AS on, ${userJson(sql`e.user_id`)} AS user,
            (SELECT sum(t.amount) FROM transfers t JOIN accounts a ON a.id = t.credit_account AND a.kind = 'paying'
              WHERE t.client_id = v.client_id AND t.entry_seq = v.entry_seq)::text AS amount, d.currency
          FROM disbursement_events v JOIN disbursements d ON d.id = v.disbursement_id
            JOIN entries e ON e.client_id = v.client_id AND e.seq = v.entry_seq
          WHERE v.client_id = ${clientId} AND v.alone AND v.entry_seq <= ${known_seq}
            AND v.on_date BETWEEN ${from}::date AND ${to}::date
          UNION ALL
          SELECT 'journal', j.id::int, j.number, j.on_date::text, ${userJson(sql`j.posted_by`)}, j.amount::text, j.currency
          FROM journals j WHERE j.client_id = ${clientId} AND j.alone AND j.entry_seq <= ${known_seq}
            AND j.on_date BETWEEN ${from}::date AND ${to}::date
        ) found ORDER BY "on", kind, id LIMIT ${MAX_PACK_ROWS}`,
  );
  return found.map(({ currency, amount, ...row }) => ({
    ...row,
    amount: toDecimal(BigInt(amount)),
    currency: currencyOf(currency),
  }));
}

/** Entries of a period that take others back: what they moved at the bank, else the largest of their amounts. */
export async function reversals(
  db: Db,
  clientId: number,
  { from, to, known_seq }: Days,
): Promise<Reversal[]> {
  const found = await rows<
    Omit<Reversal, 'currency' | 'amount'> & { currency: StoredCurrency | null; minor: string | null }
  >(
    db,
    sql`SELECT e.seq::int AS entry, e.kind, e.effective_on::text AS on, e.reverses_seq::int AS reverses, e.reason,
          ${userJson(sql`e.user_id`)} AS user, t.amount::text AS minor, t.currency
        FROM entries e LEFT JOIN LATERAL (
          SELECT t.amount, t.currency FROM transfers t
            JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account
          WHERE t.client_id = e.client_id AND t.entry_seq = e.seq
          ORDER BY 'bank' IN (d.kind, c.kind) DESC, t.amount DESC LIMIT 1) t ON true
        WHERE e.client_id = ${clientId} AND e.seq <= ${known_seq} AND e.effective_on BETWEEN ${from}::date AND ${to}::date
          AND (e.reverses_seq IS NOT NULL OR e.kind = 'disbursement_failure') ORDER BY e.seq LIMIT ${MAX_PACK_ROWS}`,
  );
  return found.map(({ currency, minor, ...row }) => ({
    ...row,
    amount: toDecimal(BigInt(minor ?? 0)),
    currency: currency && currencyOf(currency),
  }));
}
