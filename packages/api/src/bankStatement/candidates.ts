import type { BankSuggestion } from '@rentsafe/domain/bankStatement';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import type { PartyInput } from '@rentsafe/domain/party';
import { addDays, type PlainDate, spokenDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { seenWithoutLine } from '../bankAccount/reconciled.ts';
import { anyText } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { partyJson } from '../party/repository.ts';
import { leaseWords, tenant } from '../property/unitLease.ts';
import type { StoredLine } from './lines.ts';
import { type Candidate, numbersIn } from './score.ts';
import { undoings } from './undoings.ts';

/** Something that a line may be, as it is shown and as it is scored. */
export interface Suggested {
  kind: BankSuggestion['kind'];
  id: number;
  number: string;
  name: string;
  on: PlainDate | null;
  /** A payment that is approved: matched, it is paid. */
  approved?: boolean;
  /** What took it back, or that it takes something back. */
  undone?: string;
  candidate: Candidate;
  /** Of a receipt, or the lease itself. */
  lease: number | null;
  /** Of a payment. */
  party: number | null;
  payee: PartyInput | null;
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
  lease: number | null;
  party: number | null;
  payee: PartyInput | null;
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
    coalesce(c.reference, d.reference) AS reference, b.effective_on::text AS on, b.amount::text AS minor, e.kind AS entry_kind, b.entry_seq::int,
    o.lease_id::int AS lease, d.party_id::int AS party,
    (SELECT ${partyJson()} FROM parties p WHERE p.id = d.party_id) AS payee
  FROM (${movements}) b JOIN entries e ON e.client_id = b.client_id AND e.seq = b.entry_seq
    LEFT JOIN receipt_events v ON v.client_id = b.client_id AND v.entry_seq = b.entry_seq AND v.kind = 'reversed'
    LEFT JOIN receipts c ON c.client_id = b.client_id AND (c.entry_seq = b.entry_seq OR c.id = v.receipt_id)
    LEFT JOIN open_receipts o ON o.receipt_id = c.id LEFT JOIN leases le ON le.id = o.lease_id
    LEFT JOIN disbursement_events f ON f.client_id = b.client_id AND f.entry_seq = b.entry_seq
    LEFT JOIN disbursements d ON d.id = f.disbursement_id`;

/** Of entries that are taken back, or take something back, what to say of each. */
async function undoneOf(db: Db, clientId: number, seqs: readonly number[]): Promise<Map<number, string>> {
  const list = sql`(SELECT json_array_elements_text(${JSON.stringify(seqs)}::json)::bigint)`;
  const found = await rows<{ seq: number; undone_by: number; on: PlainDate }>(
    db,
    sql`SELECT u.seq::int, u.undone_by::int, e.effective_on::text AS on FROM (${undoings(clientId)}) u
        JOIN entries e ON e.client_id = ${clientId} AND e.seq = u.undone_by WHERE u.seq IN ${list} OR u.undone_by IN ${list}`,
  );
  return new Map(
    found.flatMap(({ seq, undone_by, on }) => [
      [seq, `Reversed on ${spokenDate(on)}`],
      [undone_by, `Reversal of ${spokenDate(on)}`],
    ]),
  );
}

/**
 * What of the book moves the account in the direction of the line and is no line's yet, the same amount and the nearest first; without
 * a search around its day, and not what was taken back before the bank had it: that is marked.
 */
export async function movementCandidates(db: Db, line: StoredLine, isSearch: boolean): Promise<Suggested[]> {
  const isNear = !isSearch && !line.made;
  const start = sql`${addDays(line.on, -DAYS_BEFORE)}::date`;
  const near = sql`AND b.effective_on BETWEEN ${start} AND ${addDays(line.on, DAYS_AFTER)}::date`;
  // Of the days around the line at once: nearly all that moved then is matched, and each is not to be looked up.
  const isOpen = isNear
    ? sql`b.entry_seq NOT IN (SELECT m.entry_seq FROM bank_matches m WHERE m.client_id = ${line.client_id}
        AND m.bank_account_id = ${line.bank_account_id} AND m.entry_seq >= (SELECT min(seq) FROM (
          SELECT seq FROM entries WHERE client_id = ${line.client_id} AND effective_on >= ${start} OFFSET 0) of_days))`
    : sql`NOT EXISTS (SELECT FROM bank_matches m WHERE m.client_id = b.client_id
        AND m.bank_account_id = b.bank_account_id AND m.entry_seq = b.entry_seq)`;
  const nothing = sql`EXISTS (SELECT FROM undone u WHERE b.entry_seq IN (u.seq, u.undone_by)
    AND NOT EXISTS (SELECT FROM bank_matches m WHERE m.client_id = b.client_id AND m.bank_account_id = b.bank_account_id
      AND m.entry_seq IN (u.seq, u.undone_by)))`;
  const unmatched = sql`WITH undone AS MATERIALIZED (${undoings(line.client_id)})
    SELECT b.* FROM bank_movements b WHERE b.client_id = ${line.client_id}
      AND b.bank_account_id = ${line.bank_account_id} AND sign(b.amount) = ${line.amount > 0n ? 1 : -1}
      ${isNear ? near : sql``} AND ${isOpen} ${isNear ? sql`AND NOT ${nothing}` : sql``} AND ${seenWithoutLine} IS NULL
      AND NOT coalesce((SELECT p.line_id <> ${line.id} AND made_by_line(p.line_id) = p.entry_seq FROM bank_postings p
        WHERE p.client_id = b.client_id AND p.entry_seq = b.entry_seq AND p.bank_account_id = b.bank_account_id), false)
      ${line.made ? sql`AND b.entry_seq = made_by_line(${line.id})` : sql``}
    ORDER BY b.amount <> ${String(line.amount)}::bigint, abs(b.effective_on - ${line.on}::date), b.entry_seq
    LIMIT ${MOVEMENTS}`;
  const before = line.amount < 0n ? await partyPaidBefore(db, line) : null;
  const found = await rows<StoredMovement & { entry_kind: string; entry_seq: number }>(
    db,
    withRecords(unmatched),
  );
  const undone = await undoneOf(
    db,
    line.client_id,
    found.map(({ entry_seq }) => entry_seq),
  );
  return found
    .filter(({ entry_kind }) => entry_kind !== 'opening' && entry_kind !== 'opening_reversal')
    .map(({ kind, id, number, names, reference, on, minor, entry_seq, lease, party, payee }) => {
      const known = names.filter((name) => name !== null);
      const paidBefore = party !== null && party === before;
      const candidate = { number, names: known, reference, on, amount: BigInt(minor), paidBefore };
      const text = undone.get(entry_seq);
      const shown = { kind, id, number, name: known[0] ?? '', on, ...(text && { undone: text }) };
      return { ...shown, candidate, lease, party, payee };
    });
}

/** Leases that the text, the amount or earlier payments may mean, in SQL. */
function meantLeases(line: StoredLine): SQL {
  const { client_id, bank_account_id, currency, description } = line;
  const numbers = anyText(numbersIn(`${description} ${line.reference ?? ''}`));
  return sql`SELECT id FROM leases WHERE client_id = ${client_id} AND regexp_replace(lower(number), '[^a-z0-9]', '', 'g') = ${numbers}
    UNION (SELECT lp.lease_id FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
      LEFT JOIN individuals i ON i.id = p.individual_id LEFT JOIN companies o ON o.id = p.company_id
      WHERE lp.role = 'tenant' AND coalesce(lower(i.last_name), split_part(lower(o.registration_name), ' ', 1)) = ${numbers}
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

/** Whom every earlier line with the same text paid. */
export async function partyPaidBefore(
  db: Db,
  { bank_account_id, description }: StoredLine,
): Promise<number | null> {
  const [found] = await rows<{ party: number | null }>(
    db,
    sql`SELECT CASE WHEN count(DISTINCT d.party_id) = 1 THEN min(d.party_id) END::int AS party FROM bank_lines l
        JOIN bank_matches m ON m.line_id = l.id JOIN disbursements d ON d.id = m.disbursement_id
        WHERE l.bank_account_id = ${bank_account_id} AND lower(l.description) = lower(${description})`,
  );
  return found?.party ?? null;
}

const idsOf = (ids: readonly number[]): SQL =>
  sql`SELECT json_array_elements_text(${JSON.stringify(ids)}::json)::bigint`;

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
  ofRules: readonly number[],
): Promise<Suggested[]> {
  if (line.amount < 0n) return [];
  const { client_id, bank_account_id, currency, description } = line;
  const conditions =
    words.length > 0
      ? await leaseWords(db, client_id, words)
      : [sql`le.id IN (${meantLeases(line)} UNION ${idsOf(ofRules)})`];
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
    return {
      kind: 'lease',
      id,
      number,
      name: known[0] ?? '',
      on: null,
      candidate,
      lease: id,
      party: null,
      payee: null,
    };
  });
}
