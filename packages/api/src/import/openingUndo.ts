import type { PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Actor, type AuditEvent, recordEvents } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { Account } from '../ledger/account.ts';
import { insertAllocations } from '../ledger/allocations.ts';
import { documentNumbers } from '../ledger/charges.ts';
import { openDays } from '../ledger/days.ts';
import type { Transfer } from '../ledger/entry.ts';
import { keepParties } from '../ledger/invoiceParties.ts';
import { readOpenCharges } from '../ledger/openCharges.ts';
import { mirrored, postEntries } from '../ledger/post.ts';
import { splitOf } from '../ledger/rates.ts';
import { firstDayThere, type Taking } from '../ledger/there.ts';
import { isLive } from '../ledger/undo.ts';
import type { Dependent, Target } from './rows.ts';

/** The entries of the import as `e`, in SQL. */
const ownEntries = ({ id, clientId }: Target) =>
  sql`entries e WHERE e.client_id = ${clientId} AND e.import_id = ${id} AND e.kind = 'opening'`;

/** What settled the charges of an import, receipts of it that are used, and accounts that no longer hold what it brought or agreed with the bank. */
export const openingDependents = (db: Db, target: Target): Promise<Dependent[]> =>
  rows(
    db,
    sql`WITH own AS (SELECT e.client_id, e.seq FROM ${ownEntries(target)}),
        settled AS (
          SELECT a.receipt_id, a.invoice_id FROM own
          JOIN charges c ON c.client_id = own.client_id AND c.entry_seq = own.seq JOIN allocations a ON a.charge_id = c.id
          WHERE ${isLive}
        ), brought AS (
          SELECT t.credit_account AS account_id, sum(t.amount) AS amount
          FROM own JOIN transfers t ON t.client_id = own.client_id AND t.entry_seq = own.seq GROUP BY 1
        )
        SELECT 'receipt' AS type, receipt_id AS id FROM settled WHERE receipt_id IS NOT NULL
        UNION SELECT 'credit_note', invoice_id FROM settled WHERE invoice_id IS NOT NULL
        UNION SELECT 'receipt', r.id FROM own JOIN receipts r ON r.client_id = own.client_id AND r.entry_seq = own.seq
          JOIN open_receipts s ON s.receipt_id = r.id WHERE s.used > 0
        UNION SELECT CASE a.kind WHEN 'deposit' THEN 'lease' ELSE 'landlord' END, coalesce(a.lease_id, a.landlord_id)
          FROM brought JOIN accounts a ON a.id = brought.account_id JOIN account_balances b ON b.account_id = a.id
          WHERE a.kind IN ('deposit', 'landlord') AND b.credits - b.debits < brought.amount
        UNION SELECT 'bank_account', a.bank_account_id
          FROM own JOIN postings p ON p.client_id = own.client_id AND p.entry_seq = own.seq JOIN accounts a ON a.id = p.account_id
            JOIN reconciliations r ON r.bank_account_id = a.bank_account_id
        ORDER BY 1, 2`,
  );

interface StoredTransfer {
  seq: number;
  amount: string;
  debit: Account;
  credit: Account;
}

const accountJson = (alias: string) =>
  sql.raw(`json_strip_nulls(json_build_object('kind', ${alias}.kind, 'currency', ${alias}.currency,
    'lease_id', ${alias}.lease_id, 'landlord_id', ${alias}.landlord_id, 'property_id', ${alias}.property_id,
    'bank_account_id', ${alias}.bank_account_id))`);

const readTransfers = (db: Db, target: Target) =>
  rows<StoredTransfer>(
    db,
    sql`SELECT e.seq::int, t.amount::text, ${accountJson('d')} AS debit, ${accountJson('c')} AS credit
        FROM (SELECT * FROM ${ownEntries(target)}) e
        JOIN transfers t ON t.client_id = e.client_id AND t.entry_seq = e.seq
        JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account ORDER BY e.seq, t.line`,
  );

/** What is taken from accounts that are never below zero when it is taken back. */
async function broughtBy(db: Db, target: Target): Promise<Taking[]> {
  const kept = new Set<Account['kind']>(['tenant', 'credit', 'deposit', 'landlord']);
  const found = await readTransfers(db, target);
  return found
    .flatMap(({ debit, credit, amount }) => [debit, credit].map((from) => ({ from, amount: BigInt(amount) })))
    .filter(({ from }) => kept.has(from.kind));
}

/** Posts the mirror of each entry. Returns the number of the mirror by the number of the entry. */
async function postMirrors(
  db: Db,
  actor: Actor,
  target: Target,
  day: PlainDate,
): Promise<Map<number, number>> {
  const found = await readTransfers(db, target);
  const transfers = new Map<number, Transfer[]>();
  for (const { seq, amount, debit, credit } of found) {
    const mirror = mirrored({ debit, credit, amount: BigInt(amount) });
    transfers.set(seq, [...(transfers.get(seq) ?? []), mirror]);
  }
  const seqs = [...transfers.keys()];
  const made = await postEntries(
    db,
    actor,
    target.clientId,
    seqs.map((reverses_seq) => ({
      ...{ kind: 'opening_reversal', effective_on: day, reason: 'Import undone' },
      ...{ reverses_seq, import_id: target.id, transfers: transfers.get(reverses_seq) ?? [] },
    })),
  );
  return new Map(seqs.map((seq, index) => [seq, made[index] ?? 0]));
}

/** A credit note for each lease and currency closes what was charged. */
async function creditCharges(
  db: Db,
  target: Target,
  day: PlainDate,
  mirrors: ReadonlyMap<number, number>,
): Promise<void> {
  const { clientId } = target;
  const own = await rows<{ id: number; entry_seq: number }>(
    db,
    sql`SELECT c.id, c.entry_seq::int FROM charges c WHERE c.client_id = ${clientId}
        AND c.entry_seq IN (SELECT e.seq FROM ${ownEntries(target)})`,
  );
  if (own.length === 0) return;
  const seqOf = new Map(own.map(({ id, entry_seq }) => [id, mirrors.get(entry_seq) ?? 0]));
  const charges = await readOpenCharges(
    db,
    sql`c.client_id = ${clientId} AND c.entry_seq IN (SELECT e.seq FROM ${ownEntries(target)})`,
  );
  const pairs = new Map(charges.map((charge) => [`${charge.lease_id} ${charge.currency}`, charge]));
  const numberOf = await documentNumbers(db, clientId, 'credit_note');
  const notes = [...pairs.values()].map(({ lease_id, currency }, index) => ({
    ...{ number: numberOf(index), lease_id, currency },
  }));
  const inserted = await rows<{ id: number; lease_id: number; currency: string }>(
    db,
    sql`INSERT INTO invoices (client_id, kind, number, lease_id, issued_on, currency)
        SELECT ${clientId}, 'credit_note', number, lease_id, ${day}::date, currency
        FROM json_to_recordset(${JSON.stringify(notes)}::json) AS n (number text, lease_id bigint, currency text)
        ORDER BY number RETURNING id, lease_id, currency`,
  );
  const noteOf = new Map(inserted.map(({ id, lease_id, currency }) => [`${lease_id} ${currency}`, id]));
  const allocations = charges.map((charge) => {
    const { id: charge_id, lease_id, currency, amount, settled } = charge;
    const invoice_id = noteOf.get(`${lease_id} ${currency}`) ?? 0;
    return {
      ...splitOf(charge, amount - settled),
      ...{
        entry_seq: seqOf.get(charge_id) ?? 0,
        effective_on: day,
        charge_id,
        invoice_id,
        lease_id,
        currency,
      },
    };
  });
  await insertAllocations(db, clientId, allocations);
  await keepParties(db, clientId, [...noteOf.values()]);
}

/** Takes opening balances back by entries that mirror theirs: on the same day, or the first that is not locked and from which all of it is there. */
export async function reverseOpening(db: Db, actor: Actor, target: Target): Promise<void> {
  const { id, clientId } = target;
  const [own] = await rows<{ opening_on: PlainDate; made: number }>(
    db,
    sql`SELECT opening_on::text, (SELECT count(made)::int FROM import_rows WHERE import_id = imports.id) AS made
        FROM imports WHERE id = ${id}`,
  );
  if (!own || own.made === 0) return;
  const openDay = await openDays(db, clientId);
  const day = await firstDayThere(db, clientId, await broughtBy(db, target), openDay(own.opening_on));
  const mirrors = await postMirrors(db, actor, target, day);
  await creditCharges(db, target, day, mirrors);
  await db.execute(sql`INSERT INTO receipt_events (client_id, receipt_id, kind, entry_seq)
    SELECT r.client_id, r.id, 'reversed', u.seq FROM receipts r
    JOIN entries u ON u.client_id = r.client_id AND u.reverses_seq = r.entry_seq AND u.import_id = ${id}
    WHERE r.client_id = ${clientId}`);
  const leases = await rows<{ id: number }>(
    db,
    sql`SELECT DISTINCT a.lease_id AS id FROM (SELECT * FROM ${ownEntries(target)}) e
        JOIN postings p ON p.client_id = e.client_id AND p.entry_seq = e.seq JOIN accounts a ON a.id = p.account_id
        WHERE a.lease_id IS NOT NULL`,
  );
  const events = leases.map(
    (lease): AuditEvent => ({
      action: 'reverse',
      subject: { type: 'lease', id: lease.id },
      clientId,
      changes: { import: [id, null] },
    }),
  );
  await recordEvents(db, actor, events);
}
