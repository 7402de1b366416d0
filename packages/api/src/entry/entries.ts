import type { Account, Entry } from '@rentsafe/domain/entry';
import { accountKinds, entryKinds } from '@rentsafe/domain/entry';
import { currencies } from '@rentsafe/domain/money';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { notFound } from '../http/errors.ts';
import { choiceQuery, dateQuery, idQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';

interface StoredTransfer {
  half: Entry['transfers'][number]['half'];
  currency: StoredCurrency;
  minor: string;
  debit: Account;
  credit: Account;
}

type Row = Omit<Entry, 'transfers'> & { transfers: StoredTransfer[] };

/** The account in SQL; a party has the id of its person or company. */
const accountJson = (a: SQL) => sql`json_build_object('kind', ${a}.kind, 'lease', ${a}.lease_id,
  'landlord', ${a}.landlord_id, 'property', ${a}.property_id, 'bank_account', ${a}.bank_account_id,
  'party', (SELECT coalesce(individual_id, company_id) FROM parties WHERE id = ${a}.party_id))`;

const transfers = sql`(SELECT json_agg(json_build_object('half', t.half, 'currency', t.currency, 'minor', t.amount::text,
    'debit', ${accountJson(sql`d`)}, 'credit', ${accountJson(sql`c`)}) ORDER BY t.line)
  FROM transfers t JOIN accounts d ON d.id = t.debit_account JOIN accounts c ON c.id = t.credit_account
  WHERE t.client_id = e.client_id AND t.entry_seq = e.seq)`;

async function read(db: Db, from: SQL): Promise<Entry[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT e.seq::int, e.kind, e.effective_on::text, e.recorded_at, e.reason, e.reverses_seq::int AS reverses,
          ${userJson(sql`e.user_id`)} AS user,
          (SELECT r.seq::int FROM entries r WHERE r.client_id = e.client_id AND r.reverses_seq = e.seq) AS reversed_by,
          ${transfers} AS transfers
        FROM (${from}) e ORDER BY e.seq DESC`,
  );
  return found.map((row) => ({
    ...row,
    recorded_at: new Date(row.recorded_at).toISOString(),
    transfers: row.transfers.map(({ minor, currency, ...transfer }) => ({
      ...transfer,
      currency: currencyOf(currency),
      amount: toDecimal(BigInt(minor)),
    })),
  }));
}

/** Entries that move something on these accounts of the book; null where any does. */
function accountsCondition(request: FastifyRequest, clientId: number): SQL | null {
  const lease = idQuery(request, 'lease');
  const account = choiceQuery(request, 'account', accountKinds);
  const currency = choiceQuery(request, 'currency', currencies);
  const conditions = [
    ...(lease ? [sql`a.lease_id = ${lease}`] : []),
    ...(account ? [sql`a.kind = ${account}`] : []),
    ...(currency ? [sql`a.currency = ${storedCurrencies[currency]}`] : []),
  ];
  if (conditions.length === 0) return null;
  return sql`e.seq IN (SELECT p.entry_seq FROM accounts a JOIN postings p ON p.account_id = a.id
    WHERE a.client_id = ${clientId} AND ${sql.join(conditions, sql` AND `)})`;
}

/** The entries of a book, newest first, by kind, by the days from which they count, and by what they move. */
export async function listEntries({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Entry>> {
  const kind = choiceQuery(request, 'kind', entryKinds);
  const from = dateQuery(request, 'from');
  const to = dateQuery(request, 'to');
  const accounts = accountsCondition(request, scope);
  const conditions = [
    sql`e.client_id = ${scope}`,
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(from ? [sql`e.effective_on >= ${from}::date`] : []),
    ...(to ? [sql`e.effective_on <= ${to}::date`] : []),
    ...(accounts ? [accounts] : []),
  ];
  const matches = sql`FROM entries e WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT e.* ${matches} ORDER BY e.seq DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 404 for a number that the book has not reached. */
export async function readEntry(db: Db, clientId: number, seq: number): Promise<Entry> {
  const [entry] = await read(db, sql`SELECT * FROM entries WHERE client_id = ${clientId} AND seq = ${seq}`);
  if (!entry) throw notFound();
  return entry;
}
