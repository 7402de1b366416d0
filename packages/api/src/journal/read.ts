import { type Journal, journalKinds, journalStates } from '@rentsafe/domain/journal';
import { type SQL, sql } from 'drizzle-orm';
import { clientJson } from '../book/clientJson.ts';
import { userJson, usersJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery } from '../http/filters.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { folded, tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<Journal, 'amount'> & { amount: StoredMoney };

const partyOf = (id: SQL, json: SQL) => sql`(SELECT ${json} FROM parties p WHERE p.id = ${id})`;

const select = (from: SQL) => sql`SELECT j.id, ${clientJson(sql`j.client_id`)} AS client, j.number, j.kind,
  CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease,
  CASE WHEN le.id IS NOT NULL THEN ${tenant(partyJson())} END AS tenant,
  CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'name', ${partyOf(sql`l.party_id`, partyJson())}->>'name') END AS landlord,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', ${propertyName}) END AS property,
  ${partyOf(sql`j.party_id`, partyJson())} AS party, j.contra,
  ${moneyJson(sql`j.amount`, sql`j.currency`)} AS amount, j.on_date::text AS on, j.reason, j.state,
  ${userJson(sql`j.made_by`)} AS made_by, ${usersJson(sql`j.edited_by`)} AS edited_by, ${userJson(sql`j.posted_by`)} AS posted_by, j.alone, j.entry_seq::int AS entry,
  CASE WHEN e.seq IS NOT NULL
    THEN json_build_object('on', e.effective_on::text, 'reason', e.reason, 'entry', e.seq) END AS reversed,
  j.version
  FROM (${from}) j LEFT JOIN leases le ON le.id = j.lease_id LEFT JOIN landlords l ON l.id = j.landlord_id
    LEFT JOIN properties r ON r.id = j.property_id
    LEFT JOIN entries e ON e.client_id = j.client_id AND e.seq = j.reversal_seq ORDER BY j.id DESC`;

const read = async (db: Db, from: SQL): Promise<Journal[]> =>
  (await rows<Row>(db, select(from))).map(({ amount, ...row }) => ({ ...row, amount: toMoney(amount) }));

export async function readJournal(db: Db, id: number): Promise<Journal> {
  const [found] = await read(db, sql`SELECT * FROM journals WHERE id = ${id}`);
  if (!found) throw new Error('A journal is gone.');
  return found;
}

/** What a journal is found by: its number and reason, and whose account it is. */
const searched = sql`concat_ws(' ', ${folded("concat_ws(' ', j.number, j.reason, le.number)")},
  CASE WHEN le.id IS NOT NULL THEN ${tenantSearchText} END,
  ${partyOf(sql`coalesce(j.party_id, l.party_id)`, partyNameText())})`;

/** The journals of a book, newest first. */
export async function listJournals({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Journal>> {
  const kind = choiceQuery(request, 'kind', journalKinds);
  const state = choiceQuery(request, 'state', journalStates);
  const conditions = [
    sql`j.client_id = ${scope}`,
    ...(kind ? [sql`j.kind = ${kind}`] : []),
    ...(state ? [sql`j.state = ${state}`] : []),
    ...searchTerms(query).map((term) => sql`${searched} LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM journals j LEFT JOIN leases le ON le.id = j.lease_id LEFT JOIN landlords l ON l.id = j.landlord_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT j.* ${matches} ORDER BY j.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

export const journalCsv: CsvOfList<Journal> = {
  name: 'journals',
  columns: [
    { label: 'Number', value: ({ number }) => number, identifier: true },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Date', value: ({ on }) => on },
    { label: 'Account', value: ({ tenant, landlord, party }) => (tenant ?? landlord ?? party)?.name },
    { label: 'Lease', value: ({ lease }) => lease?.number, identifier: true },
    { label: 'Property', value: ({ property }) => property?.name },
    { label: 'Contra Account', value: ({ contra }) => contra },
    { label: 'Reason', value: ({ reason }) => reason },
    { label: 'Currency', value: ({ amount }) => amount.currency },
    { label: 'Amount', value: ({ amount }) => amount.amount },
    { label: 'State', value: ({ state }) => state },
    { label: 'Entry', value: ({ entry }) => entry },
  ],
};
