import { today } from '@rentsafe/domain/date';
import { type Inspection, inspectionKinds, inspectionStates } from '@rentsafe/domain/inspection';
import { type SQL, sql } from 'drizzle-orm';
import { clientJson } from '../book/clientJson.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { folded, leaseNumbers, tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

const joins = sql`JOIN units u ON u.id = i.unit_id JOIN properties r ON r.id = u.property_id
  LEFT JOIN leases le ON le.id = i.lease_id`;

/** Of one, with what was drawn: in lists it would be most of the answer. */
const signaturesOf = (
  drawing: SQL,
) => sql`(SELECT coalesce(json_agg(json_build_object('role', s.role, 'name', s.name, 'comment', s.comment, 'drawing', ${drawing},
    'signed_at', s.signed_at, 'device_at', s.device_at, 'user', ${userJson(sql`s.user_id`)}) ORDER BY s.id), '[]')
  FROM inspection_signatures s WHERE s.inspection_id = i.id)`;

const select = (
  from: SQL,
  drawing: SQL,
) => sql`SELECT i.id, ${clientJson(sql`i.client_id`)} AS client, i.number,
  json_build_object('id', u.id, 'unit_number', u.unit_number) AS unit,
  json_build_object('id', r.id, 'name', ${propertyName}) AS property,
  CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease,
  ${tenant(partyJson())} AS tenant, i.kind, i.planned_on::text, i.done_on::text, i.inspector, i.areas,
  ${signaturesOf(drawing)} AS signatures, i.state, i.without, i.reason, i.sha256, i.version
  FROM (${from}) i ${joins} ORDER BY i.id DESC`;

const isoOf = (stored: string) => new Date(stored).toISOString();

async function readInspections(db: Db, from: SQL, drawing = sql`NULL::text`): Promise<Inspection[]> {
  return (await rows<Inspection>(db, select(from, drawing))).map((row) => ({
    ...row,
    signatures: row.signatures.map((signature) => ({
      ...signature,
      signed_at: isoOf(signature.signed_at),
      device_at: signature.device_at && isoOf(signature.device_at),
    })),
  }));
}

export async function readInspection(db: Db, id: number): Promise<Inspection> {
  const [found] = await readInspections(db, sql`SELECT * FROM inspections WHERE id = ${id}`, sql`s.drawing`);
  if (!found) throw new Error('An inspection is gone.');
  return found;
}

/** The inspections of a book, newest first; searched by number, inspector, unit, property and tenant. */
export async function listInspections(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<Inspection>> {
  const state = choiceQuery(request, 'state', inspectionStates);
  const kind = choiceQuery(request, 'kind', inspectionKinds);
  const unit = idQuery(request, 'unit');
  const property = idQuery(request, 'property');
  const due = choiceQuery(request, 'due', ['true', 'false']);
  const isDue = sql`(i.state = 'planned' AND i.planned_on <= ${today(now)}::date)`;
  const conditions = [
    sql`i.client_id = ${scope}`,
    ...(state ? [sql`i.state = ${state}`] : []),
    ...(kind ? [sql`i.kind = ${kind}`] : []),
    ...(unit ? [sql`i.unit_id = ${unit}`] : []),
    ...(property ? [sql`u.property_id = ${property}`] : []),
    ...(due === 'true' ? [isDue] : []),
    ...searchTerms(query).map(
      (
        word,
      ) => sql`concat_ws(' ', ${folded("concat_ws(' ', i.number, i.inspector)")}, r.search_text, ${leaseNumbers},
        ${tenantSearchText}) LIKE ${likeAnywhere(word)}`,
    ),
  ];
  const matches = sql`FROM inspections i ${joins} WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT i.* ${matches} ORDER BY i.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await readInspections(db, page) };
}
