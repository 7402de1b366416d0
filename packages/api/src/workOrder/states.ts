import { type PlainDate, today } from '@rentsafe/domain/date';
import { toDecimal, toMinor } from '@rentsafe/domain/money';
import { orNull } from '@rentsafe/domain/text';
import {
  type LandlordConsent,
  type WorkOrder,
  type WorkOrderCompletion,
  type WorkOrderLineInput,
  workOrderMachine,
} from '@rentsafe/domain/workOrder';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { contractors, workOrders } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { checkPast } from '../ledger/days.ts';
import { currencyOf, storedCurrencies } from '../money/wire.ts';
import { type Change, changeRecord, type Row } from '../resource/records.ts';
import { readWorkOrder } from './read.ts';
import { agreedAmount, limitOf, noContractor, refusedAbove } from './repository.ts';

export type OrderRow = Row<typeof workOrders>;
type Become = Change<typeof workOrders>;

/** Takes a step with an order of a locked book, and writes the audit event. @throws HttpError 409 in another state. */
export async function pass(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  verb: keyof typeof workOrderMachine,
  become: (row: OrderRow) => Promise<Become>,
): Promise<WorkOrder> {
  await lockBook(db, client_id);
  const target = { table: workOrders, type: 'work_order', id, version: 'any' } as const;
  await changeRecord(db, actor, target, async (row) => {
    checkStep(workOrderMachine[verb], row.state);
    return become(row);
  });
  return readWorkOrder(db, id, actor.now);
}

/** The day that was sent, or today. @throws HttpError 400 for one to come, or before `earliest`. */
function dayOf(
  { now }: Actor,
  on: string | null | undefined,
  { earliest = null, field = 'on' }: { earliest?: PlainDate | null; field?: string } = {},
): PlainDate {
  const day = on ?? today(now);
  checkPast({ day, field, now });
  if (earliest && day < earliest) throw fieldError(field, `Not before ${earliest}.`);
  return day;
}

/** What the lines of an order come to with VAT; null without lines. */
export async function totalOf(db: Db, { id }: OrderRow): Promise<bigint | null> {
  const [sum] = await rows<{ minor: string | null }>(
    db,
    sql`SELECT sum(net + vat)::text AS minor FROM work_order_lines WHERE work_order_id = ${id}`,
  );
  return sum?.minor == null ? null : BigInt(sum.minor);
}

/** What a consent covers: what was sent, or else what the order comes to, or is estimated at. */
async function coveredBy(db: Db, row: OrderRow, money: LandlordConsent['amount']) {
  if (money) return { amount: toMinor(money.amount), currency: storedCurrencies[money.currency] };
  const amount = (await totalOf(db, row)) ?? row.estimate;
  if (amount === null) throw fieldError('amount', issueText({ code: 'required', params: {} }));
  return { amount, currency: row.currency };
}

/** @throws HttpError 400 for a day to come, or without an amount where the order has none. */
export const consentToWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { given_by, given_on, evidence, amount: money }: LandlordConsent,
): Promise<WorkOrder> =>
  pass(db, actor, record, 'consent', async (row) => {
    const day = dayOf(actor, given_on, { field: 'given_on' });
    const limit = await limitOf(db, row);
    const { amount, currency } = await coveredBy(db, row, money);
    await db.execute(sql`INSERT INTO landlord_consents (client_id, work_order_id, given_by, given_on, evidence, limit_amount,
        amount, currency, created_at, created_by)
      VALUES (${row.client_id}, ${row.id}, ${given_by}, ${day}, ${evidence}, ${limit === null ? null : String(limit)},
        ${String(amount)}, ${currency}, ${actor.now.toISOString()}, ${actor.userId})`);
    return {
      values: {},
      lists: {
        consent: [
          null,
          { given_by, given_on: day, evidence, amount: toDecimal(amount), currency: currencyOf(currency) },
        ],
      },
    };
  });

/** @throws HttpError 400 without a contractor, or for a day to come; 409 for an inactive one, or without the landlord's consent. */
export const issueWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { on }: { on?: string | null | undefined },
): Promise<WorkOrder> =>
  pass(db, actor, record, 'issue', async (row) => {
    if (row.contractor_id === null) throw noContractor();
    const day = dayOf(actor, on);
    const [contractor] = await db.select().from(contractors).where(eq(contractors.id, row.contractor_id));
    if (!contractor?.is_active) throw new HttpError(409, 'This contractor is inactive.');
    const refused = await refusedAbove(db, row, row.estimate);
    if (row.priority !== 'emergency') {
      if (refused) throw refused;
      return { values: { state: 'issued', issued_on: day } };
    }
    // What it will cost is not known yet, and nobody was asked.
    const isUnasked = row.estimate === null && (await agreedAmount(db, row)) !== null;
    return { values: { state: 'issued', issued_on: day, without_consent: refused !== null || isUnasked } };
  });

/** @throws HttpError 400 for a day to come, or before it was issued. */
export const startWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { on }: { on?: string | null | undefined },
): Promise<WorkOrder> =>
  pass(db, actor, record, 'start', async (row) => ({
    values: { state: 'started', started_on: dayOf(actor, on, { earliest: row.issued_on }) },
  }));

/** Replaces the lines of an order. */
async function replaceLines(
  db: Db,
  { id, client_id, currency }: OrderRow,
  lines: readonly WorkOrderLineInput[],
): Promise<void> {
  await db.execute(sql`DELETE FROM work_order_lines WHERE work_order_id = ${id}`);
  const records = lines.map(({ rate, vat, ...line }, index) => ({
    ...line,
    line: index + 1,
    rate: String(toMinor(rate)),
    vat: String(toMinor(vat || '0')),
  }));
  await db.execute(sql`INSERT INTO work_order_lines (client_id, work_order_id, line, kind, description, currency, quantity, rate, vat)
    SELECT ${client_id}, ${id}, line, kind, description, ${currency}, quantity, rate, vat
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS l (line int, kind text, description text, quantity numeric,
      rate bigint, vat bigint)`);
}

/** @throws HttpError 400 for a day to come, or before it began; 409 for more than the landlord agreed to, unless that is said. */
export const completeWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { on, notes, lines, invoice_number, above_consent }: WorkOrderCompletion,
): Promise<WorkOrder> =>
  pass(db, actor, record, 'complete', async (row) => {
    const day = dayOf(actor, on, { earliest: row.started_on ?? row.issued_on });
    const { lines: before } = await readWorkOrder(db, row.id, actor.now);
    await replaceLines(db, row, lines);
    const refused = await refusedAbove(db, row, await totalOf(db, row));
    if (refused && !above_consent) throw refused;
    const { lines: after } = await readWorkOrder(db, row.id, actor.now);
    return {
      values: {
        ...{ state: 'completed', completed_on: day, notes: orNull(notes) },
        invoice_number: orNull(invoice_number),
      },
      lists: { work: [before, after] },
    };
  });

export const reopenWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { reason }: { reason: string },
): Promise<WorkOrder> =>
  pass(db, actor, record, 'reopen', async ({ started_on, completed_on }) => ({
    // Where nobody said when it began.
    values: { state: 'started', started_on: started_on ?? completed_on, completed_on: null, reason },
  }));

export const cancelWorkOrder = (
  db: Db,
  actor: Actor,
  record: BookRecord,
  { reason }: { reason: string },
): Promise<WorkOrder> =>
  pass(db, actor, record, 'cancel', async () => ({ values: { state: 'cancelled', reason } }));
