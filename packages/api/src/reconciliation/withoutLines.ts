import type { Money } from '@rentsafe/domain/money';
import type { ReconciliationInput } from '@rentsafe/domain/reconciliation';
import { addDays, type PlainDate, spokenDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { reconciledOn, reconciledText } from '../bankAccount/reconciled.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError, unknownReference } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { minorIn } from '../money/minorIn.ts';
import type { StoredCurrency } from '../money/wire.ts';
import {
  type Comparison,
  type Outstanding,
  openLines,
  readOutstanding,
  seenMovements,
  totalsOf,
} from './compare.ts';

/** What the bank may not have shown is that young, or was outstanding before. */
const DAYS_UNSEEN = 62;

interface Account {
  bank_account: Comparison['bank_account'];
  kind: 'bank' | 'cash' | 'mobile';
  currency: StoredCurrency;
  known_seq: number;
  /** The last day of its last statement with lines. */
  statement_to: PlainDate | null;
  book: string;
}

async function readAccount(db: Db, clientId: number, id: number, on: PlainDate): Promise<Account> {
  const [account] = await rows<Account>(
    db,
    sql`SELECT json_build_object('id', a.id, 'name', a.name) AS bank_account, a.kind, a.currency, h.last_seq::int AS known_seq,
          (SELECT max(to_on)::text FROM bank_statements WHERE bank_account_id = a.id) AS statement_to,
          (SELECT coalesce(sum(amount), 0)::text FROM bank_movements b
           WHERE b.client_id = a.client_id AND b.bank_account_id = a.id AND b.effective_on <= ${on}::date) AS book
        FROM bank_accounts a JOIN book_heads h ON h.client_id = a.client_id
        WHERE a.id = ${id} AND a.client_id = ${clientId}`,
  );
  if (!account) throw unknownReference(['bank_account'], id);
  return account;
}

/** @throws HttpError 400 at `on` for a day to come, one that is signed, or one that a statement with lines has. */
async function checkOn(
  db: Db,
  { bank_account, statement_to }: Account,
  { on, now }: { on: PlainDate; now: Date },
): Promise<void> {
  checkPast({ day: on, field: 'on', now });
  const signed = await reconciledOn(db, bank_account.id);
  if (signed && on < signed) throw fieldError('on', reconciledText(signed));
  if (statement_to && statement_to >= on && signed !== on) {
    throw fieldError(
      'on',
      `The statement to ${spokenDate(statement_to)} is imported. Reconcile that instead.`,
    );
  }
}

interface Signed {
  on: PlainDate;
  statement: string;
  outstanding: { entry?: number }[];
}

/** What was signed last of an account. */
async function lastSigned(db: Db, account: number): Promise<Signed | undefined> {
  const [signed] = await rows<Signed>(
    db,
    sql`SELECT on_date::text AS on, statement::text, outstanding FROM reconciliations
        WHERE bank_account_id = ${account} ORDER BY on_date DESC LIMIT 1`,
  );
  return signed;
}

/** What the bank may not have shown by a day: young movements, and what was outstanding when it was signed last. */
async function unseenBy(
  db: Db,
  clientId: number,
  account: number,
  on: PlainDate,
  last: Signed | undefined,
): Promise<Outstanding[]> {
  const before = last?.outstanding.flatMap(({ entry }) => entry ?? []) ?? [];
  return readOutstanding(
    db,
    sql`SELECT b.* FROM (${seenMovements(clientId, account, on)}) b
          JOIN entries e ON e.client_id = b.client_id AND e.seq = b.entry_seq
        WHERE b.matched_on IS NULL AND b.effective_on <= ${on}::date AND e.kind NOT IN ('opening', 'opening_reversal')
          AND (b.effective_on > ${addDays(on, -DAYS_UNSEEN)}::date
            OR b.entry_seq = ${anyId(before)})`,
  );
}

/** @throws HttpError 409 for an account in which something moved since it was signed. */
function checkQuiet(unmoved: { moves: number }, last: Signed | undefined): void {
  if (unmoved.moves === 0) return;
  const entries = unmoved.moves === 1 ? '1 entry' : `${unmoved.moves} entries`;
  const since = last ? ` since ${spokenDate(last.on)}` : '';
  throw new HttpError(
    409,
    `${entries} moved this account${since}. Enter the balance of the statement instead.`,
  );
}

async function movesSince(
  db: Db,
  clientId: number,
  account: number,
  on: PlainDate,
  last: Signed | undefined,
): Promise<{ moves: number }> {
  const [found] = await rows<{ moves: number }>(
    db,
    sql`SELECT count(*)::int AS moves FROM bank_movements b
          JOIN entries e ON e.client_id = b.client_id AND e.seq = b.entry_seq
        WHERE b.client_id = ${clientId} AND b.bank_account_id = ${account} AND b.effective_on <= ${on}::date
          AND ${last ? sql`b.effective_on > ${last.on}::date` : sql`e.kind NOT IN ('opening', 'opening_reversal')`}`,
  );
  return { moves: found?.moves ?? 0 };
}

type Against = Pick<Comparison, 'basis' | 'statement' | 'outstanding' | 'unseen'>;

/** The typed balance, less what of the book it does not show. @throws HttpError 400 for what the bank has shown, or the other currency. */
async function typed(
  db: Db,
  clientId: number,
  account: Account,
  { statement, outstanding = [], on }: ReconciliationInput & { statement: Money },
): Promise<Against> {
  const { id } = account.bank_account;
  const unseen = await unseenBy(db, clientId, id, on, await lastSigned(db, id));
  const unknown = outstanding.find((entry) => !unseen.some((item) => item.entry === entry));
  if (unknown !== undefined) throw unknownReference(['outstanding'], unknown);
  return {
    ...{ basis: 'typed', statement: minorIn(account.currency, 'statement', statement), unseen },
    outstanding: unseen.filter(({ entry }) => entry !== undefined && outstanding.includes(entry)),
  };
}

async function against(
  db: Db,
  clientId: number,
  account: Account,
  input: ReconciliationInput,
): Promise<Against> {
  const { statement, counted, on } = input;
  if (statement) return typed(db, clientId, account, { ...input, statement });
  const none = { outstanding: [], unseen: [] };
  if (counted) {
    if (account.kind === 'bank') throw fieldError('counted', 'Only cash and wallets are counted.');
    return { basis: 'counted', statement: minorIn(account.currency, 'counted', counted), ...none };
  }
  const { id } = account.bank_account;
  const last = await lastSigned(db, id);
  checkQuiet(await movesSince(db, clientId, id, on, last), last);
  if (!last) return { basis: 'nothing_moved', statement: BigInt(account.book), ...none };
  const before = last.outstanding.flatMap(({ entry }) => entry ?? []);
  const outstanding = (await unseenBy(db, clientId, id, on, last)).filter(
    ({ entry }) => entry !== undefined && before.includes(entry),
  );
  return { basis: 'nothing_moved', statement: BigInt(last.statement), outstanding, unseen: [] };
}

/**
 * What an account has on a day, without lines of the bank, against what the book has.
 *
 * @throws HttpError 400 for an account of another book, a day to come, signed or with lines, the other currency; 409 where something
 * moved that is said not to have.
 */
export async function compareWithoutLines(
  db: Db,
  clientId: number,
  input: ReconciliationInput,
  now: Date,
): Promise<Comparison> {
  const account = await readAccount(db, clientId, input.bank_account, input.on);
  await checkOn(db, account, { on: input.on, now });
  const compared = await against(db, clientId, account, input);
  const { outstanding_in, outstanding_out } = totalsOf(compared.outstanding);
  const book = BigInt(account.book);
  const { bank_account, currency, known_seq } = account;
  return {
    ...compared,
    ...{ bank_account, currency, known_seq, on: input.on, statement_id: null },
    ...{ outstanding_in, outstanding_out, book },
    difference: compared.statement + outstanding_in - outstanding_out - book,
    lines: await openLines(db, bank_account.id, input.on),
  };
}
