import { type Disbursement, disbursementKinds, disbursementStates } from '@rentsafe/domain/disbursement';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { clientJson } from '../book/clientJson.ts';
import { userJson, usersJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { folded } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<Disbursement, 'currency'> & { currency: StoredCurrency };

const linesOf = sql`(SELECT json_agg(json_build_object(
    'property', CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', ${propertyName}) END,
    'landlord', l.landlord_id,
    'lease', CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END,
    'bill', CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'number', b.number) END,
    'amount', l.amount::text) ORDER BY l.line)
  FROM disbursement_lines l LEFT JOIN properties r ON r.id = l.property_id LEFT JOIN leases le ON le.id = l.lease_id
    LEFT JOIN bills b ON b.id = l.bill_id
  WHERE l.disbursement_id = d.id)`;

const eventsOf = (value: SQL, condition: SQL) => sql`(SELECT coalesce(json_agg(${value} ORDER BY v.id), '[]')
  FROM disbursement_events v WHERE v.disbursement_id = d.id AND ${condition})`;

const select = (from: SQL) => sql`SELECT d.id, ${clientJson(sql`d.client_id`)} AS client, d.number, d.kind,
  ${partyJson()} AS party, json_build_object('id', a.id, 'name', a.name) AS bank_account, d.currency,
  (SELECT sum(amount)::text FROM disbursement_lines WHERE disbursement_id = d.id) AS amount, ${linesOf} AS lines, d.state,
  ${userJson(sql`d.made_by`)} AS made_by, ${usersJson(sql`d.edited_by`)} AS edited_by, json_build_object('bank_name', d.payee_bank_name,
    'bank_branch', d.payee_bank_branch, 'account_number', d.payee_account_number, 'since', d.payee_since) AS payee,
  d.in_file_on::text, ${userJson(sql`d.approved_by`)} AS approved_by, d.alone, d.approved_on::text,
  d.paid_on::text, d.reference,
  ${eventsOf(sql`json_build_object('on', v.on_date::text, 'reason', v.reason)`, sql`v.kind = 'failed'`)} AS failures,
  ${eventsOf(sql`v.entry_seq`, sql`true`)} AS entries, d.version
  FROM (${from}) d JOIN parties p ON p.id = d.party_id JOIN bank_accounts a ON a.id = d.bank_account_id ORDER BY d.id DESC`;

/** The disbursements that `from` selects, newest first. */
export async function readDisbursements(db: Db, from: SQL): Promise<Disbursement[]> {
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  return (await rows<Row>(db, select(from))).map(({ currency, amount, lines, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    amount: decimal(amount),
    lines: lines.map((line) => ({ ...line, amount: decimal(line.amount) })),
  }));
}

export async function readDisbursement(db: Db, id: number): Promise<Disbursement> {
  const [found] = await readDisbursements(db, sql`SELECT * FROM disbursements WHERE id = ${id}`);
  if (!found) throw new Error('A disbursement is gone.');
  return found;
}

/** The disbursements of a book, newest first; searched by number, reference and payee. */
export async function listDisbursements({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Disbursement>> {
  const state = choiceQuery(request, 'state', disbursementStates);
  const kind = choiceQuery(request, 'kind', disbursementKinds);
  const conditions = [
    sql`d.client_id = ${scope}`,
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...searchTerms(query).map(
      (term) =>
        sql`concat_ws(' ', ${folded("concat_ws(' ', d.number, d.reference)")}, ${partyNameText()}) LIKE ${likeAnywhere(term)}`,
    ),
  ];
  const matches = sql`FROM disbursements d JOIN parties p ON p.id = d.party_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY d.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await readDisbursements(db, page) };
}

export const disbursementsCsv: CsvOfList<Disbursement> = {
  name: 'disbursements',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Payee', value: ({ party }) => party.name },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Bank Account', value: ({ bank_account }) => bank_account.name },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Amount', value: ({ amount }) => amount },
    { label: 'State', value: ({ state }) => state },
    { label: 'Prepared By', value: ({ made_by }) => made_by.name },
    { label: 'Edited By', value: ({ edited_by }) => edited_by.map(({ name }) => name).join(', ') },
    { label: 'Approved By', value: ({ approved_by }) => approved_by?.name },
    { label: 'Approved', value: ({ approved_on }) => approved_on },
    { label: 'In a File', value: ({ in_file_on }) => in_file_on },
    { label: 'Paid', value: ({ paid_on }) => paid_on },
    { label: 'Reference', value: ({ reference }) => reference },
  ],
};
