import { type Receipt, receiptStates } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, dateQuery, idQuery } from '../http/filters.ts';
import { folded, type LeaseRecords, recordWords } from '../property/unitLease.ts';
import { searchTerms } from '../search/fold.ts';
import { readReceipts, stateOf } from './read.ts';

/** As the index of searches has it. */
const records: LeaseRecords = {
  from: sql`receipts r JOIN open_receipts s ON s.receipt_id = r.id`,
  name: 'r',
  text: folded(`r.number || ' ' || coalesce(r.reference, '') || ' ' || coalesce(r.payer, '')`),
  lease: sql`s.lease_id`,
};

/** The receipts of a book, newest first, found by number, reference, payer, lease or tenant. */
export async function listReceipts({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Receipt>> {
  const lease = idQuery(request, 'lease');
  const state = choiceQuery(request, 'state', receiptStates);
  const account = idQuery(request, 'bank_account');
  const from = dateQuery(request, 'from');
  const to = dateQuery(request, 'to');
  const conditions = [
    sql`r.client_id = ${scope}`,
    ...(await recordWords(db, scope, searchTerms(query), records)),
    ...(lease ? [sql`s.lease_id = ${lease}`] : []),
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(account ? [sql`r.bank_account_id = ${account}`] : []),
    ...(from ? [sql`r.received_on >= ${from}::date`] : []),
    ...(to ? [sql`r.received_on <= ${to}::date`] : []),
  ];
  const matches = sql`FROM ${records.from} WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT r.* ${matches} ORDER BY r.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await readReceipts(db, page) };
}

export const receiptCsv: CsvOfList<Receipt> = {
  name: 'receipts',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Receipt', value: ({ number }) => number, identifier: true },
    { label: 'Received', value: ({ received_on }) => received_on },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Lease', value: ({ lease }) => lease?.number, identifier: true },
    { label: 'Payer', value: ({ payer }) => payer },
    { label: 'Method', value: ({ method }) => method },
    { label: 'Reference', value: ({ reference }) => reference, identifier: true },
    { label: 'Account', value: ({ bank_account }) => bank_account?.name },
    { label: 'Currency', value: ({ amount }) => amount.currency },
    { label: 'Amount', value: ({ amount }) => amount.amount },
    { label: 'Unallocated', value: ({ unallocated }) => unallocated.amount },
    { label: 'Paid currency', value: ({ paid }) => paid?.currency },
    { label: 'Paid', value: ({ paid }) => paid?.amount },
    { label: 'Rate', value: ({ rate }) => rate },
    { label: 'State', value: ({ state }) => state },
  ],
};
