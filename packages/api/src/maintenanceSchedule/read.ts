import { today } from '@rentsafe/domain/date';
import { type MaintenanceSchedule, nextDay } from '@rentsafe/domain/maintenanceSchedule';
import { type SQL, sql } from 'drizzle-orm';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { propertyName } from '../property/name.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<MaintenanceSchedule, 'estimate' | 'next_on'> & { estimate: StoredMoney | null };

const select = (from: SQL) => sql`SELECT s.id, ${clientJson(sql`s.client_id`)} AS client,
    json_build_object('id', r.id, 'name', ${propertyName}) AS property,
    (SELECT json_build_object('id', id, 'number', unit_number) FROM units WHERE id = s.unit_id) AS unit, s.category, s.summary,
    s.instructions, (SELECT json_build_object('id', id, 'name', name) FROM contractors WHERE id = s.contractor_id) AS contractor,
    CASE WHEN s.estimate IS NOT NULL THEN ${moneyJson(sql`s.estimate`, sql`s.currency`)} END AS estimate,
    json_build_object('count', s.every_count, 'unit', s.every_unit) AS every, s.from_on::text, s.to_on::text, s.lead_days,
    (SELECT json_build_object('id', id, 'number', number) FROM work_orders w WHERE w.schedule_id = s.id
      ORDER BY due_on DESC LIMIT 1) AS last_order, s.is_active, s.version
  FROM (${from}) s JOIN properties r ON r.id = s.property_id ORDER BY s.id DESC`;

async function read(db: Db, from: SQL, now: Date): Promise<MaintenanceSchedule[]> {
  const day = today(now);
  return (await rows<Row>(db, select(from))).map(({ estimate, ...row }) => ({
    ...row,
    estimate: estimate && toMoney(estimate),
    next_on: (row.is_active && nextDay(row, day)) || null,
  }));
}

export async function readSchedule(db: Db, id: number, now: Date): Promise<MaintenanceSchedule> {
  const [found] = await read(db, sql`SELECT * FROM maintenance_schedules WHERE id = ${id}`, now);
  if (!found) throw new Error('A schedule is gone.');
  return found;
}

/** The schedules of a book, newest first; searched by what is done, property and contractor. */
export async function listSchedules(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<MaintenanceSchedule>> {
  const property = idQuery(request, 'property');
  const active = choiceQuery(request, 'is_active', ['true', 'false']);
  const conditions = [
    sql`s.client_id = ${scope}`,
    ...(property ? [sql`s.property_id = ${property}`] : []),
    ...(active ? [sql`s.is_active = ${active === 'true'}`] : []),
    ...searchTerms(query).map(
      (term) => sql`concat_ws(' ', s.search_text, r.search_text,
        (SELECT search_text FROM contractors WHERE id = s.contractor_id)) LIKE ${likeAnywhere(term)}`,
    ),
  ];
  const matches = sql`FROM maintenance_schedules s JOIN properties r ON r.id = s.property_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const page = sql`SELECT s.* ${matches} ORDER BY s.id DESC ${slice({ size, offset })}`;
  return { ...(await countMatches(db, matches)), results: await read(db, page, now) };
}

export const schedulesCsv: CsvOfList<MaintenanceSchedule> = {
  name: 'maintenance schedules',
  columns: [
    { label: 'Summary', value: ({ summary }) => summary },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Unit', value: ({ unit }) => unit?.number },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Every', value: ({ every }) => `${every.count} ${every.unit}` },
    { label: 'From', value: ({ from_on }) => from_on },
    { label: 'To', value: ({ to_on }) => to_on },
    { label: 'Next', value: ({ next_on }) => next_on },
    { label: 'Contractor', value: ({ contractor }) => contractor?.name },
    { label: 'Estimate', value: ({ estimate }) => estimate?.amount },
    { label: 'Currency', value: ({ estimate }) => estimate?.currency },
    { label: 'Active', value: ({ is_active }) => (is_active ? 'yes' : 'no') },
  ],
};
