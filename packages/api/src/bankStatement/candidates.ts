import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { addDays, type PlainDate } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { partyJson } from '../party/repository.ts';
import { leaseWords, tenant } from '../property/unitLease.ts';
import type { StoredLine } from './lines.ts';
import { type Candidate, numbersIn } from './score.ts';

/** Something that a line may be, as it is shown and as it is scored. */
export interface Suggested {
  kind: BankSuggestion['kind'];
  id: number;
  number: string;
  name: string;
  on: PlainDate | null;
  candidate: Candidate;
}

/** So many are read and scored. */
const MOVEMENTS = 500;
const LEASES = 50;
/** The book has a movement so long before the bank, or after it; others are found by a search. */
const DAYS_BEFORE = 62;
const DAYS_AFTER = 31;

interface StoredMovement {
  kind: 'receipt' | 'disbursement' | 'entry';
  id: number;
  number: string;
  names: (string | null)[];
  reference: string | null;
  on: PlainDate;
  minor: string;
}

/** The name of a party `p`, in SQL. */
const nameOf = sql`${partyJson()} ->> 'name'`;

/** Movements of the book on the account of the movement `b`, with the record that made them, in SQL. */
export const withRecords = (movements: SQL): SQL => sql`SELECT
    CASE WHEN c.id IS NOT NULL THEN 'receipt' WHEN d.id IS NOT NULL THEN 'disbursement' ELSE 'entry' END AS kind,
    coalesce(c.id, d.id, b.entry_seq)::int AS id, coalesce(c.number, d.number, 'Entry ' || b.entry_seq) AS number,
    CASE WHEN c.id IS NOT NULL THEN json_build_array(${tenant(nameOf)}, c.payer)
      WHEN d.id IS NOT NULL THEN json_build_array((SELECT ${nameOf} FROM parties p WHERE p.id = d.party_id))
      ELSE json_build_array(e.reason) END AS names,
    coalesce(c.reference, d.reference) AS reference, b.effective_on::text AS on, b.amount::text AS minor, e.kind AS entry_kind, b.entry_seq::int
  FROM (${movements}) b JOIN entries e ON e.client_id = b.client_id AND e.seq = b.entry_seq
    LEFT JOIN receipt_events v ON v.client_id = b.client_id AND v.entry_seq = b.entry_seq AND v.kind = 'reversed'
    LEFT JOIN receipts c ON c.client_id = b.client_id AND (c.entry_seq = b.entry_seq OR c.id = v.receipt_id)
    LEFT JOIN open_receipts o ON o.receipt_id = c.id LEFT JOIN leases le ON le.id = o.lease_id
    LEFT JOIN disbursement_events f ON f.client_id = b.client_id AND f.entry_seq = b.entry_seq
    LEFT JOIN disbursements d ON d.id = f.disbursement_id`;

/** What of the book moves the account in the direction of the line and is no line's yet, the same amount and the nearest first; without a search around its day. */
export async function movementCandidates(db: Db, line: StoredLine, isSearch: boolean): Promise<Suggested[]> {
  const near = sql`AND b.effective_on BETWEEN ${addDays(line.on, -DAYS_BEFORE)}::date
    AND ${addDays(line.on, DAYS_AFTER)}::date`;
  const unmatched = sql`SELECT b.* FROM bank_movements b WHERE b.client_id = ${line.client_id}
      AND b.bank_account_id = ${line.bank_account_id} AND sign(b.amount) = ${line.amount > 0n ? 1 : -1}
      ${isSearch || line.made ? sql`` : near}
      AND NOT EXISTS (SELECT FROM bank_matches m WHERE m.client_id = b.client_id
        AND m.bank_account_id = b.bank_account_id AND m.entry_seq = b.entry_seq)
      AND NOT EXISTS (SELECT FROM bank_postings p WHERE p.client_id = b.client_id AND p.entry_seq = b.entry_seq
        AND p.line_id <> ${line.id} AND made_by_line(p.line_id) = p.entry_seq)
      ${line.made ? sql`AND b.entry_seq = made_by_line(${line.id})` : sql``}
    ORDER BY b.amount <> ${String(line.amount)}::bigint, abs(b.effective_on - ${line.on}::date), b.entry_seq
    LIMIT ${MOVEMENTS}`;
  const found = await rows<StoredMovement & { entry_kind: string }>(db, withRecords(unmatched));
  return found
    .filter(({ entry_kind }) => entry_kind !== 'opening' && entry_kind !== 'opening_reversal')
    .map(({ kind, id, number, names, reference, on, minor }) => {
      const known = names.filter((name) => name !== null);
      const candidate = { number, names: known, reference, on, amount: BigInt(minor) };
      return { kind, id, number, name: known[0] ?? '', on, candidate };
    });
}

/** Leases that the text, the amount or earlier payments may mean, in SQL. */
function meantLeases(line: StoredLine): SQL {
  const { client_id, bank_account_id, currency, description } = line;
  const numbers = sql`(SELECT json_array_elements_text(${JSON.stringify(
    numbersIn(`${description} ${line.reference ?? ''}`),
  )}::json))`;
  return sql`SELECT id FROM leases WHERE client_id = ${client_id} AND regexp_replace(lower(number), '[^a-z0-9]', '', 'g') IN ${numbers}
    UNION (SELECT lp.lease_id FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
      LEFT JOIN individuals i ON i.id = p.individual_id LEFT JOIN companies o ON o.id = p.company_id
      WHERE lp.role = 'tenant' AND coalesce(lower(i.last_name), split_part(lower(o.registration_name), ' ', 1)) IN ${numbers}
        AND EXISTS (SELECT FROM leases WHERE id = lp.lease_id AND client_id = ${client_id})
      ORDER BY lp.lease_id DESC LIMIT ${LEASES})
    UNION (SELECT lease_id FROM open_items WHERE client_id = ${client_id} AND currency = ${currency} AND settled < amount
      GROUP BY lease_id HAVING sum(amount - settled) = ${String(line.amount)}::bigint LIMIT ${LEASES})
    UNION (${paidBefore(bank_account_id, description)})`;
}

/** The lease that every earlier line with the same text was for, in SQL. */
const paidBefore = (
  bankAccountId: number,
  description: string,
): SQL => sql`SELECT min(o.lease_id) FROM bank_lines l
  JOIN bank_matches m ON m.line_id = l.id JOIN open_receipts o ON o.receipt_id = m.receipt_id
  WHERE l.bank_account_id = ${bankAccountId} AND lower(l.description) = lower(${description}) AND o.lease_id IS NOT NULL
  HAVING count(DISTINCT o.lease_id) = 1`;

interface StoredLease {
  id: number;
  number: string;
  names: (string | null)[] | null;
  open: string[] | null;
  paid_before: boolean;
}

/** Leases in force or ended that a line may pay; with `words` those that are found by them. */
export async function leaseCandidates(
  db: Db,
  line: StoredLine,
  words: readonly string[],
): Promise<Suggested[]> {
  if (line.amount < 0n) return [];
  const { client_id, bank_account_id, currency, description } = line;
  const conditions =
    words.length > 0 ? await leaseWords(db, client_id, words) : [sql`le.id IN (${meantLeases(line)})`];
  const found = await rows<StoredLease>(
    db,
    sql`SELECT le.id, le.number,
          (SELECT json_agg(${nameOf} ORDER BY p.id) FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
           WHERE lp.lease_id = le.id AND lp.role = 'tenant') AS names,
          (SELECT json_agg((amount - settled)::text) FROM open_items
           WHERE lease_id = le.id AND currency = ${currency} AND settled < amount) AS open,
          le.id IN (${paidBefore(bank_account_id, description)}) AS paid_before
        FROM leases le WHERE le.client_id = ${client_id} AND ${stateIn('le.state', leaseOnceInForce)}
          AND ${sql.join(conditions, sql` AND `)} ORDER BY le.id DESC LIMIT ${LEASES * 2}`,
  );
  return found.map(({ id, number, names, open, paid_before }) => {
    const known = (names ?? []).filter((name) => name !== null);
    const parts = (open ?? []).map(BigInt);
    const amount = parts.reduce((sum, part) => sum + part, 0n);
    const candidate = { number, names: known, amount, parts, paidBefore: paid_before };
    return { kind: 'lease', id, number, name: known[0] ?? '', on: null, candidate };
  });
}
