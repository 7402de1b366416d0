import { type BankLine, bankLineStates } from '@rentsafe/domain/bankStatement';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { notFound } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { isIn, stateOf } from './statements.ts';

/** What the line `l` posted and still is, in SQL. */
const madeOf = sql`(SELECT json_build_object('kind', CASE WHEN c.id IS NULL THEN 'entry' ELSE 'receipt' END,
    'id', coalesce(c.id, p.entry_seq), 'number', coalesce(c.number, 'Entry ' || p.entry_seq))
  FROM bank_postings p LEFT JOIN receipts c ON c.client_id = p.client_id AND c.entry_seq = p.entry_seq
  WHERE p.line_id = l.id AND p.entry_seq = made_by_line(l.id))`;

type Row = Omit<BankLine, 'currency'> & { currency: StoredCurrency };

const matchesOf = sql`(SELECT coalesce(json_agg(json_build_object('kind', m.kind,
    'id', coalesce(m.receipt_id, m.disbursement_id, m.entry_seq),
    'number', coalesce(c.number, d.number, 'Entry ' || m.entry_seq)) ORDER BY m.id), '[]')
  FROM bank_matches m LEFT JOIN receipts c ON c.id = m.receipt_id LEFT JOIN disbursements d ON d.id = m.disbursement_id
  WHERE m.line_id = l.id)`;

async function read(db: Db, from: SQL): Promise<BankLine[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT l.id, l.statement_id AS statement, json_build_object('id', a.id, 'name', a.name) AS bank_account,
          l.on_date::text AS on, l.description, l.reference, l.amount::text, l.currency,
          ${stateOf} AS state, l.left_out, ${matchesOf} AS matches, ${madeOf} AS made
        FROM (${from}) l JOIN bank_accounts a ON a.id = l.bank_account_id ORDER BY l.on_date DESC, l.id DESC`,
  );
  return found.map(({ currency, amount, ...line }) => ({
    ...line,
    amount: toDecimal(BigInt(amount)),
    currency: currencyOf(currency),
  }));
}

/** The lines of a book, the latest first. */
export async function listLines({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<BankLine>> {
  const account = idQuery(request, 'bank_account');
  const state = choiceQuery(request, 'state', bankLineStates);
  const conditions = [
    sql`l.client_id = ${scope}`,
    ...(account ? [sql`l.bank_account_id = ${account}`] : []),
    ...(state ? [isIn[state]] : []),
  ];
  const matches = sql`FROM bank_lines l WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT l.* ${matches} ORDER BY l.on_date DESC, l.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 404 for a line whose statement was undone meanwhile. */
export async function readLine(db: Db, id: number): Promise<BankLine> {
  const [line] = await read(db, sql`SELECT * FROM bank_lines WHERE id = ${id}`);
  if (!line) throw notFound();
  return line;
}

/** A line as it is matched. */
export interface StoredLine {
  id: number;
  client_id: number;
  bank_account_id: number;
  account_kind: 'bank' | 'cash' | 'mobile';
  currency: StoredCurrency;
  on: string;
  description: string;
  reference: string | null;
  amount: bigint;
  state: BankLine['state'];
  made: BankLine['made'];
}

/** What matching needs of a line. @throws HttpError 404 for one whose statement was undone meanwhile. */
export async function storedLine(db: Db, id: number): Promise<StoredLine> {
  const [line] = await rows<Omit<StoredLine, 'amount'> & { amount: string }>(
    db,
    sql`SELECT l.id, l.client_id, l.bank_account_id, a.kind AS account_kind, l.currency, l.on_date::text AS on, l.description,
          l.reference, l.amount::text, ${stateOf} AS state, ${madeOf} AS made
        FROM bank_lines l JOIN bank_accounts a ON a.id = l.bank_account_id WHERE l.id = ${id}`,
  );
  if (!line) throw notFound();
  return { ...line, amount: BigInt(line.amount) };
}

export const linesCsv: CsvOfList<BankLine> = {
  name: 'bank lines',
  columns: [
    { label: 'Date', value: ({ on }) => on },
    { label: 'Bank Account', value: ({ bank_account }) => bank_account.name },
    { label: 'Description', value: ({ description }) => description },
    { label: 'Reference', value: ({ reference }) => reference, identifier: true },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Amount', value: ({ amount }) => amount },
    { label: 'State', value: ({ state }) => state },
    { label: 'Matched With', value: ({ matches }) => matches.map(({ number }) => number).join(', ') },
    { label: 'Left Out', value: ({ left_out }) => left_out },
  ],
};
