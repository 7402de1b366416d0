import type {
  Reconciliation,
  ReconciliationInput,
  ReconciliationPreview,
} from '@rentsafe/domain/reconciliation';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { asTheyStand } from '../db/formerRows.ts';
import { slice } from '../db/slice.ts';
import { duplicate, forbidden, HttpError } from '../http/errors.ts';
import { idQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { postAdjustment } from './adjust.ts';
import { type Comparison, compareWithBank, type Outstanding } from './compare.ts';
import { leftOutJson } from './leftOut.ts';
import { compareWithoutLines } from './withoutLines.ts';

type Amounts = 'statement' | 'outstanding_in' | 'outstanding_out' | 'book';
type Row = Omit<Reconciliation, 'currency' | 'difference'> & { currency: StoredCurrency };

/** The signed reconciliations that `from` selects, newest first. */
export async function readReconciliations(db: Db, from: SQL, stood = asTheyStand): Promise<Reconciliation[]> {
  const found = await rows<Row>(
    db,
    stood(sql`SELECT r.id, ${clientJson(sql`r.client_id`)} AS client, json_build_object('id', a.id, 'name', a.name) AS bank_account,
          r.currency, r.on_date::text AS on, r.statement::text, r.outstanding_in::text, r.outstanding_out::text, r.book::text,
          r.open_lines AS lines, r.outstanding, '[]'::json AS unseen,
          ${leftOutJson(sql`r.bank_account_id`, sql`r.on_date`)} AS left_out, r.basis, r.adjustment::text, r.reason AS difference_reason,
          r.adjustment_seq::int AS entry, r.known_seq::int, ${userJson(sql`r.signed_by`)} AS signed_by, r.at AS signed_at
        FROM (${from}) r JOIN bank_accounts a ON a.id = r.bank_account_id ORDER BY r.id DESC`),
  );
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  return found.map(
    ({
      currency,
      statement,
      outstanding_in,
      outstanding_out,
      book,
      adjustment,
      signed_at,
      left_out,
      ...row
    }) => ({
      ...row,
      left_out: left_out.map((line) => ({ ...line, amount: decimal(line.amount) })),
      currency: currencyOf(currency),
      statement: decimal(statement),
      outstanding_in: decimal(outstanding_in),
      outstanding_out: decimal(outstanding_out),
      book: decimal(book),
      difference: decimal('0'),
      adjustment: decimal(adjustment),
      signed_at: new Date(signed_at).toISOString(),
    }),
  );
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
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await readReconciliations(db, page) };
}

const shownOf = (items: readonly Outstanding[]) =>
  items.map(({ amount, ...item }) => ({ ...item, amount: toDecimal(amount) }));

/** With the lines of the bank, unless something else is said of the account. @throws HttpError as either. */
const compare = (db: Db, clientId: number, input: ReconciliationInput, now: Date): Promise<Comparison> =>
  input.statement || input.counted || input.nothing_moved
    ? compareWithoutLines(db, clientId, input, now)
    : compareWithBank(db, clientId, input);

/** Compares, and signs nothing. @throws HttpError as `compare`. */
export async function previewReconciliation(
  db: Db,
  clientId: number,
  input: ReconciliationInput,
  now: Date,
): Promise<ReconciliationPreview> {
  const compared = await compare(db, clientId, input, now);
  const { bank_account, currency, on, lines, known_seq, difference, basis } = compared;
  const decimal = (field: Amounts) => toDecimal(compared[field]);
  const [found] = await rows<Pick<Reconciliation, 'client' | 'left_out'>>(
    db,
    sql`SELECT ${clientJson(sql`${clientId}`)} AS client, ${leftOutJson(sql`${bank_account.id}::bigint`, sql`${on}::date`)} AS left_out`,
  );
  if (!found) throw new Error('A book has a client.');
  return {
    client: found.client,
    left_out: found.left_out.map((line) => ({ ...line, amount: toDecimal(BigInt(line.amount)) })),
    ...{ bank_account, on, lines, known_seq, basis },
    currency: currencyOf(currency),
    statement: decimal('statement'),
    outstanding_in: decimal('outstanding_in'),
    outstanding_out: decimal('outstanding_out'),
    book: decimal('book'),
    difference: toDecimal(difference),
    outstanding: shownOf(compared.outstanding),
    unseen: shownOf(compared.unseen),
  };
}

/** A comparison without a difference: what a count was off by is posted first. */
async function agreed(
  db: Db,
  actor: Actor,
  clientId: number,
  input: ReconciliationInput,
  isAdmin: boolean,
): Promise<Comparison & { adjustment: bigint; entry: number | null }> {
  const compared = await compare(db, clientId, input, actor.now);
  const { basis, bank_account, on, difference } = compared;
  const [signed] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM reconciliations WHERE bank_account_id = ${bank_account.id} AND on_date = ${on}::date`,
  );
  if (signed) throw duplicate('on', 'This is reconciled already.', signed.id);
  if (difference === 0n) return { ...compared, adjustment: 0n, entry: null };
  if (basis !== 'counted') throw new HttpError(409, `The difference is ${toDecimal(difference)}.`);
  const entry = await postAdjustment(db, actor, clientId, compared, input, isAdmin);
  return { ...(await compare(db, clientId, input, actor.now)), adjustment: difference, entry };
}

async function storeReconciliation(
  db: Db,
  actor: Actor,
  clientId: number,
  compared: Awaited<ReturnType<typeof agreed>>,
  reason: string | null,
): Promise<number> {
  const { bank_account, on, basis, statement, outstanding_in, outstanding_out, book } = compared;
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO reconciliations (client_id, bank_account_id, statement_id, basis, currency, on_date, statement, outstanding_in,
          outstanding_out, book, open_lines, outstanding, adjustment, adjustment_seq, reason, known_seq, signed_by, at)
        VALUES (${clientId}, ${bank_account.id}, ${compared.statement_id}, ${basis}, ${compared.currency}, ${on},
          ${String(statement)}, ${String(outstanding_in)}, ${String(outstanding_out)}, ${String(book)},
          ${JSON.stringify(compared.lines)}::jsonb, ${JSON.stringify(shownOf(compared.outstanding))}::jsonb,
          ${String(compared.adjustment)}, ${compared.entry}, ${compared.entry ? reason : null}, ${compared.known_seq},
          ${actor.userId}, ${actor.now.toISOString()}) RETURNING id`,
  );
  if (!made) throw new Error('No reconciliation was made.');
  return made.id;
}

/**
 * Signs that the bank, or a count, and the book agree; it stays. A User may count, an Admin signs all of them.
 *
 * @throws HttpError 400 as `compare`; 403 for a User; 409 for a difference, or a day that is signed.
 */
export async function insertReconciliation(
  db: Db,
  actor: Actor,
  clientId: number,
  input: ReconciliationInput,
  isAdmin: boolean,
): Promise<Reconciliation> {
  if (!isAdmin && !input.counted) throw forbidden();
  await lockBook(db, clientId);
  const compared = await agreed(db, actor, clientId, input, isAdmin);
  const { bank_account, on, book, adjustment } = compared;
  const reason = input.difference_reason || null;
  const id = await storeReconciliation(db, actor, clientId, compared, reason);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'bank_account', id: bank_account.id },
    clientId,
    changes: {
      ...{ reconciled: [null, on], book: [null, toDecimal(book)] },
      ...(adjustment !== 0n && { difference: [null, toDecimal(adjustment)], reason: [null, reason] }),
    },
  });
  const [record] = await readReconciliations(db, sql`SELECT * FROM reconciliations WHERE id = ${id}`);
  if (!record) throw new Error('A reconciliation is gone.');
  return record;
}

export const reconciliationsCsv: CsvOfList<Reconciliation> = {
  name: 'reconciliations',
  columns: [
    { label: 'Bank Account', value: ({ bank_account }) => bank_account.name },
    { label: 'Date', value: ({ on }) => on },
    { label: 'Basis', value: ({ basis }) => basis },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Statement', value: ({ statement }) => statement },
    { label: 'Outstanding Receipts', value: ({ outstanding_in }) => outstanding_in },
    { label: 'Outstanding Payments', value: ({ outstanding_out }) => outstanding_out },
    { label: 'Cash Book', value: ({ book }) => book },
    { label: 'Lines Left Out', value: ({ left_out }) => left_out.length },
    { label: 'Difference Posted', value: ({ adjustment }) => adjustment },
    { label: 'Reason', value: ({ difference_reason }) => difference_reason },
    { label: 'Signed By', value: ({ signed_by }) => signed_by.name },
    { label: 'Signed', value: ({ signed_at }) => signed_at },
  ],
};
