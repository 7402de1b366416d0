import { type WorkOrderPatch, workOrderSteps } from '@rentsafe/domain/workOrder';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { orNull } from '@rentsafe/format/text';
import { eq } from 'drizzle-orm';
import { changeSteps } from '../book/steps.ts';
import type { Db } from '../db/database.ts';
import { contractors, workOrders } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { pastDay } from '../ledger/days.ts';
import { checkPlace } from '../maintenanceRequest/place.ts';
import { currencyOf, storedCurrencies } from '../money/wire.ts';
import { foldAll } from '../search/fold.ts';
import { closeOrder } from './close.ts';
import { agreedAmount, recordConsent, refusedAbove } from './consent.ts';
import { checkCurrency, inCurrency, replaceLines, totalOf } from './lines.ts';
import { readWorkOrder } from './read.ts';
import { checkEstimate, contractorOf, required } from './repository.ts';
import type { OrderRow } from './row.ts';
import { sendOrder } from './send.ts';

const noContractor = () => fieldError('contractor', 'Choose a contractor first.');

/** As the wire has it, for the audit. */
const estimateOf = ({ estimate, estimate_currency, currency }: OrderRow) =>
  estimate === null
    ? null
    : { amount: toDecimal(estimate), currency: currencyOf(estimate_currency ?? currency) };

/** An estimate brings its currency; one that stays keeps the order in its own. @throws HttpError 400 for another one. */
function currencyColumns(
  row: OrderRow,
  { estimate, currency }: Pick<WorkOrderPatch, 'estimate' | 'currency'>,
) {
  checkEstimate({ estimate, currency });
  const chosen = estimate?.currency ?? currency;
  if (!chosen) return estimate === null ? { estimate_currency: null } : {};
  const kept = estimate === undefined ? estimateOf(row) : null;
  if (kept && kept.currency !== chosen) throw fieldError('currency', `This must be in ${kept.currency}.`);
  return { currency: storedCurrencies[chosen], estimate_currency: null };
}

/** @throws HttpError 400 for a unit or a contractor that is not of the book, or what must not be empty. */
async function columnsOf(
  db: Db,
  row: OrderRow,
  { unit, contractor, estimate, currency, ...patch }: WorkOrderPatch,
) {
  for (const field of ['category', 'priority', 'summary', 'finish_by'] as const) {
    if (patch[field] === null || patch[field] === '') throw required(field);
  }
  if (unit) await checkPlace(db, row.client_id, { property: row.property_id, unit });
  if (contractor) await contractorOf(db, row.client_id, contractor);
  if (contractor === null && row.state !== 'draft') throw noContractor();
  return {
    ...(patch.category && { category: patch.category }),
    ...(patch.priority && { priority: patch.priority }),
    ...(patch.summary && { summary: patch.summary }),
    ...(patch.finish_by && { finish_by: patch.finish_by }),
    ...(patch.instructions !== undefined && { instructions: orNull(patch.instructions) }),
    ...(unit !== undefined && { unit_id: unit }),
    ...(contractor !== undefined && { contractor_id: contractor }),
    ...(estimate !== undefined && { estimate: estimate && toMinor(estimate.amount) }),
    ...currencyColumns(row, { estimate, currency }),
  };
}

export const workOrderTaker = changeSteps(
  workOrderSteps,
  { table: workOrders, type: 'work_order', read: readWorkOrder },
  {
    /** @throws HttpError 400 without a contractor, or for a day to come; 409 for an inactive one, or without the landlord's consent. */
    issue: async ({ db, actor, body: { on } }, row) => {
      if (row.contractor_id === null) throw noContractor();
      const issued_on = pastDay(actor.now, on);
      const [contractor] = await db.select().from(contractors).where(eq(contractors.id, row.contractor_id));
      if (!contractor?.is_active) throw new HttpError(409, 'This contractor is inactive.');
      const refused = await refusedAbove(db, row, row.estimate);
      if (row.priority !== 'emergency') {
        if (refused) throw refused;
        return { values: { issued_on } };
      }
      // What it will cost is not known yet, and nobody was asked.
      const isUnasked = row.estimate === null && (await agreedAmount(db, row)) !== null;
      return { values: { issued_on, without_consent: refused !== null || isUnasked } };
    },
    /** @throws HttpError 400 for a day to come, or before it was issued. */
    start: ({ actor, body: { on } }, { issued_on }) => ({
      values: { started_on: pastDay(actor.now, on, { earliest: issued_on }) },
    }),
    /** @throws HttpError 400 for a day to come, or before it began; 409 for more than the landlord agreed to, unless that is said. */
    complete: async ({ db, actor, body }, row) => {
      const completed_on = pastDay(actor.now, body.on, { earliest: row.started_on ?? row.issued_on });
      const { lines: before } = await readWorkOrder(db, row.id, actor.now);
      const currency = inCurrency(row, body.currency ? storedCurrencies[body.currency] : row.currency);
      const billed = { ...row, ...currency };
      await replaceLines(db, billed, body.lines);
      const refused = await refusedAbove(db, billed, await totalOf(db, row.id));
      if (refused && !body.above_consent) throw refused;
      const { lines: after } = await readWorkOrder(db, row.id, actor.now);
      return {
        values: {
          ...currency,
          completed_on,
          notes: orNull(body.notes),
          invoice_number: orNull(body.invoice_number),
        },
        lists: { work: [before, after] },
      };
    },
    send: ({ db, actor, body }, row) => sendOrder(db, actor, row, body),
    close: ({ db, actor, body }, row) => closeOrder(db, actor, row, body),
    consent: ({ db, actor, body }, row) => recordConsent(db, actor, row, body),
    /** @throws HttpError as `columnsOf`; 400 for a currency that its lines do not have; 409 where it becomes dearer than was agreed. */
    edit: async ({ db, body }, row) => {
      const values = await columnsOf(db, row, body);
      const after = { ...row, ...values };
      await checkCurrency(db, after, body.estimate ? 'estimate' : 'currency');
      const isEstimated = after.estimate !== row.estimate || after.currency !== row.currency;
      const refused = row.state !== 'draft' && isEstimated && (await refusedAbove(db, after, after.estimate));
      if (refused) throw refused;
      return {
        values: { ...values, search_text: foldAll(after.summary, after.instructions) },
        ...(isEstimated && { lists: { estimate: [estimateOf(row), estimateOf(after)] } }),
      };
    },
    reopen: ({ body: { reason } }, { started_on, completed_on }) => ({
      // Where nobody said when it began.
      values: { started_on: started_on ?? completed_on, completed_on: null, reason },
    }),
    cancel: ({ body: { reason } }) => ({ values: { reason } }),
  },
);
