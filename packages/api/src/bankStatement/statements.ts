import {
  type BankLineState,
  type BankStatement,
  type BankStatementRow,
  type bankStatementInput,
  bankStatementSteps,
} from '@rentsafe/domain/bankStatement';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { takeSteps } from '../book/steps.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { bankStatements } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError, fieldErrors, HttpError, notFound, unknownReference } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { checkPast } from '../ledger/days.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

type Input = z.output<typeof bankStatementInput>;

type Row = Omit<BankStatementRow, 'currency'> & { currency: StoredCurrency };

/** Whether the line `l` is matched, in SQL. */
const isMatched = sql`EXISTS (SELECT FROM bank_matches m WHERE m.line_id = l.id)`;

/** Whether the line `l` is in that state, in SQL. */
export const isIn: Record<BankLineState, SQL> = {
  open: sql`l.left_out IS NULL AND NOT ${isMatched}`,
  matched: isMatched,
  left_out: sql`l.left_out IS NOT NULL`,
};

/** The state of the line `l`, in SQL. */
export const stateOf = sql`CASE WHEN l.left_out IS NOT NULL THEN 'left_out' WHEN ${isMatched} THEN 'matched' ELSE 'open' END`;

const countOf = (condition: SQL) =>
  sql`(SELECT count(*)::int FROM bank_lines l WHERE l.statement_id = s.id AND ${condition})`;

const isReconciled = sql`EXISTS (SELECT FROM reconciliations r WHERE r.bank_account_id = s.bank_account_id AND r.on_date >= s.to_on)`;

async function read(db: Db, from: SQL): Promise<BankStatementRow[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT s.id, ${clientJson(sql`s.client_id`)} AS client, json_build_object('id', a.id, 'name', a.name) AS bank_account,
          s.currency, s.from_on::text, s.to_on::text, s.opening::text, s.closing::text,
          json_build_object('open', ${countOf(isIn.open)}, 'matched', ${countOf(isIn.matched)},
            'left_out', ${countOf(isIn.left_out)}) AS counts,
          ${isReconciled} AS reconciled
        FROM (${from}) s JOIN bank_accounts a ON a.id = s.bank_account_id ORDER BY s.to_on DESC, s.id DESC`,
  );
  return found.map(({ currency, opening, closing, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    opening: toDecimal(BigInt(opening)),
    closing: toDecimal(BigInt(closing)),
  }));
}

/** The statements of a book, the latest first. */
export async function listStatements({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<BankStatementRow>> {
  const account = idQuery(request, 'bank_account');
  const matches = sql`FROM bank_statements WHERE client_id = ${scope}
    ${account ? sql`AND bank_account_id = ${account}` : sql``}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY to_on DESC, id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 404 for one that was undone meanwhile. */
export async function readStatement(db: Db, id: number): Promise<BankStatement> {
  const [statement] = await read(db, sql`SELECT * FROM bank_statements WHERE id = ${id}`);
  if (!statement) throw notFound();
  const lines = await rows<BankStatement['lines'][number]>(
    db,
    sql`SELECT l.id, l.on_date::text AS on, l.description, l.reference, l.amount::text,
          ${stateOf} AS state, l.left_out
        FROM bank_lines l WHERE l.statement_id = ${id} ORDER BY l.line`,
  );
  return { ...statement, lines: lines.map((line) => ({ ...line, amount: toDecimal(BigInt(line.amount)) })) };
}

/** @throws HttpError 400 where the statement does not follow the last of its account. */
async function checkFollows(db: Db, { bank_account, from_on, opening }: Input): Promise<void> {
  const [last] = await rows<{ to_on: PlainDate; closing: string }>(
    db,
    sql`SELECT to_on::text, closing::text FROM (
          SELECT to_on, closing FROM bank_statements WHERE bank_account_id = ${bank_account}
          UNION ALL SELECT on_date, statement FROM reconciliations
            WHERE bank_account_id = ${bank_account} AND statement_id IS NULL) ends
        ORDER BY to_on DESC LIMIT 1`,
  );
  if (!last) return;
  const wrong: [string, string][] = [];
  if (from_on <= last.to_on) wrong.push(['from_on', `The last statement ends on ${last.to_on}.`]);
  if (toMinor(opening) !== BigInt(last.closing)) {
    wrong.push(['opening', `The last statement closed with ${toDecimal(BigInt(last.closing))}.`]);
  }
  if (wrong.length > 0) throw fieldErrors(wrong.map(([field, message]) => ({ path: [field], message })));
}

/** @throws HttpError 400 for lines outside of the days, or that do not lead from one balance to the other. */
function checkLines({ from_on, to_on, opening, closing, lines }: Input): void {
  const outside = lines.flatMap(({ on }, index) =>
    on < from_on || on > to_on
      ? [{ path: ['lines', index, 'on'], message: `Not between ${from_on} and ${to_on}.` }]
      : [],
  );
  if (outside.length > 0) throw fieldErrors(outside);
  const counted = lines.filter(({ left_out }) => !left_out);
  const sum = counted.reduce((total, { amount }) => total + toMinor(amount), toMinor(opening));
  if (sum !== toMinor(closing)) throw fieldError('closing', `Opening and lines give ${toDecimal(sum)}.`);
}

/**
 * Stores a statement with its lines, and posts nothing.
 *
 * @throws HttpError 400 for an account of another book, days to come, or a statement that does not follow the last or does not add up.
 */
export async function insertStatement(
  db: Db,
  actor: Actor,
  clientId: number,
  input: Input,
): Promise<BankStatement> {
  await lockBook(db, clientId);
  const { bank_account, from_on, to_on, opening, closing, lines } = input;
  const [account] = await rows<{ currency: StoredCurrency }>(
    db,
    sql`SELECT currency FROM bank_accounts WHERE id = ${bank_account} AND client_id = ${clientId}`,
  );
  if (!account) throw unknownReference(['bank_account'], bank_account);
  checkPast({ day: to_on, field: 'to_on', now: actor.now });
  await checkFollows(db, input);
  checkLines(input);
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO bank_statements (client_id, bank_account_id, currency, from_on, to_on, opening, closing, line_count,
          created_at, created_by)
        VALUES (${clientId}, ${bank_account}, ${account.currency}, ${from_on}, ${to_on}, ${String(toMinor(opening))},
          ${String(toMinor(closing))}, ${lines.length}, ${actor.now.toISOString()}, ${actor.userId}) RETURNING id`,
  );
  if (!made) throw new Error('No bank statement was made.');
  const records = lines.map(({ on, description, reference, amount, left_out }, index) => ({
    ...{
      line: index + 1,
      on_date: on,
      description,
      reference: reference || null,
      left_out: left_out || null,
    },
    amount: String(toMinor(amount)),
  }));
  await db.execute(sql`INSERT INTO bank_lines (client_id, statement_id, bank_account_id, currency, line, on_date, description,
      reference, amount, left_out)
    SELECT ${clientId}, ${made.id}, ${bank_account}, ${account.currency}, line, on_date, description, reference, amount, left_out
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS l (line int, on_date date, description text, reference text,
      amount bigint, left_out text) ORDER BY line`);
  const leftOut = lines.flatMap(({ on, amount, description, left_out }) =>
    left_out ? `${on} ${amount} ${description}: ${left_out}` : [],
  );
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'bank_account', id: bank_account },
    clientId,
    changes: {
      statement: [null, `${from_on} – ${to_on}`],
      closing: [null, closing],
      ...(leftOut.length > 0 && { left_out: [null, leftOut] }),
    },
  });
  return readStatement(db, made.id);
}

async function hasLater(db: Db, { bank_account, to_on }: BankStatementRow): Promise<boolean> {
  const later = await rows(
    db,
    sql`SELECT FROM bank_statements WHERE bank_account_id = ${bank_account.id} AND to_on > ${to_on}::date`,
  );
  return later.length > 0;
}

/** What a line of a statement has posted, by its number. */
async function madeOf(db: Db, statement: number): Promise<string | undefined> {
  const [made] = await rows<{ number: string }>(
    db,
    sql`SELECT coalesce(c.number, 'Entry ' || p.entry_seq) AS number FROM bank_lines l
        JOIN bank_postings p ON p.line_id = l.id AND p.entry_seq = made_by_line(l.id)
        LEFT JOIN receipts c ON c.client_id = p.client_id AND c.entry_seq = p.entry_seq
        WHERE l.statement_id = ${statement} ORDER BY p.id LIMIT 1`,
  );
  return made?.number;
}

export const statementTaker = takeSteps(
  bankStatementSteps,
  {
    table: bankStatements,
    read: async (db, { id }) => {
      const statement = await readStatement(db, id);
      return { ...statement, isLast: !(await hasLater(db, statement)) };
    },
  },
  {
    /** Removes a statement with its lines. @throws HttpError 409 for one with lines that made something. */
    undo: async ({ db, actor }, { id, client_id, bank_account, from_on, to_on, closing }) => {
      const made = await madeOf(db, id);
      if (made) throw new HttpError(409, `A line of it made ${made}. Reverse that first.`);
      await db.execute(sql`DELETE FROM bank_statements WHERE id = ${id}`);
      await recordEvent(db, actor, {
        action: 'update',
        subject: { type: 'bank_account', id: bank_account.id },
        clientId: client_id,
        changes: { statement: [`${from_on} – ${to_on}`, null], closing: [closing, null] },
      });
      return {};
    },
  },
);

export const statementsCsv: CsvOfList<BankStatementRow> = {
  name: 'bank statements',
  columns: [
    { label: 'Bank Account', value: ({ bank_account }) => bank_account.name },
    { label: 'From', value: ({ from_on }) => from_on },
    { label: 'To', value: ({ to_on }) => to_on },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Opening', value: ({ opening }) => opening },
    { label: 'Closing', value: ({ closing }) => closing },
    { label: 'Matched Lines', value: ({ counts }) => counts.matched },
    { label: 'Open Lines', value: ({ counts }) => counts.open },
    { label: 'Lines Left Out', value: ({ counts }) => counts.left_out },
    { label: 'Reconciled', value: ({ reconciled }) => (reconciled ? 'yes' : 'no') },
  ],
};
