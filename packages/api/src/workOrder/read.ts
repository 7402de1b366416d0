import { today } from '@rentsafe/domain/date';
import { maintenancePriorities } from '@rentsafe/domain/maintenance';
import { unfinishedOrderStates, type WorkOrder, workOrderStates } from '@rentsafe/domain/workOrder';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { choiceQuery, choicesQuery, dateQuery, idQuery } from '../http/filters.ts';
import { maintenanceWords } from '../maintenanceRequest/read.ts';
import {
  currencyOf,
  decimalOf,
  moneyJson,
  type StoredCurrency,
  type StoredMoney,
  toMoney,
} from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';

type Amounts = 'estimate' | 'actual' | 'repair_limit' | 'agreed';
type Consent = NonNullable<WorkOrder['consent']>;
interface Row extends Omit<WorkOrder, Amounts | 'consent' | 'currency'>, Record<Amounts, StoredMoney | null> {
  currency: StoredCurrency;
  consent: (Omit<Consent, 'amount'> & { amount: StoredMoney | null }) | null;
}

/** Whether the order `q` should be completed by now, in SQL. */
const isOverdue = (day: string): SQL =>
  sql`(${stateIn('q.state', unfinishedOrderStates)} AND q.finish_by < ${day}::date)`;

/** The limit of the property `r` in the currency of the order `q`, in SQL. */
const limit = sql`CASE q.currency WHEN 'USD' THEN r.repair_limit_usd ELSE r.repair_limit_zwg END`;

const money = (minor: SQL): SQL =>
  sql`CASE WHEN ${minor} IS NOT NULL THEN ${moneyJson(minor, sql`q.currency`)} END`;

const numbered = (row: string): SQL =>
  sql.raw(
    `CASE WHEN ${row}.id IS NOT NULL THEN json_build_object('id', ${row}.id, 'number', ${row}.number) END`,
  );

const linesOf = sql`(SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'description', l.description,
    'quantity', trim_scale(l.quantity)::text, 'rate', l.rate::text, 'net', l.net::text, 'vat', l.vat::text) ORDER BY l.line), '[]')
  FROM work_order_lines l WHERE l.work_order_id = q.id)`;

/** Who owns the property `r` on a day, in SQL. */
const landlord = (
  day: string,
) => sql`(SELECT ${partyJson()} FROM ownerships o JOIN landlords l ON l.id = o.landlord_id
    JOIN parties p ON p.id = l.party_id
  WHERE o.property_id = r.id AND ${day}::date BETWEEN o.from_on AND coalesce(o.to_on, 'infinity') LIMIT 1)`;

const sent = sql`(SELECT json_build_object('message', m.id, 'channel', m.channel, 'address', m.address,
    'on', ((m.created_at AT TIME ZONE 'Africa/Harare')::date)::text)
  FROM messages m WHERE m.work_order_id = q.id AND m.contractor_id IS NOT NULL ORDER BY m.id DESC LIMIT 1)`;

const select = (
  from: SQL,
  day: string,
) => sql`SELECT q.id, ${clientJson(sql`q.client_id`)} AS client, q.number,
  ${numbered('rq')} AS request,
  CASE WHEN ms.id IS NOT NULL THEN json_build_object('id', ms.id, 'name', ms.summary) END AS schedule, q.due_on::text,
  json_build_object('id', r.id, 'name', ${propertyName}) AS property,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'unit_number', u.unit_number) END AS unit,
  ${numbered('le')} AS lease, ${tenant(partyJson())} AS tenant,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name) END AS contractor,
  ${landlord(day)} AS landlord, ${sent} AS sent,
  q.category, q.priority, q.summary, q.instructions, CASE WHEN q.estimate IS NOT NULL
    THEN ${moneyJson(sql`q.estimate`, sql`coalesce(q.estimate_currency, q.currency)`)} END AS estimate, q.currency, q.finish_by::text, q.state,
  ${isOverdue(day)} AS overdue, q.issued_on::text, q.started_on::text, q.completed_on::text, q.closed_on::text, ${linesOf} AS lines,
  ${money(sql`(SELECT sum(net + vat) FROM work_order_lines WHERE work_order_id = q.id)`)} AS actual,
  q.invoice_number, q.notes, q.reason,
  (SELECT json_build_object('given_by', given_by, 'given_on', given_on::text, 'evidence', evidence,
     'amount', CASE WHEN amount IS NOT NULL THEN ${moneyJson(sql`amount`, sql`currency`)} END) FROM landlord_consents
   WHERE work_order_id = q.id ORDER BY id DESC LIMIT 1) AS consent,
  ${money(limit)} AS repair_limit, ${money(sql`agreed_amount(q.id, q.property_id, q.currency)`)} AS agreed, q.without_consent, q.bearer, ${numbered('b')} AS bill,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'lease', json_build_object('id', cl.id, 'number', cl.number))
  END AS charge, q.version
  FROM (${from}) q JOIN properties r ON r.id = q.property_id LEFT JOIN units u ON u.id = q.unit_id
  LEFT JOIN contractors k ON k.id = q.contractor_id LEFT JOIN maintenance_requests rq ON rq.id = q.request_id
  LEFT JOIN leases le ON le.id = rq.lease_id LEFT JOIN maintenance_schedules ms ON ms.id = q.schedule_id
  LEFT JOIN bills b ON b.id = q.bill_id LEFT JOIN charges c ON c.id = q.charge_id LEFT JOIN leases cl ON cl.id = c.lease_id
  ORDER BY q.id DESC`;

const read = async (db: Db, from: SQL, now: Date): Promise<WorkOrder[]> =>
  (await rows<Row>(db, select(from, today(now)))).map(
    ({ estimate, currency, actual, repair_limit, agreed, consent, lines, ...row }) => ({
      ...row,
      currency: currencyOf(currency),
      estimate: estimate && toMoney(estimate),
      actual: actual && toMoney(actual),
      repair_limit: repair_limit && toMoney(repair_limit),
      agreed: agreed && toMoney(agreed),
      consent: consent && { ...consent, amount: consent.amount && toMoney(consent.amount) },
      lines: lines.map((line) => ({
        ...line,
        rate: decimalOf(line.rate) ?? '',
        net: decimalOf(line.net) ?? '',
        vat: decimalOf(line.vat) ?? '',
      })),
    }),
  );

export async function readWorkOrder(db: Db, id: number, now: Date): Promise<WorkOrder> {
  const [found] = await read(db, sql`SELECT * FROM work_orders WHERE id = ${id}`, now);
  if (!found) throw new Error('A work order is gone.');
  return found;
}

function conditionsOf(request: FastifyRequest, day: string): SQL[] {
  const states = choicesQuery(request, 'state', workOrderStates);
  const priority = choiceQuery(request, 'priority', maintenancePriorities);
  const overdue = choiceQuery(request, 'overdue', ['true', 'false']);
  const from = dateQuery(request, 'from');
  const to = dateQuery(request, 'to');
  const references = ['contractor', 'property', 'unit', 'request', 'schedule'] as const;
  return [
    ...(states.length > 0 ? [stateIn('q.state', states)] : []),
    ...(priority ? [sql`q.priority = ${priority}`] : []),
    ...references.flatMap((name) => {
      const id = idQuery(request, name);
      return id ? [sql`${sql.raw(`q.${name}_id`)} = ${id}`] : [];
    }),
    ...(overdue ? [sql`${isOverdue(day)} = ${overdue === 'true'}`] : []),
    ...(from ? [sql`q.completed_on >= ${from}::date`] : []),
    ...(to ? [sql`q.completed_on <= ${to}::date`] : []),
  ];
}

/** The work orders of a book, newest first. */
export async function listWorkOrders(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<WorkOrder>> {
  const conditions = [
    sql`q.client_id = ${scope}`,
    ...conditionsOf(request, today(now)),
    ...(await maintenanceWords(db, 'work_orders', scope, query)),
  ];
  const matches = sql`FROM work_orders q WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT q.* ${matches} ORDER BY q.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page, now) };
}

export const workOrdersCsv: CsvOfList<WorkOrder> = {
  name: 'work orders',
  columns: [
    { label: 'Number', value: ({ number }) => number },
    { label: 'Request', value: ({ request }) => request?.number },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Unit', value: ({ unit }) => unit?.unit_number, identifier: true },
    { label: 'Contractor', value: ({ contractor }) => contractor?.name },
    { label: 'Summary', value: ({ summary }) => summary },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Priority', value: ({ priority }) => priority },
    { label: 'State', value: ({ state }) => state },
    { label: 'Finish By', value: ({ finish_by }) => finish_by },
    { label: 'Completed', value: ({ completed_on }) => completed_on },
    { label: 'Currency', value: ({ currency }) => currency },
    {
      label: 'Estimate',
      value: ({ estimate, currency }) =>
        estimate &&
        (estimate.currency === currency ? estimate.amount : `${estimate.currency} ${estimate.amount}`),
    },
    { label: 'Actual', value: ({ actual }) => actual?.amount },
    { label: 'Paid By', value: ({ bearer }) => bearer },
  ],
};
