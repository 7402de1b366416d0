import type { BankTransaction, CashBook } from '@rentsafe/domain/bankAccount';
import { today } from '@rentsafe/domain/date';
import type { EntryKind } from '@rentsafe/domain/entry';
import { type CsvColumn, toCsv } from '@rentsafe/format/csv';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { COUNT_LIMIT } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { dateQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { withRecords } from './candidates.ts';

interface Days {
  /** From the beginning on, where there is none. */
  from: PlainDate | null;
  to: PlainDate;
}

/** `from` and `to` of a request; up to today where it has no last day. @throws HttpError 400 at `to` for one before the first. */
export function bookedDays(request: FastifyRequest, now: Date): Days {
  const from = dateQuery(request, 'from') || null;
  const to = dateQuery(request, 'to') || today(now);
  if (from && to < from) throw fieldError('to', issueText({ code: 'before_start', params: {} }));
  return { from, to };
}

interface StoredTransaction {
  kind: BankTransaction['record']['kind'];
  id: number;
  number: string;
  names: (string | null)[];
  reference: string | null;
  on: PlainDate;
  minor: string;
  entry_kind: EntryKind;
  entry_seq: number;
  line: number | null;
  reversed: boolean;
  /** The account on the other side of a transfer. */
  other: string | null;
}

/** Where a transfer went to or came from, whom a receipt was from or a payment for, and the reference. */
const descriptionOf = ({ names, reference, other, minor }: StoredTransaction): string =>
  joinParts(
    [
      other && `${minor.startsWith('-') ? 'To' : 'From'} ${other}`,
      names.find((name) => name !== null),
      reference,
    ],
    ', ',
  );

const withRunningBalance = (found: readonly StoredTransaction[], opening: bigint): BankTransaction[] => {
  let balance = opening;
  return found.map((transaction) => {
    const { kind, id, number, on, minor, entry_kind, entry_seq, line, reversed } = transaction;
    const amount = BigInt(minor);
    balance += amount;
    return {
      ...{ on, kind: entry_kind, number, description: descriptionOf(transaction) },
      in: toDecimal(amount > 0n ? amount : 0n),
      out: toDecimal(amount < 0n ? -amount : 0n),
      balance: toDecimal(balance),
      ...{ entry: entry_seq, record: { kind, id }, line, reversed },
    };
  });
};

async function balanceBefore(db: Db, movements: SQL, from: PlainDate | null): Promise<bigint> {
  if (!from) return 0n;
  const [before] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(b.amount), 0)::text AS minor ${movements} AND b.effective_on <= ${addDays(from, -1)}::date`,
  );
  return BigInt(before?.minor ?? 0);
}

/** The cash book of an account, oldest first. @throws HttpError 400 for more rows than one can read. */
export async function cashBookOf(db: Db, account: number, { from, to }: Days): Promise<CashBook> {
  const [stored] = await rows<{ client_id: number; currency: StoredCurrency }>(
    db,
    sql`SELECT client_id, currency FROM bank_accounts WHERE id = ${account}`,
  );
  if (!stored) throw new Error('A bank account is gone.');
  const movements = sql`FROM bank_movements b
    WHERE b.client_id = ${stored.client_id} AND b.bank_account_id = ${account}`;
  const opening = await balanceBefore(db, movements, from);
  const shown = sql`SELECT b.* ${movements} AND b.effective_on <= ${to}::date
    ${from ? sql`AND b.effective_on >= ${from}::date` : sql``}
    ORDER BY b.effective_on, b.entry_seq LIMIT ${COUNT_LIMIT + 1}`;
  const found = await rows<StoredTransaction>(
    db,
    sql`SELECT r.*,
          (SELECT line_id FROM bank_matches m WHERE m.client_id = ${stored.client_id}
             AND m.bank_account_id = ${account} AND m.entry_seq = r.entry_seq) AS line,
          EXISTS (SELECT FROM entries v WHERE v.client_id = ${stored.client_id}
             AND (v.reverses_seq = r.entry_seq OR v.seq = r.entry_seq AND v.reverses_seq IS NOT NULL)) AS reversed,
          (SELECT o.name FROM bank_movements b JOIN bank_accounts o ON o.id = b.bank_account_id
           WHERE r.entry_kind = 'bank_transfer' AND b.client_id = ${stored.client_id}
             AND b.entry_seq = r.entry_seq AND b.bank_account_id <> ${account}) AS other
        FROM (${withRecords(shown)}) r ORDER BY r.on, r.entry_seq`,
  );
  if (found.length > COUNT_LIMIT) {
    throw new HttpError(400, 'More than 10,000 entries match. Choose a shorter period.');
  }
  const transactions = withRunningBalance(found, opening);
  return {
    ...{ currency: currencyOf(stored.currency), from, to },
    opening: toDecimal(opening),
    rows: transactions,
    closing: transactions.at(-1)?.balance ?? toDecimal(opening),
  };
}

type Row = Pick<BankTransaction, 'description' | 'balance'> & Partial<BankTransaction>;

const columns: CsvColumn<Row>[] = [
  { label: 'Date', value: ({ on }) => on },
  { label: 'Number', value: ({ number }) => number },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Money In', value: ({ in: amount }) => amount },
  { label: 'Money Out', value: ({ out }) => out },
  { label: 'Balance', value: ({ balance }) => balance },
  { label: 'Entry', value: ({ entry }) => entry },
];

/** The cash book as a file, from its opening to its closing balance; the export is recorded. */
export const exportCashBook = (db: Db, actor: Actor, account: number, days: Days): Promise<string> =>
  db.transaction(async (tx) => {
    const book = await cashBookOf(tx, account, days);
    await recordEvent(tx, actor, {
      action: 'export',
      subject: { type: 'list', id: null },
      changes: {
        list: [null, 'cash book'],
        rows: [null, book.rows.length],
        bank_account: [null, account],
        ...(days.from && { from: [null, days.from] }),
        to: [null, days.to],
      },
    });
    return toCsv<Row>(columns, [
      { ...(days.from && { on: days.from }), description: 'Opening balance', balance: book.opening },
      ...book.rows,
      { on: days.to, description: 'Closing balance', balance: book.closing },
    ]);
  });
