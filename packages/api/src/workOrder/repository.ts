import { today } from '@rentsafe/domain/date';
import { orderableStates } from '@rentsafe/domain/maintenanceRequest';
import type { WorkOrder, WorkOrderInput } from '@rentsafe/domain/workOrder';
import { toMinor } from '@rentsafe/format/money';
import { orNull } from '@rentsafe/format/text';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { contractors, maintenanceRequests, workOrders } from '../db/schema.ts';
import { fieldError, unknownReference, wrongState } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { checkPlace } from '../maintenanceRequest/place.ts';
import { targetDays } from '../maintenanceRequest/repository.ts';
import { type StoredCurrency, storedCurrencies } from '../money/wire.ts';
import { insertRecord } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { readWorkOrder } from './read.ts';

export const required = (field: string) => fieldError(field, issueText({ code: 'required', params: {} }));

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
export async function contractorOf(db: Db, clientId: number, id: number) {
  const own = and(eq(contractors.id, id), eq(contractors.client_id, clientId));
  const [found] = await db.select().from(contractors).where(own).for('key share');
  if (!found) throw unknownReference(['contractor'], id);
  return found;
}

/** @throws HttpError 400 for a currency that is not that of the estimate beside it. */
export function checkEstimate({ estimate, currency }: Pick<WorkOrderInput, 'estimate' | 'currency'>): void {
  if (estimate && currency && currency !== estimate.currency)
    throw fieldError('currency', `This must be in ${estimate.currency}.`);
}

/** In what an order is reckoned: as its estimate, else as it says, else as its contractor charges, else in dollars. */
async function currencyFor(
  db: Db,
  clientId: number,
  { estimate, currency, contractor }: Pick<WorkOrderInput, 'estimate' | 'currency' | 'contractor'>,
): Promise<StoredCurrency> {
  checkEstimate({ estimate, currency });
  const charges = contractor ? (await contractorOf(db, clientId, contractor)).currency : null;
  const chosen = estimate?.currency ?? currency;
  return chosen ? storedCurrencies[chosen] : (charges ?? 'USD');
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
