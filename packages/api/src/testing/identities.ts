import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';

interface Broken {
  identity: string;
  /** Which account, entry or line, or the half and currency. */
  of: string;
}

/** Accounts of a kind whose balance, credit positive, is not what `records` come to: their columns are those of `by`, and amount. */
const differs = (identity: string, kind: string, by: string, records: SQL): SQL => {
  const columns = sql.raw(by);
  return sql`SELECT ${identity}, json_build_array(${columns}, held.amount, listed.amount)::text
    FROM (SELECT ${columns}, -sum(balance) AS amount FROM sums WHERE kind = ${kind} GROUP BY ${columns}) held
      FULL JOIN (SELECT ${columns}, sum(amount) AS amount FROM (${records}) r GROUP BY ${columns}) listed USING (${columns})
    WHERE coalesce(held.amount, 0) <> coalesce(listed.amount, 0)`;
};

/** What accounts hold or are owed is what the records of a book say that it is for. */
const asRecorded = (client: number): SQL[] => [
  differs(
    'a tenant owes the open charges',
    'tenant',
    'lease_id, currency',
    sql`SELECT lease_id, currency, settled - amount AS amount FROM open_items WHERE client_id = ${client}`,
  ),
  differs(
    'the credit of a lease is what of its receipts is not used',
    'credit',
    'lease_id, currency',
    sql`SELECT lease_id, currency, amount - used AS amount FROM open_receipts
            WHERE client_id = ${client} AND lease_id IS NOT NULL AND NOT reversed`,
  ),
  differs(
    'what a lease owes is kept',
    'tenant',
    'lease_id, currency',
    sql`SELECT lease_id, currency, -total - credit AS amount FROM lease_debts WHERE client_id = ${client}`,
  ),
  differs(
    'what a lease has left is kept',
    'credit',
    'lease_id, currency',
    sql`SELECT lease_id, currency, credit AS amount FROM lease_debts WHERE client_id = ${client}`,
  ),
  differs(
    'unidentified money is that of receipts without a lease',
    'unidentified',
    'currency',
    sql`SELECT currency, amount FROM open_receipts WHERE client_id = ${client} AND lease_id IS NULL AND NOT reversed`,
  ),
  differs(
    'a deposit is what was paid of it, less what was deducted and refunded',
    'deposit',
    'lease_id, currency',
    sql`SELECT lease_id, currency, amount FROM settled WHERE type = 'deposit'
            UNION ALL SELECT r.lease_id, r.currency, -r.amount FROM receipts r JOIN open_receipts o ON o.receipt_id = r.id
              WHERE r.client_id = ${client} AND r.bank_account_id IS NULL AND NOT o.reversed
            UNION ALL SELECT lease_id, currency, -amount FROM paid_out WHERE kind = 'deposit'`,
  ),
  differs(
    'rent tax is what was withheld, less what was paid of it',
    'rent_tax',
    'landlord_id, property_id, currency',
    sql`SELECT landlord_id, property_id, currency, rent_tax AS amount FROM settled
            UNION ALL SELECT landlord_id, property_id, currency, -amount FROM paid_out WHERE kind = 'rent_tax'`,
  ),
  differs(
    'what is about to leave a bank is what is approved',
    'paying',
    'bank_account_id, currency',
    sql`SELECT bank_account_id, currency, amount FROM paid_out WHERE state = 'approved'`,
  ),
  differs(
    'a supplier is owed the open bills',
    'creditor',
    'party_id, currency',
    sql`SELECT b.party_id, b.currency, o.amount - o.paid AS amount FROM bills b JOIN open_bills o ON o.bill_id = b.id
            WHERE b.client_id = ${client}`,
  ),
];

/** What leases were charged and paid by months, as entries and charges say; and what is kept of it, negative. */
const monthsOf = (client: number): SQL => sql`
  SELECT a.lease_id, a.currency, p.effective_on, 0 AS net, 0 AS vat, p.amount AS moved,
    CASE WHEN e.kind IN ('receipt', 'identification', 'receipt_reversal') THEN p.amount ELSE 0 END AS paid,
    CASE WHEN e.kind LIKE 'opening%' THEN p.amount ELSE 0 END AS opened
  FROM postings p JOIN accounts a ON a.id = p.account_id JOIN entries e ON e.client_id = p.client_id AND e.seq = p.entry_seq
  WHERE p.client_id = ${client} AND a.kind IN ('tenant', 'credit')
  UNION ALL
  SELECT c.lease_id, c.currency, e.effective_on, c.net, c.vat, 0, 0, 0
  FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
  WHERE c.client_id = ${client} AND c.type <> 'adjustment' AND e.kind NOT LIKE 'opening%'`;
const negated = sql`-net AS net, -vat AS vat, -moved AS moved, -paid AS paid, -opened AS opened`;
const unequal = sql`HAVING (sum(net), sum(vat), sum(moved), sum(paid), sum(opened)) <> (0, 0, 0, 0, 0)`;

/** What each lease pays for a month on each day on which that may change, beside what is kept of it. */
const rentsOf = (client: number): SQL => sql`
  SELECT d.lease_id, d.on_date FROM (
    SELECT id AS lease_id, from_on AS on_date FROM leases WHERE client_id = ${client}
    UNION SELECT id, to_on + 1 FROM leases WHERE client_id = ${client}
    UNION SELECT cs.lease_id, s.from_on FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id WHERE cs.client_id = ${client}
    UNION SELECT lease_id, from_on FROM lease_rents WHERE client_id = ${client}
    UNION SELECT lease_id, until_on FROM lease_rents WHERE client_id = ${client}
  ) d LEFT JOIN leases le ON le.id = d.lease_id AND le.state IN ('active', 'notice') AND le.during @> d.on_date
    LEFT JOIN lease_rents k ON k.client_id = ${client} AND k.lease_id = d.lease_id AND d.on_date >= k.from_on AND d.on_date < k.until_on
  WHERE d.on_date < 'infinity' AND (k.currency, k.minor) IS DISTINCT FROM (
    CASE WHEN le.id IS NULL THEN NULL ELSE coalesce((
      SELECT cs.currency FROM charge_schedules cs WHERE cs.lease_id = le.id AND cs.type = 'rent'
        AND EXISTS (SELECT FROM schedule_steps s WHERE s.schedule_id = cs.id AND s.from_on <= d.on_date) ORDER BY cs.id LIMIT 1), '') END,
    CASE WHEN le.id IS NULL THEN NULL ELSE coalesce((
      SELECT round((SELECT s.amount::numeric FROM schedule_steps s WHERE s.schedule_id = cs.id AND s.from_on <= d.on_date
        ORDER BY s.from_on DESC LIMIT 1) / cs.every)
      FROM charge_schedules cs WHERE cs.lease_id = le.id AND cs.type = 'rent'
        AND EXISTS (SELECT FROM schedule_steps s WHERE s.schedule_id = cs.id AND s.from_on <= d.on_date) ORDER BY cs.id LIMIT 1), 0) END)`;

/** What was charged and settled up to the entry that is added up, by months, beside what is kept of it, negative. */
const addedUp = (client: number): SQL => sql`
  SELECT c.currency, c.ownership_id, c.type AS kind, e.kind = 'opening' AS is_opening, c.charged_on, c.due_on, '-infinity'::date AS settled_on,
    c.net, c.amount, 0 AS settled, 0 AS credited, 0 AS collected, 0 AS commission, 0 AS rent_tax
  FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
  WHERE c.client_id = ${client} AND c.entry_seq <= (SELECT seq FROM month_sums_until WHERE client_id = ${client})
  UNION ALL
  SELECT c.currency, c.ownership_id, c.type, o.kind = 'opening', c.charged_on, c.due_on, date_trunc('month', e.effective_on)::date, 0, 0, a.amount,
    CASE WHEN a.receipt_id IS NULL AND e.kind <> 'write_off' THEN a.amount ELSE 0 END, CASE WHEN a.receipt_id IS NULL THEN 0 ELSE a.amount END,
    a.commission + a.commission_vat, a.rent_tax
  FROM allocations a JOIN entries e ON e.client_id = a.client_id AND e.seq = a.entry_seq JOIN charges c ON c.id = a.charge_id
    JOIN entries o ON o.client_id = c.client_id AND o.seq = c.entry_seq
  WHERE a.client_id = ${client} AND a.entry_seq <= (SELECT seq FROM month_sums_until WHERE client_id = ${client})
  UNION ALL
  SELECT currency, ownership_id, kind, is_opening, charged_on, due_on, settled_on, -net, -amount, -settled, -credited, -collected, -commission, -rent_tax
  FROM money_months WHERE client_id = ${client}`;

/**
 * What does not hold of a book, read from its rows without the code of the server: each half is 0 for each day, balances are the sums
 * of transfers, no account is below zero at the end of any day, no number of an entry is left out, and what is held or owed is what the records say that it is for.
 */
export const brokenIdentities = (db: Db, client: number): Promise<Broken[]> =>
  rows<Broken>(
    db,
    sql`WITH sums AS (
          SELECT a.id, a.kind, a.currency, a.lease_id, a.landlord_id, a.property_id, a.party_id, a.bank_account_id,
            coalesce(sum(p.amount), 0) AS balance
          FROM accounts a LEFT JOIN postings p ON p.account_id = a.id WHERE a.client_id = ${client} GROUP BY a.client_id, a.id
        ), ends AS (
          SELECT key, kind, effective_on, sum(sum(CASE WHEN kind IN ('tenant', 'shortfall') THEN amount ELSE -amount END))
              OVER (PARTITION BY key ORDER BY effective_on) AS held,
            lead(effective_on, 1, 'infinity') OVER (PARTITION BY key ORDER BY effective_on) AS next_on
          FROM postings p JOIN accounts a ON a.id = p.account_id
          WHERE p.client_id = ${client}
            AND kind IN ('tenant', 'creditor', 'credit', 'unidentified', 'deposit', 'landlord', 'paying', 'shortfall')
          GROUP BY key, kind, effective_on
        ), paid_out AS (
          SELECT l.*, d.state, d.bank_account_id FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
          WHERE d.client_id = ${client} AND d.state IN ('approved', 'paid')
        ), settled AS (
          SELECT x.*, c.type, o.landlord_id, o.property_id FROM allocations x JOIN charges c ON c.id = x.charge_id
            JOIN ownerships o ON o.id = c.ownership_id WHERE x.client_id = ${client} AND x.receipt_id IS NOT NULL
        )
        SELECT 'a half is 0' AS identity, json_build_array(a.half, a.currency, p.effective_on)::text AS of
          FROM postings p JOIN accounts a ON a.id = p.account_id WHERE p.client_id = ${client}
          GROUP BY a.half, a.currency, p.effective_on HAVING sum(p.amount) <> 0
        UNION ALL SELECT 'a balance is the sum of its transfers', s.id::text FROM sums s JOIN account_balances b ON b.account_id = s.id
          WHERE s.balance <> b.debits - b.credits
        UNION ALL SELECT 'what the accounts of a kind hold is kept', json_build_array(kind, currency)::text FROM (
            SELECT kind, currency, balance FROM sums
            UNION ALL SELECT kind, currency, -minor FROM kind_balances WHERE client_id = ${client}
          ) each GROUP BY kind, currency HAVING sum(balance) <> 0
        UNION ALL SELECT 'entries are numbered without a gap, as they are recorded', seq::text FROM (
            SELECT seq, row_number() OVER (ORDER BY seq) AS nth, recorded_at, lag(recorded_at) OVER (ORDER BY seq) AS before
            FROM entries WHERE client_id = ${client}) e WHERE seq <> nth OR recorded_at <= before
        UNION ALL SELECT 'a line of a bank is matched whole', l.id::text FROM bank_lines l JOIN bank_matches m ON m.line_id = l.id
          WHERE l.client_id = ${client} GROUP BY l.client_id, l.id HAVING sum(m.amount) <> l.amount
        UNION ALL SELECT 'a line of a bank is to be matched, left out or matched', l.id::text
          FROM bank_lines l LEFT JOIN unmatched_lines u ON u.line_id = l.id WHERE l.client_id = ${client}
            AND (u.line_id IS NULL) <> (l.left_out IS NOT NULL OR EXISTS (SELECT FROM bank_matches WHERE line_id = l.id))
        UNION ALL SELECT 'the list of a lease adds up to what it owes', lease_id::text FROM lease_debts d
          WHERE client_id = ${client} AND total <> (SELECT coalesce(sum(r), 0) FROM unnest(d.rest) r)
        UNION ALL SELECT 'a book owes what its leases do, day by day', json_build_array(currency, due_on, from_on)::text FROM (
            SELECT currency, due_on, from_on, -minor AS minor FROM book_debts WHERE client_id = ${client}
            UNION ALL SELECT d.currency, r.due_on, r.from_on, r.rest
              FROM lease_debts d, unnest(d.due_on, d.from_on, d.rest) r (due_on, from_on, rest) WHERE d.client_id = ${client}
          ) each GROUP BY currency, due_on, from_on HAVING sum(minor) <> 0
        UNION ALL SELECT 'what a lease was charged and paid in a month is kept', json_build_array(lease_id, currency, month)::text FROM (
            SELECT lease_id, currency, date_trunc('month', effective_on)::date AS month, net, vat, moved, paid, opened
            FROM (${monthsOf(client)}) posted
            UNION ALL SELECT lease_id, currency, month, ${negated} FROM lease_months WHERE client_id = ${client}
          ) each GROUP BY lease_id, currency, month ${unequal}
        UNION ALL SELECT 'what a book was charged and paid in a month is that of its leases', json_build_array(currency, month)::text FROM (
            SELECT currency, month, net, vat, moved, paid, opened FROM lease_months WHERE client_id = ${client}
            UNION ALL SELECT currency, month, ${negated} FROM book_months WHERE client_id = ${client}
          ) each GROUP BY currency, month ${unequal}
        UNION ALL SELECT 'what months were added up to is what was posted', json_build_array(currency, ownership_id, charged_on)::text
          FROM (${addedUp(client)}) each GROUP BY currency, ownership_id, kind, is_opening, charged_on, due_on, settled_on
          HAVING (sum(net), sum(amount), sum(settled), sum(credited), sum(collected), sum(commission), sum(rent_tax)) <> (0, 0, 0, 0, 0, 0, 0)
        UNION ALL SELECT 'what a lease in force pays is kept', json_build_array(lease_id, on_date)::text FROM (${rentsOf(client)}) unlike
        UNION ALL SELECT 'the leases of a book pay what each does, day by day', json_build_array(currency, on_date)::text FROM (
            SELECT currency, on_date, -leases AS leases, -minor AS minor FROM book_rents WHERE client_id = ${client}
            UNION ALL SELECT currency, from_on, 1, minor FROM lease_rents WHERE client_id = ${client}
            UNION ALL SELECT currency, until_on, -1, -minor FROM lease_rents WHERE client_id = ${client} AND until_on < 'infinity'
          ) each GROUP BY currency, on_date HAVING (sum(leases), sum(minor)) <> (0, 0)
        UNION ALL SELECT 'no account is below zero at the end of any day', json_build_array(key, effective_on, held)::text
          FROM ends WHERE held < 0
        UNION ALL SELECT 'no landlord holds and owes at the end of any day', json_build_array(h.key, d.effective_on)::text
          FROM ends h JOIN ends o ON o.key = replace(h.key, 'landlord:', 'shortfall:') AND h.kind = 'landlord'
            CROSS JOIN LATERAL (SELECT greatest(h.effective_on, o.effective_on) AS effective_on) d
          WHERE h.held > 0 AND o.held > 0 AND d.effective_on < least(h.next_on, o.next_on)
        UNION ALL ${sql.join(asRecorded(client), sql` UNION ALL `)}`,
  );
