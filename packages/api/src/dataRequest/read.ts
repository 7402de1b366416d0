import { type DataRequest, dataRequestStates, dataRights } from '@rentsafe/domain/dataRequest';
import { today } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { folded } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

/** Open ones first, the next that is due before the others. */
const order = sql`q.state <> 'open', CASE WHEN q.state = 'open' THEN q.due_on END, q.id DESC`;

const read = (db: Db, from: SQL, now: Date): Promise<DataRequest[]> =>
  rows<DataRequest>(
    db,
    sql`SELECT q.id, q.number, ${partyJson()} AS party,
          EXISTS (SELECT FROM individuals i WHERE i.id = p.individual_id AND i.anonymised_at IS NOT NULL) AS is_anonymised,
          q."right", q.purpose, q.requested_by, q.requested_on::text, q.identity_check, q.details, q.due_on::text,
          CASE WHEN q.state = 'open' THEN q.due_on - ${today(now)}::date END AS days_left,
          q.state, q.outcome, q.decided_on::text, ${userJson(sql`q.decided_by`)} AS decided_by, q.ended_on::text, q.end_reason
        FROM (${from}) q JOIN parties p ON p.id = q.party_id ORDER BY ${order}`,
  );

export async function readDataRequest(db: Db, id: number, now: Date): Promise<DataRequest> {
  const [request] = await read(db, sql`SELECT * FROM data_requests WHERE id = ${id}`, now);
  if (!request) throw new Error('A request is gone.');
  return request;
}

export async function listDataRequests(
  { request, db, query, page: { size, offset } }: ListContext<null>,
  now: Date,
): Promise<Listing<DataRequest>> {
  const state = choiceQuery(request, 'state', dataRequestStates);
  const right = choiceQuery(request, 'right', dataRights);
  const person = idQuery(request, 'party');
  const searched = sql`concat_ws(' ', ${folded('q.number')}, ${partyNameText()})`;
  const conditions = [
    sql`true`,
    ...(state ? [sql`q.state = ${state}`] : []),
    ...(right ? [sql`q."right" = ${right}`] : []),
    ...(person ? [sql`p.individual_id = ${person}`] : []),
    ...searchTerms(query).map((term) => sql`${searched} LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM data_requests q JOIN parties p ON p.id = q.party_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT q.* ${matches} ORDER BY ${order} ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page, now) };
}

export const dataRequestsCsv: CsvOfList<DataRequest> = {
  name: 'data-requests',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Person', value: ({ party }) => party.name },
    { label: 'Right', value: ({ right }) => right },
    { label: 'Purpose', value: ({ purpose }) => purpose },
    { label: 'Requested', value: ({ requested_on }) => requested_on },
    { label: 'Due', value: ({ due_on }) => due_on },
    { label: 'State', value: ({ state }) => state },
    { label: 'Outcome', value: ({ outcome }) => outcome },
  ],
};
