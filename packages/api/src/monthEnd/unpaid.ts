import type { MonthEndStep } from '@rentsafe/domain/monthEnd';
import { lastDayOf, type Month } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { openOfBill } from '../disbursement/funds.ts';
import { type StoredCurrency, toMonies } from '../money/wire.ts';

const steps = { commission: 'commission', landlord: 'landlords', rent_tax: 'rent_tax' } as const;

interface Unpaid {
  kind: keyof typeof steps;
  currency: StoredCurrency;
  /** The landlords; of commission, which is nobody's of them, the currency. */
  whose: string[];
  minor: string;
}

/**
 * What came in for the agency, landlords and the tax office up to the end of a month and was not paid out to them, whenever that was:
 * what is held now, less what came later, and with what is approved and still in the bank. What landlords leave as a reserve stays, and what
 * bills need.
 */
export async function unpaidIn(
  db: Db,
  clientId: number,
  month: Month,
): Promise<Record<(typeof steps)[keyof typeof steps], Pick<MonthEndStep, 'open' | 'amount'>>> {
  const found = await rows<Unpaid>(
    db,
    sql`WITH approved AS MATERIALIZED (
          SELECT l.kind, l.currency, l.landlord_id, l.property_id, sum(l.amount) AS minor
          FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
          WHERE d.client_id = ${clientId} AND d.state = 'approved' AND l.kind IN ('commission', 'landlord', 'rent_tax')
          GROUP BY 1, 2, 3, 4
        ), billed AS MATERIALIZED (
          SELECT o.landlord_id, o.property_id, s.currency, sum(${openOfBill}) AS minor
          FROM open_bills s JOIN bills b ON b.id = s.bill_id JOIN ownerships o ON o.id = b.ownership_id
          WHERE s.client_id = ${clientId} AND s.paid < s.amount GROUP BY 1, 2, 3
        ), held AS (
          SELECT a.kind, a.currency, a.landlord_id,
            b.credits - b.debits + coalesce(p.minor, 0) - CASE WHEN b.last_on > ${lastDayOf(month)}::date THEN coalesce((
              SELECT sum(-t.amount) FROM postings t JOIN entries e ON e.client_id = t.client_id AND e.seq = t.entry_seq
              WHERE t.account_id = a.id AND t.effective_on > ${lastDayOf(month)}::date
                AND e.kind NOT IN ('disbursement_approval', 'disbursement_failure')), 0) ELSE 0 END
            - CASE WHEN a.kind <> 'landlord' THEN 0 WHEN a.currency = 'USD' THEN r.reserve_usd ELSE r.reserve_zwg END
            - coalesce(i.minor, 0) AS minor
          FROM accounts a JOIN account_balances b ON (b.client_id, b.account_id) = (a.client_id, a.id)
            LEFT JOIN properties r ON r.id = a.property_id
            LEFT JOIN billed i ON a.kind = 'landlord' AND (i.landlord_id, i.property_id, i.currency) = (a.landlord_id, a.property_id, a.currency)
            LEFT JOIN approved p ON (p.kind, p.currency) = (a.kind, a.currency)
              AND p.landlord_id IS NOT DISTINCT FROM a.landlord_id AND p.property_id IS NOT DISTINCT FROM a.property_id
          WHERE a.client_id = ${clientId} AND a.kind IN ('commission', 'landlord', 'rent_tax')
            AND b.account_kind IN ('commission', 'landlord', 'rent_tax') AND (b.credits > b.debits OR p.minor > 0)
        )
        SELECT kind, currency, json_agg(DISTINCT coalesce(landlord_id::text, currency)) AS whose, sum(minor)::text AS minor
        FROM held WHERE minor > 0 GROUP BY kind, currency`,
  );
  const of = (kind: keyof typeof steps) => {
    const ofKind = found.filter((row) => row.kind === kind);
    return { open: new Set(ofKind.flatMap(({ whose }) => whose)).size, amount: toMonies(ofKind) };
  };
  return { commission: of('commission'), landlords: of('landlord'), rent_tax: of('rent_tax') };
}
