import { toDecimal } from '@rentsafe/domain/money';
import type {
  Reconciliation,
  ReconciliationInput,
  ReconciliationPreview,
} from '@rentsafe/domain/reconciliation';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { duplicate, HttpError } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { type Comparison, compareWithBank } from './compare.ts';

type Amounts = 'statement' | 'outstanding_in' | 'outstanding_out' | 'book';
type Row = Omit<Reconciliation, 'currency' | 'difference'> & { currency: StoredCurrency };

async function read(db: Db, from: SQL): Promise<Reconciliation[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT r.id, ${clientJson(sql`r.client_id`)} AS client, json_build_object('id', a.id, 'name', a.name) AS bank_account,
          r.currency, r.on_date::text AS on, r.statement::text, r.outstanding_in::text, r.outstanding_out::text, r.book::text,
          r.open_lines AS lines, r.outstanding, r.known_seq::int, ${userJson(sql`r.signed_by`)} AS signed_by, r.at AS signed_at
        FROM (${from}) r JOIN bank_accounts a ON a.id = r.bank_account_id ORDER BY r.id DESC`,
  );
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  return found.map(({ currency, statement, outstanding_in, outstanding_out, book, signed_at, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    statement: decimal(statement),
    outstanding_in: decimal(outstanding_in),
    outstanding_out: decimal(outstanding_out),
    book: decimal(book),
    difference: decimal('0'),
    signed_at: new Date(signed_at).toISOString(),
  }));
}

/** The signed reconciliations of a book, newest first. */
export async function listReconciliations({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Reconciliation>> {
  const account = idQuery(request, 'bank_account');
  const matches = sql`FROM reconciliations WHERE client_id = ${scope}
    ${account ? sql`AND bank_account_id = ${account}` : sql``}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
}

const outstandingOf = ({ outstanding }: Comparison) =>
  outstanding.map(({ amount, ...item }) => ({ ...item, amount: toDecimal(amount) }));

/** Compares, and signs nothing. @throws HttpError as `compareWithBank`. */
export async function previewReconciliation(
  db: Db,
  clientId: number,
  input: ReconciliationInput,
): Promise<ReconciliationPreview> {
  const compared = await compareWithBank(db, clientId, input);
  const { bank_account, currency, on, lines, known_seq, difference } = compared;
  const decimal = (field: Amounts) => toDecimal(compared[field]);
  const [client] = await rows<{ client: Reconciliation['client'] }>(
    db,
    sql`SELECT ${clientJson(sql`${clientId}`)} AS client`,
  );
  if (!client) throw new Error('A book has a client.');
  return {
    ...client,
    ...{ bank_account, on, lines, known_seq },
    currency: currencyOf(currency),
    statement: decimal('statement'),
    outstanding_in: decimal('outstanding_in'),
    outstanding_out: decimal('outstanding_out'),
    book: decimal('book'),
    difference: toDecimal(difference),
    outstanding: outstandingOf(compared),
  };
}

/**
 * Signs that the bank and the book agree; it stays.
 *
 * @throws HttpError 400 as `compareWithBank`; 409 for a difference, or a day that is signed.
 */
export async function insertReconciliation(
  db: Db,
  actor: Actor,
  clientId: number,
  input: ReconciliationInput,
): Promise<Reconciliation> {
  await lockBook(db, clientId);
  const compared = await compareWithBank(db, clientId, input);
  const { bank_account, on, difference, statement, outstanding_in, outstanding_out, book } = compared;
  const [signed] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM reconciliations WHERE bank_account_id = ${bank_account.id} AND on_date = ${on}::date`,
  );
  if (signed) throw duplicate('on', 'This is reconciled already.', signed.id);
  if (difference !== 0n) throw new HttpError(409, `The difference is ${toDecimal(difference)}.`);
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO reconciliations (client_id, bank_account_id, statement_id, currency, on_date, statement, outstanding_in,
          outstanding_out, book, open_lines, outstanding, known_seq, signed_by, at)
        VALUES (${clientId}, ${bank_account.id}, ${compared.statement_id}, ${compared.currency}, ${on}, ${String(statement)},
          ${String(outstanding_in)}, ${String(outstanding_out)}, ${String(book)}, ${JSON.stringify(compared.lines)}::jsonb,
          ${JSON.stringify(outstandingOf(compared))}::jsonb, ${compared.known_seq}, ${actor.userId},
          ${actor.now.toISOString()}) RETURNING id`,
  );
  if (!made) throw new Error('No reconciliation was made.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'bank_account', id: bank_account.id },
    clientId,
    changes: { reconciled: [null, on], book: [null, toDecimal(book)] },
  });
  const [record] = await read(db, sql`SELECT * FROM reconciliations WHERE id = ${made.id}`);
  if (!record) throw new Error('A reconciliation is gone.');
  return record;
}

export const reconciliationsCsv: CsvOfList<Reconciliation> = {
  name: 'reconciliations',
  columns: [
    { label: 'Bank Account', value: ({ bank_account }) => bank_account.name },
    { label: 'Date', value: ({ on }) => on },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Statement', value: ({ statement }) => statement },
    { label: 'Outstanding Receipts', value: ({ outstanding_in }) => outstanding_in },
    { label: 'Outstanding Payments', value: ({ outstanding_out }) => outstanding_out },
    { label: 'Cash Book', value: ({ book }) => book },
    { label: 'Signed By', value: ({ signed_by }) => signed_by.name },
    { label: 'Signed', value: ({ signed_at }) => signed_at },
  ],
};
