import type {
  ReconciliationBasis,
  ReconciliationInput,
  ReconciliationPreview,
} from '@rentsafe/domain/reconciliation';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { seenWithoutLine } from '../bankAccount/reconciled.ts';
import { withRecords } from '../bankStatement/candidates.ts';
import { undoings } from '../bankStatement/undoings.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import type { StoredCurrency } from '../money/wire.ts';

export type Outstanding = Omit<ReconciliationPreview['outstanding'][number], 'amount'> & { amount: bigint };

/** The bank and the book on a day, in minor units. */
export interface Comparison {
  basis: ReconciliationBasis;
  bank_account: { id: number; name: string };
  /** Null without lines. */
  statement_id: number | null;
  currency: StoredCurrency;
  on: PlainDate;
  statement: bigint;
  outstanding_in: bigint;
  outstanding_out: bigint;
  book: bigint;
  difference: bigint;
  lines: number[];
  outstanding: Outstanding[];
  unseen: Outstanding[];
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

interface StoredOutstanding extends Omit<Outstanding, 'name' | 'amount' | 'entry'> {
  names: (string | null)[];
  minor: string;
  entry_seq: number;
}

/** Movements with their records, oldest first. */
export async function readOutstanding(db: Db, movements: SQL): Promise<Outstanding[]> {
  const found = await rows<StoredOutstanding>(
    db,
    sql`${withRecords(movements)} ORDER BY b.effective_on, b.entry_seq`,
  );
  return found.map(({ kind, id, number, names, on, minor, entry_seq }) => ({
    ...{ kind, id, number, on, amount: BigInt(minor), entry: entry_seq },
    name: names.find((name) => name !== null) ?? '',
  }));
}

/** What outstanding movements bring in, and what they take out. */
export function totalsOf(outstanding: readonly Outstanding[]) {
  const amounts = outstanding.map(({ amount }) => amount);
  return {
    outstanding_in: sumOf(amounts.filter((amount) => amount > 0n)),
    outstanding_out: -sumOf(amounts.filter((amount) => amount < 0n)),
  };
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * The movements of an account in SQL, with the day on which each was at the bank: that of its line, or of a reconciliation without
 * lines. What was taken back by a day, and never was at the bank, is left out.
 */
export function seenMovements(clientId: number, account: number, on: PlainDate): SQL {
  const all = sql`SELECT b.*, coalesce(l.on_date, ${seenWithoutLine}) AS matched_on FROM bank_movements b
    LEFT JOIN bank_matches m ON m.client_id = b.client_id AND m.bank_account_id = b.bank_account_id AND m.entry_seq = b.entry_seq
    LEFT JOIN bank_lines l ON l.id = m.line_id
    WHERE b.client_id = ${clientId} AND b.bank_account_id = ${account}`;
  return sql`WITH every AS (${all}), unseen AS (
      SELECT entry_seq FROM every WHERE matched_on IS NULL AND effective_on <= ${on}::date
    ), nothing AS (
      SELECT u.seq, u.undone_by FROM (${undoings(clientId)}) u
        JOIN unseen a ON a.entry_seq = u.seq JOIN unseen b ON b.entry_seq = u.undone_by
    )
    SELECT * FROM every
    WHERE entry_seq NOT IN (SELECT seq FROM nothing UNION ALL SELECT undone_by FROM nothing)`;
}

/** Lines of an account up to a day that are not matched. */
export async function openLines(db: Db, account: number, on: PlainDate): Promise<number[]> {
  const open = await rows<{ id: number }>(
    db,
    sql`SELECT l.id FROM open_bank_lines l WHERE l.bank_account_id = ${account} AND l.on_date <= ${on}::date
        ORDER BY l.on_date, l.id`,
  );
  return open.map(({ id }) => id);
}

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
  const movements = seenMovements(clientId, account, on);
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
  const outstanding = await readOutstanding(db, uncounted);
  const { outstanding_in, outstanding_out } = totalsOf(outstanding);
  const statement = BigInt(head.statement);
  return {
    basis: 'lines',
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
    unseen: [],
    statement_id: head.statement_id,
    difference: statement + outstanding_in - outstanding_out - book,
    lines: await openLines(db, account, on),
  };
}
