import type { PlainDate } from '@rentsafe/domain/date';
import type { ReconciliationInput, ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import { sql } from 'drizzle-orm';
import { withRecords } from '../bankStatement/candidates.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import type { StoredCurrency } from '../money/wire.ts';

export type Outstanding = Omit<ReconciliationPreview['outstanding'][number], 'amount'> & { amount: bigint };

/** The bank and the book at the end of a statement, in minor units. */
export interface Comparison {
  bank_account: { id: number; name: string };
  statement_id: number;
  currency: StoredCurrency;
  on: PlainDate;
  statement: bigint;
  outstanding_in: bigint;
  outstanding_out: bigint;
  book: bigint;
  difference: bigint;
  lines: number[];
  outstanding: Outstanding[];
  known_seq: number;
}

interface Head {
  bank_account: Comparison['bank_account'];
  currency: StoredCurrency;
  statement_id: number | null;
  statement: string;
  /** The first day of the first statement, and the balance with which it opens. */
  first_on: PlainDate;
  first: string;
  known_seq: number;
}

/** @throws HttpError 400 for an account of another book, or a day that no statement ends on. */
async function readHead(db: Db, clientId: number, { bank_account, on }: ReconciliationInput): Promise<Head> {
  const [head] = await rows<Head>(
    db,
    sql`SELECT json_build_object('id', a.id, 'name', a.name) AS bank_account, a.currency, s.id AS statement_id,
          s.closing::text AS statement, f.from_on::text AS first_on, f.opening::text AS first, h.last_seq::int AS known_seq
        FROM bank_accounts a JOIN book_heads h ON h.client_id = a.client_id
        LEFT JOIN bank_statements s ON s.bank_account_id = a.id AND s.to_on = ${on}::date
        LEFT JOIN LATERAL (SELECT from_on, opening FROM bank_statements WHERE bank_account_id = a.id ORDER BY from_on LIMIT 1) f
          ON true
        WHERE a.id = ${bank_account} AND a.client_id = ${clientId}`,
  );
  if (!head) throw unknownReference(['bank_account'], bank_account);
  if (head.statement_id === null) throw fieldError('on', `No statement ends on ${on}.`);
  return head;
}

interface StoredOutstanding extends Omit<Outstanding, 'name' | 'amount'> {
  names: (string | null)[];
  minor: string;
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Which entry takes back which, both of one document: seq and undone_by, in SQL. */
const undoings = (clientId: number) => sql`SELECT reverses_seq AS seq, seq AS undone_by FROM entries
    WHERE client_id = ${clientId} AND reverses_seq IS NOT NULL
  UNION ALL SELECT (SELECT p.entry_seq FROM disbursement_events p
      WHERE p.disbursement_id = f.disbursement_id AND p.kind = 'paid' AND p.id < f.id ORDER BY p.id DESC LIMIT 1), f.entry_seq
    FROM disbursement_events f WHERE f.client_id = ${clientId} AND f.kind = 'failed'`;

/**
 * What the bank says at the end of a statement against what the book says. A movement counts at the bank from the line that it is
 * matched with. What the book had before the first statement and no line is, is in its opening balance, where that says so; else
 * it is outstanding, but for opening balances of the book. What was taken back by that day, and never was on a line, came to nothing.
 *
 * @throws HttpError as `readHead`.
 */
export async function compareWithBank(
  db: Db,
  clientId: number,
  input: ReconciliationInput,
): Promise<Comparison> {
  const { bank_account: account, on } = input;
  const { bank_account, currency, known_seq, ...head } = await readHead(db, clientId, input);
  const all = sql`SELECT b.*, l.on_date AS matched_on FROM bank_movements b
    LEFT JOIN bank_matches m ON m.client_id = b.client_id AND m.bank_account_id = b.bank_account_id AND m.entry_seq = b.entry_seq
    LEFT JOIN bank_lines l ON l.id = m.line_id
    WHERE b.client_id = ${clientId} AND b.bank_account_id = ${account}`;
  const movements = sql`WITH every AS (${all}), unseen AS (
      SELECT entry_seq FROM every WHERE matched_on IS NULL AND effective_on <= ${on}::date
    ), nothing AS (
      SELECT u.seq, u.undone_by FROM (${undoings(clientId)}) u
        JOIN unseen a ON a.entry_seq = u.seq JOIN unseen b ON b.entry_seq = u.undone_by
    )
    SELECT * FROM every
    WHERE entry_seq NOT IN (SELECT seq FROM nothing UNION ALL SELECT undone_by FROM nothing)`;
  const [totals] = await rows<{ book: string; before: string }>(
    db,
    sql`SELECT coalesce(sum(amount) FILTER (WHERE effective_on <= ${on}::date), 0)::text AS book,
          coalesce(sum(amount) FILTER (WHERE effective_on < ${head.first_on}::date AND matched_on IS NULL), 0)::text AS before
        FROM (${movements}) b`,
  );
  const [book, before] = [BigInt(totals?.book ?? 0), BigInt(totals?.before ?? 0)];
  const isCovered = before === BigInt(head.first);
  const uncounted = sql`SELECT b.client_id, b.bank_account_id, b.currency, b.entry_seq, b.effective_on,
      CASE WHEN b.effective_on <= ${on}::date THEN b.amount ELSE -b.amount END AS amount
    FROM (${movements}) b JOIN entries e ON e.client_id = b.client_id AND e.seq = b.entry_seq
    WHERE (b.effective_on <= ${on}::date) <> coalesce(b.matched_on <= ${on}::date, false)
      AND NOT (b.matched_on IS NULL AND b.effective_on < ${head.first_on}::date
        AND (${isCovered} OR e.kind IN ('opening', 'opening_reversal')))`;
  const found = await rows<StoredOutstanding>(
    db,
    sql`${withRecords(uncounted)} ORDER BY b.effective_on, b.entry_seq`,
  );
  const outstanding = found.map(({ kind, id, number, names, on: day, minor }) => ({
    ...{ kind, id, number, on: day, amount: BigInt(minor) },
    name: names.find((name) => name !== null) ?? '',
  }));
  const amounts = outstanding.map(({ amount }) => amount);
  const outstanding_in = sumOf(amounts.filter((amount) => amount > 0n));
  const outstanding_out = -sumOf(amounts.filter((amount) => amount < 0n));
  const statement = BigInt(head.statement);
  const open = await rows<{ id: number }>(
    db,
    sql`SELECT l.id FROM bank_lines l WHERE l.bank_account_id = ${account} AND l.on_date <= ${on}::date
          AND NOT EXISTS (SELECT FROM bank_matches m WHERE m.line_id = l.id) ORDER BY l.on_date, l.id`,
  );
  return {
    ...{
      bank_account,
      currency,
      on,
      statement,
      outstanding_in,
      outstanding_out,
      book,
      outstanding,
      known_seq,
    },
    statement_id: head.statement_id ?? 0,
    difference: statement + outstanding_in - outstanding_out - book,
    lines: open.map(({ id }) => id),
  };
}
