import type { MaintenanceHistoryRow, MaintenanceHistoryTotals } from '@rentsafe/domain/maintenanceReport';
import type { PlainDate } from '@rentsafe/format/date';
import { divideRounded, toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { maintenanceWords } from '../maintenanceRequest/read.ts';
import { moneyJson, type StoredMoney, toMoney, toMonies } from '../money/wire.ts';
import { propertyName } from '../property/name.ts';

export interface HistoryFilters {
  from: PlainDate;
  to: PlainDate;
  property: number | null;
  unit: number | null;
  contractor: number | null;
  category: string;
}

type Stored = Omit<MaintenanceHistoryRow, 'total'> & { total: StoredMoney };

/** What the lines of the order `q` come to with VAT, in SQL. */
const total = sql`(SELECT coalesce(sum(net + vat), 0) FROM work_order_lines WHERE work_order_id = q.id)`;

const order = sql`ORDER BY q.completed_on DESC, q.id DESC`;

const select = (from: SQL) => sql`SELECT q.id, q.number,
  CASE WHEN rq.id IS NOT NULL THEN json_build_object('id', rq.id, 'number', rq.number) END AS request,
  json_build_object('id', r.id, 'name', ${propertyName}) AS property,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'unit_number', u.unit_number) END AS unit,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name) END AS contractor,
  q.category, q.priority, q.summary, q.completed_on::text, q.closed_on::text, q.bearer,
  rq.accepted_on - rq.reported_on AS days_to_respond, q.completed_on - coalesce(rq.reported_on, q.issued_on) AS days_to_finish,
  q.completed_on <= q.finish_by AS on_time, ${moneyJson(total, sql`q.currency`)} AS total
  FROM (${from}) q JOIN properties r ON r.id = q.property_id LEFT JOIN units u ON u.id = q.unit_id
  LEFT JOIN contractors k ON k.id = q.contractor_id LEFT JOIN maintenance_requests rq ON rq.id = q.request_id ${order}`;

const conditionsOf = (
  clientId: number,
  { from, to, property, unit, contractor, category }: HistoryFilters,
): SQL[] => [
  sql`q.client_id = ${clientId}`,
  sql`q.state = 'closed'`,
  sql`q.completed_on BETWEEN ${from}::date AND ${to}::date`,
  ...(property ? [sql`q.property_id = ${property}`] : []),
  ...(unit ? [sql`q.unit_id = ${unit}`] : []),
  ...(contractor ? [sql`q.contractor_id = ${contractor}`] : []),
  ...(category ? [sql`q.category = ${category}`] : []),
];

/** `part` of `whole` in percent; null of nothing. */
const percentage = (part: number, whole: number): string | null =>
  whole === 0 ? null : toDecimal(divideRounded(BigInt(part) * 10_000n, BigInt(whole)));

async function totalsOf(db: Db, matches: SQL): Promise<MaintenanceHistoryTotals> {
  const [sums] = await rows<{ orders: number; punctual: number; total: StoredMoney[] | null }>(
    db,
    sql`WITH found AS (SELECT q.currency, q.completed_on <= q.finish_by AS on_time, ${total} AS total ${matches})
        SELECT count(*)::int AS orders, count(*) FILTER (WHERE on_time)::int AS punctual,
          (SELECT json_agg(${moneyJson(sql`minor`, sql`currency`)})
           FROM (SELECT currency, sum(total) AS minor FROM found GROUP BY 1) sums) AS total FROM found`,
  );
  if (!sums) throw new Error('A count has one row.');
  return {
    orders: sums.orders,
    on_time: percentage(sums.punctual, sums.orders),
    total: toMonies(sums.total),
  };
}

/** The orders that were completed in a period and are closed, the latest first, and how many of all that match were on time. */
export async function maintenanceHistory(
  { db, scope, query, page: { size, offset } }: ListContext<number>,
  filters: HistoryFilters,
): Promise<Listing<MaintenanceHistoryRow> & { totals: MaintenanceHistoryTotals }> {
  const conditions = [
    ...conditionsOf(scope, filters),
    ...(await maintenanceWords(db, 'work_orders', scope, query)),
  ];
  const matches = sql`FROM work_orders q WHERE ${sql.join(conditions, sql` AND `)}`;
  const totals = await totalsOf(db, matches);
  const page = sql`SELECT q.* ${matches} ${order} ${slice({ size, offset })}`;
  const found = await rows<Stored>(db, select(page));
  return {
    ...toCounted(totals.orders),
    results: found.map((row) => ({ ...row, total: toMoney(row.total) })),
    totals,
  };
}

export const maintenanceHistoryCsv: CsvOfList<MaintenanceHistoryRow> = {
  name: 'maintenance history',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Request', value: ({ request }) => request?.number },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Unit', value: ({ unit }) => unit?.unit_number, identifier: true },
    { label: 'Contractor', value: ({ contractor }) => contractor?.name },
    { label: 'Summary', value: ({ summary }) => summary },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Priority', value: ({ priority }) => priority },
    { label: 'Completed', value: ({ completed_on }) => completed_on },
    { label: 'Closed', value: ({ closed_on }) => closed_on },
    { label: 'Days To Respond', value: ({ days_to_respond }) => days_to_respond },
    { label: 'Days To Finish', value: ({ days_to_finish }) => days_to_finish },
    { label: 'On Time', value: ({ on_time }) => (on_time ? 'Yes' : 'No') },
    { label: 'Paid By', value: ({ bearer }) => bearer },
    { label: 'Currency', value: ({ total: money }) => money.currency },
    { label: 'Total', value: ({ total: money }) => money.amount },
  ],
};
