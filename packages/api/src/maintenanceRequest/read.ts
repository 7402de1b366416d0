import { today } from '@rentsafe/domain/date';
import { maintenanceCategories, maintenancePriorities } from '@rentsafe/domain/maintenance';
import {
  type MaintenanceRequest,
  openRequestStates,
  type RequestTotals,
  requestStates,
} from '@rentsafe/domain/maintenanceRequest';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { choiceQuery, choicesQuery, idQuery } from '../http/filters.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { folded, tenant } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { isOneOf, SAMPLE, wordConditions } from '../search/sample.ts';

/** Whether the request `q` waits longer than the targets allow, in SQL. */
const isOverdue = (day: string): SQL => sql`(q.state = 'new' AND q.respond_by < ${day}::date
  OR ${stateIn('q.state', openRequestStates)} AND q.finish_by < ${day}::date)`;

/** Emergencies first, then by the day to finish. */
const order = sql`ORDER BY (q.priority <> 'emergency'), q.finish_by, q.id`;

const select = (
  from: SQL,
  day: string,
) => sql`SELECT q.id, ${clientJson(sql`q.client_id`)} AS client, q.number,
  json_build_object('id', r.id, 'name', ${propertyName}) AS property,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'unit_number', u.unit_number) END AS unit,
  CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease,
  ${tenant(partyJson())} AS tenant, q.reported_on::text, q.reported_by, q.telephone, q.category, q.priority, q.summary,
  q.description, q.access, q.state, q.accepted_on::text, q.respond_by::text, q.finish_by::text, ${isOverdue(day)} AS overdue,
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'number', w.number) ORDER BY w.id), '[]')
   FROM work_orders w WHERE w.request_id = q.id) AS orders,
  q.reason, CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'number', d.number) END AS duplicate_of, q.version
  FROM (${from}) q JOIN properties r ON r.id = q.property_id LEFT JOIN units u ON u.id = q.unit_id
  LEFT JOIN leases le ON le.id = q.lease_id LEFT JOIN maintenance_requests d ON d.id = q.duplicate_of ${order}`;

export async function readRequest(db: Db, id: number, now: Date): Promise<MaintenanceRequest> {
  const from = sql`SELECT * FROM maintenance_requests WHERE id = ${id}`;
  const [found] = await rows<MaintenanceRequest>(db, select(from, today(now)));
  if (!found) throw new Error('A request is gone.');
  return found;
}

/** What the records `q` of a table of maintenance are found by: their text, their number, and the address. */
export function maintenanceWords(
  db: Db,
  table: 'maintenance_requests' | 'work_orders',
  clientId: number,
  query: string,
): Promise<SQL[]> {
  const number = folded('q.number');
  const records = sql.identifier(table);
  const addressed = (like: string) =>
    isOneOf(sql`SELECT id FROM properties WHERE client_id = ${clientId} AND search_text LIKE ${like}`);
  return wordConditions(db, searchTerms(query), {
    sample: sql`SELECT concat_ws(' ', q.search_text, ${number}, r.search_text) AS text FROM ${records} q
      JOIN properties r ON r.id = q.property_id WHERE q.client_id = ${clientId} ORDER BY q.id DESC LIMIT ${SAMPLE}`,
    holds: (word) => {
      const like = likeAnywhere(word);
      return sql`(q.search_text LIKE ${like} OR ${number} LIKE ${like} OR q.property_id ${addressed(like)})`;
    },
    id: sql`q.id`,
    idsWith: (word) => {
      const like = likeAnywhere(word);
      const found = sql`SELECT q.id FROM ${records} q WHERE q.client_id = ${clientId}`;
      return sql`${found} AND q.search_text LIKE ${like} UNION ${found} AND ${number} LIKE ${like}
        UNION ${found} AND q.property_id ${addressed(like)}`;
    },
  });
}

function conditionsOf(request: FastifyRequest, day: string): SQL[] {
  const states = choicesQuery(request, 'state', requestStates);
  const priority = choiceQuery(request, 'priority', maintenancePriorities);
  const category = choiceQuery(request, 'category', maintenanceCategories);
  const property = idQuery(request, 'property');
  const unit = idQuery(request, 'unit');
  const lease = idQuery(request, 'lease');
  const overdue = choiceQuery(request, 'overdue', ['true', 'false']);
  return [
    ...(states.length > 0 ? [stateIn('q.state', states)] : []),
    ...(priority ? [sql`q.priority = ${priority}`] : []),
    ...(category ? [sql`q.category = ${category}`] : []),
    ...(property ? [sql`q.property_id = ${property}`] : []),
    ...(unit ? [sql`q.unit_id = ${unit}`] : []),
    ...(lease ? [sql`q.lease_id = ${lease}`] : []),
    ...(overdue ? [sql`${isOverdue(day)} = ${overdue === 'true'}`] : []),
  ];
}

/** The requests of a book, and how many of all wait. */
export async function listRequests(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<MaintenanceRequest> & { totals: RequestTotals }> {
  const day = today(now);
  const conditions = [
    sql`q.client_id = ${scope}`,
    ...conditionsOf(request, day),
    ...(await maintenanceWords(db, 'maintenance_requests', scope, query)),
  ];
  const matches = sql`FROM maintenance_requests q WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const [totals] = await rows<RequestTotals>(
    db,
    sql`SELECT count(*) FILTER (WHERE state = 'new')::int AS new, count(*) FILTER (WHERE state = 'accepted')::int AS accepted,
          count(*) FILTER (WHERE state = 'ordered')::int AS ordered, count(*) FILTER (WHERE ${isOverdue(day)})::int AS overdue
        FROM maintenance_requests q WHERE client_id = ${scope} AND ${stateIn('state', openRequestStates)}`,
  );
  if (!totals) throw new Error('A count has one row.');
  const page = sql`SELECT q.* ${matches} ${order} ${slice({ size, offset })}`;
  return { ...counted, results: await rows<MaintenanceRequest>(db, select(page, day)), totals };
}

export const requestsCsv: CsvOfList<MaintenanceRequest> = {
  name: 'maintenance requests',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Unit', value: ({ unit }) => unit?.unit_number, identifier: true },
    { label: 'Tenant', value: ({ tenant: of }) => of?.name },
    { label: 'Summary', value: ({ summary }) => summary },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Priority', value: ({ priority }) => priority },
    { label: 'State', value: ({ state }) => state },
    { label: 'Reported', value: ({ reported_on }) => reported_on },
    { label: 'Reported By', value: ({ reported_by }) => reported_by },
    { label: 'Respond By', value: ({ respond_by }) => respond_by },
    { label: 'Finish By', value: ({ finish_by }) => finish_by },
    { label: 'Overdue', value: ({ overdue }) => (overdue ? 'Yes' : 'No') },
  ],
};
