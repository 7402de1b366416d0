import { today } from '@rentsafe/domain/date';
import { orderableStates } from '@rentsafe/domain/maintenanceRequest';
import { toDecimal, toMinor } from '@rentsafe/domain/money';
import { orNull } from '@rentsafe/domain/text';
import {
  type WorkOrder,
  type WorkOrderInput,
  type WorkOrderPatch,
  workOrderMachine,
} from '@rentsafe/domain/workOrder';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { contractors, maintenanceRequests, workOrders } from '../db/schema.ts';
import { fieldError, HttpError, unknownReference, wrongState } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { checkPlace } from '../maintenanceRequest/place.ts';
import { targetDays } from '../maintenanceRequest/repository.ts';
import { currencyOf, type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { changeRecord, insertRecord, type Row } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { readWorkOrder } from './read.ts';

const required = (field: string) => fieldError(field, issueText({ code: 'required', params: {} }));

/** The request of a new order. @throws HttpError 400 for one that is not of the book, 409 for one that nobody accepted. */
async function requestOf(db: Db, clientId: number, id: number | null | undefined) {
  if (!id) return null;
  const own = and(eq(maintenanceRequests.id, id), eq(maintenanceRequests.client_id, clientId));
  const [found] = await db.select().from(maintenanceRequests).where(own).for('no key update');
  if (!found) throw unknownReference(['request'], id);
  if (!orderableStates.includes(found.state)) throw wrongState(found.state);
  return found;
}

/** @throws HttpError 400 for one that is not of the book. */
async function contractorOf(db: Db, clientId: number, id: number) {
  const own = and(eq(contractors.id, id), eq(contractors.client_id, clientId));
  const [found] = await db.select().from(contractors).where(own).for('key share');
  if (!found) throw unknownReference(['contractor'], id);
  return found;
}

/** In what an order is reckoned: as its estimate, else as its contractor charges, else in dollars. */
async function currencyFor(
  db: Db,
  clientId: number,
  { estimate, contractor }: Pick<WorkOrderInput, 'estimate' | 'contractor'>,
): Promise<StoredCurrency> {
  const charges = contractor ? (await contractorOf(db, clientId, contractor)).currency : null;
  return estimate ? storedCurrencies[estimate.currency] : (charges ?? 'USD');
}

/**
 * Drafts an order. What is left out is taken from its request.
 *
 * @throws HttpError 400 for a property, unit, contractor or request that is not of the book, or what is missing without a request; 409
 * for a request that nobody accepted.
 */
export async function insertWorkOrder(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, request: requestId, ...input }: WorkOrderInput,
): Promise<WorkOrder> {
  await lockBook(db, clientId);
  const request = await requestOf(db, clientId, requestId);
  const property = input.property ?? request?.property_id;
  const category = input.category ?? request?.category;
  const priority = input.priority ?? request?.priority;
  const summary = input.summary || request?.summary;
  if (!property) throw required('property');
  if (!category) throw required('category');
  if (!priority) throw required('priority');
  if (!summary) throw required('summary');
  if (request && request.property_id !== property) {
    throw fieldError('request', 'The request is about another property.');
  }
  const unit = input.unit === undefined ? (request?.unit_id ?? null) : input.unit;
  await checkPlace(db, clientId, { property, unit });
  const instructions = orNull(input.instructions) ?? request?.description ?? null;
  const { finish_by } = request ?? (await targetDays(db, clientId, priority, today(actor.now)));
  const values = {
    ...{ client_id: clientId, request_id: request?.id ?? null, property_id: property, unit_id: unit },
    ...{ category, priority, summary, instructions, contractor_id: input.contractor ?? null },
    estimate: input.estimate ? toMinor(input.estimate.amount) : null,
    currency: await currencyFor(db, clientId, input),
    finish_by: input.finish_by ?? finish_by,
    search_text: foldAll(summary, instructions),
  };
  const made = await insertRecord(db, actor, { table: workOrders, type: 'work_order', values });
  if (!made) throw new Error('No work order was made.');
  return readWorkOrder(db, made.id, actor.now);
}

type OrderRow = Row<typeof workOrders>;

/** The property's limit for an order in its currency, in minor units; null where it has none. */
export async function limitOf(
  db: Db,
  { property_id, currency }: Pick<OrderRow, 'property_id' | 'currency'>,
): Promise<bigint | null> {
  const [found] = await rows<{ minor: string | null }>(
    db,
    sql`SELECT (CASE ${currency} WHEN 'USD' THEN repair_limit_usd ELSE repair_limit_zwg END)::text AS minor
        FROM properties WHERE id = ${property_id}`,
  );
  return found?.minor == null ? null : BigInt(found.minor);
}

/** What an order may come to: the limit, or the most that the landlord agreed to; null without a limit. */
export async function agreedAmount(db: Db, { id, property_id, currency }: OrderRow): Promise<bigint | null> {
  const [found] = await rows<{ minor: string | null }>(
    db,
    sql`SELECT agreed_amount(${id}, ${property_id}, ${currency})::text AS minor`,
  );
  return found?.minor == null ? null : BigInt(found.minor);
}

/** The refusal of what is above the amount that the landlord agreed to; null where it is not, or was an emergency. */
export async function refusedAbove(db: Db, order: OrderRow, cost: bigint | null): Promise<HttpError | null> {
  const agreed = await agreedAmount(db, order);
  if (agreed === null || cost === null || cost <= agreed) return null;
  if (order.without_consent && order.priority === 'emergency') return null;
  const limit = { amount: toDecimal(agreed), currency: currencyOf(order.currency) };
  const detail = `The landlord's consent is needed above ${limit.amount}.`;
  return new HttpError(409, { detail, needs: 'consent', limit });
}

/** As the wire has it, for the audit. */
const estimateOf = ({ estimate, currency }: OrderRow) =>
  estimate === null ? null : { amount: toDecimal(estimate), currency: currencyOf(currency) };

/** What has been issued may not become dearer than the landlord allowed. */
async function checkEstimate(db: Db, before: OrderRow, after: OrderRow): Promise<void> {
  const isRaised = after.estimate !== before.estimate || after.currency !== before.currency;
  if (before.state === 'draft' || !isRaised) return;
  const refused = await refusedAbove(db, after, after.estimate);
  if (refused) throw refused;
}

/** @throws HttpError 400 where lines in another currency are there. */
async function checkCurrency(db: Db, { id, currency }: OrderRow): Promise<void> {
  const other = await rows(
    db,
    sql`SELECT FROM work_order_lines WHERE work_order_id = ${id} AND currency <> ${currency} LIMIT 1`,
  );
  if (other.length === 0) return;
  const kept = currencyOf(currency === 'USD' ? 'ZWG' : 'USD');
  throw fieldError('estimate', `This must be in ${kept}.`);
}

/** @throws HttpError 400 as `insertWorkOrder`; 409 for what is completed, an old version, or a missing consent. */
export async function updateWorkOrder(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { version, unit, contractor, estimate, ...patch }: WorkOrderPatch,
): Promise<WorkOrder> {
  await lockBook(db, client_id);
  const target = { table: workOrders, type: 'work_order', id, version } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(workOrderMachine.edit, row.state);
    for (const field of ['category', 'priority', 'summary', 'finish_by'] as const) {
      if (patch[field] === null || patch[field] === '') throw required(field);
    }
    if (unit) await checkPlace(db, client_id, { property: row.property_id, unit });
    if (contractor) await contractorOf(db, client_id, contractor);
    if (contractor === null && row.state !== 'draft') throw noContractor();
    const values = {
      ...(patch.category && { category: patch.category }),
      ...(patch.priority && { priority: patch.priority }),
      ...(patch.summary && { summary: patch.summary }),
      ...(patch.finish_by && { finish_by: patch.finish_by }),
      ...(patch.instructions !== undefined && { instructions: orNull(patch.instructions) }),
      ...(unit !== undefined && { unit_id: unit }),
      ...(contractor !== undefined && { contractor_id: contractor }),
      ...(estimate !== undefined && { estimate: estimate && toMinor(estimate.amount) }),
      ...(estimate && { currency: storedCurrencies[estimate.currency] }),
    };
    const after = { ...row, ...values };
    await checkCurrency(db, after);
    await checkEstimate(db, row, after);
    const isEstimated = after.estimate !== row.estimate || after.currency !== row.currency;
    return {
      values: { ...values, search_text: foldAll(after.summary, after.instructions) },
      ...(isEstimated && { lists: { estimate: [estimateOf(row), estimateOf(after)] } }),
    };
  });
  return readWorkOrder(db, id, actor.now);
}

export const noContractor = () => fieldError('contractor', 'Choose a contractor first.');
