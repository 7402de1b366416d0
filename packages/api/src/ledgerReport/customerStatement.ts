import type { EntryKind } from '@rentsafe/domain/entry';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { unknownReference } from '../http/errors.ts';
import { correctedEntries } from '../ledger/corrections.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { tenant } from '../property/unitLease.ts';

interface Period {
  lease: number;
  currency: Currency;
  from: PlainDate;
  to: PlainDate;
  known_seq: number;
  /** How its parties stood. */
  stood: AsTheyStood;
}

interface Movement {
  date: PlainDate;
  kind: EntryKind;
  number: string | null;
  description: string;
  minor: string;
  entry: number;
  corrects: number[];
}

/** The document of the entry `e` for the lease: its number, and what it is about. */
const documents = (lease: number, currency: string) => sql`LATERAL (
    SELECT min(i.number) AS number, string_agg(c.description, ', ' ORDER BY c.id) AS description
    FROM charges c JOIN invoices i ON i.id = c.invoice_id
    WHERE c.client_id = e.client_id AND c.entry_seq = e.seq AND c.lease_id = ${lease} AND c.currency = ${currency}
  ) charged ON true LEFT JOIN LATERAL (
    SELECT min(i.number) AS number FROM allocations a JOIN invoices i ON i.id = a.invoice_id
    WHERE a.client_id = e.client_id AND a.entry_seq = e.seq AND a.lease_id = ${lease}
  ) credited ON true LEFT JOIN LATERAL (
    SELECT r.number, coalesce(nullif(concat_ws(', ', r.reference, r.payer), ''), r.method) AS description
    FROM receipts r WHERE r.id = coalesce(
      (SELECT id FROM receipts WHERE client_id = e.client_id AND entry_seq = e.seq),
      (SELECT v.receipt_id FROM receipt_events v WHERE v.client_id = e.client_id AND v.entry_seq = e.seq))
  ) received ON true`;

/**
 * What a lease was charged and paid in a currency, by entry: its net movement on the accounts of what the tenant owes and of what
 * is not allocated. An allocation moves from one to the other, and so does not appear.
 *
 * @throws HttpError 400 at `lease` for one of another book.
 */
export async function customerStatement(
  db: Db,
  clientId: number,
  { lease, currency, from, to, known_seq, stood }: Period,
): Promise<CustomerStatement> {
  const [found] = await rows<Pick<CustomerStatement, 'lease' | 'tenant'>>(
    db,
    stood(sql`SELECT json_build_object('id', le.id, 'number', le.number) AS lease, ${tenant(partyJson())} AS tenant
        FROM leases le WHERE le.id = ${lease} AND le.client_id = ${clientId}`),
  );
  if (!found) throw unknownReference(['lease'], lease);
  const stored = storedCurrencies[currency];
  const movements = await rows<Movement>(
    db,
    sql`SELECT e.effective_on::text AS date, e.kind, m.minor::text, e.seq::int AS entry, ${correctedEntries} AS corrects,
          coalesce(charged.number, credited.number, received.number) AS number,
          coalesce(charged.description, e.reason, received.description, '') AS description
        FROM (
          SELECT p.entry_seq, sum(p.amount) AS minor FROM accounts a JOIN postings p ON p.account_id = a.id
          WHERE a.client_id = ${clientId} AND a.lease_id = ${lease} AND a.currency = ${stored}
            AND a.kind IN ('tenant', 'credit') AND p.effective_on <= ${to}::date AND p.entry_seq <= ${known_seq}
          GROUP BY p.entry_seq HAVING sum(p.amount) <> 0
        ) m JOIN entries e ON e.client_id = ${clientId} AND e.seq = m.entry_seq LEFT JOIN ${documents(lease, stored)}
        ORDER BY e.effective_on, e.seq`,
  );
  let balance = 0n;
  let opening = 0n;
  const lines: CustomerStatement['lines'] = [];
  for (const { minor, ...movement } of movements) {
    const amount = BigInt(minor);
    balance += amount;
    if (movement.date < from) opening = balance;
    else {
      const [debit, credit] = amount > 0n ? [amount, 0n] : [0n, -amount];
      const amounts = { debit: toDecimal(debit), credit: toDecimal(credit), balance: toDecimal(balance) };
      lines.push({ ...movement, ...amounts });
    }
  }
  return {
    ...found,
    currency,
    from,
    to,
    known_seq,
    opening: toDecimal(opening),
    lines,
    closing: toDecimal(balance),
  };
}
