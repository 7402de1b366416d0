import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { AsTheyStood } from '../db/formerRows.ts';
import type { StoredCurrency } from '../money/wire.ts';

/** Whose accounts, between which days, as far as the book knew. */
export interface Period {
  clientId: number;
  currency: StoredCurrency;
  from: PlainDate;
  to: PlainDate;
  known_seq: number;
  landlord: number | null;
  property: number | null;
  /** How what people change stood. */
  stood: AsTheyStood;
}

/** What a movement on a landlord's account is, by the account on its other side. */
const category = sql`CASE o.kind
  WHEN 'credit' THEN 'collected'
  WHEN 'commission' THEN CASE WHEN e.kind IN ('journal', 'journal_reversal') THEN 'journals' ELSE 'commission' END
  WHEN 'paying' THEN CASE WHEN d.kind = 'bill' THEN 'bills' ELSE 'disbursed' END
  WHEN 'bank' THEN 'bills'
  WHEN 'opening' THEN 'journals'
  ELSE o.kind END`;

/**
 * What moved on the landlords' accounts of a book up to the last day: landlord_id, property_id, entry_seq, effective_on, entry_kind,
 * category and minor (credit positive), in SQL.
 */
export const movementsOf = ({
  clientId,
  currency,
  to,
  known_seq,
  landlord,
  property,
}: Omit<Period, 'stood'>): SQL => {
  const owner = sql`client_id = ${clientId} AND kind = 'landlord' AND currency = ${currency}
    ${landlord ? sql`AND landlord_id = ${landlord}` : sql``} ${property ? sql`AND property_id = ${property}` : sql``}`;
  const side = (
    own: SQL,
    other: SQL,
    sign: SQL,
  ) => sql`SELECT a.landlord_id, a.property_id, t.entry_seq, t.effective_on,
      ${other} AS other, ${sign} * t.amount AS minor
    FROM (SELECT id, landlord_id, property_id FROM accounts WHERE ${owner}) a JOIN transfers t ON ${own} = a.id
    WHERE t.effective_on <= ${to}::date AND t.entry_seq <= ${known_seq}`;
  return sql`SELECT m.landlord_id, m.property_id, m.entry_seq, m.effective_on, e.kind AS entry_kind, ${category} AS category, m.minor
    FROM (
      ${side(sql`t.credit_account`, sql`t.debit_account`, sql`1`)} UNION ALL
      ${side(sql`t.debit_account`, sql`t.credit_account`, sql`-1`)}
    ) m JOIN accounts o ON o.id = m.other JOIN entries e ON e.client_id = ${clientId} AND e.seq = m.entry_seq
      LEFT JOIN disbursement_events v ON v.client_id = ${clientId} AND v.entry_seq = m.entry_seq
      LEFT JOIN disbursements d ON d.id = v.disbursement_id`;
};

/**
 * What of rent and other charges was collected for landlords between two days, and what was deducted from it: the allocation `a`,
 * its charge `c` and the ownership `o`, in SQL.
 */
export const collectedFrom = ({
  clientId,
  currency,
  from,
  to,
  known_seq,
}: Omit<
  Period,
  'landlord' | 'property' | 'stood'
>): SQL => sql`FROM allocations a JOIN charges c ON c.id = a.charge_id JOIN ownerships o ON o.id = c.ownership_id
  WHERE a.client_id = ${clientId} AND a.currency = ${currency} AND a.receipt_id IS NOT NULL AND c.type <> 'deposit'
    AND a.effective_on BETWEEN ${from}::date AND ${to}::date AND a.entry_seq <= ${known_seq}`;
