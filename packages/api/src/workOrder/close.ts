import { today } from '@rentsafe/domain/date';
import type { Party } from '@rentsafe/domain/party';
import type { WorkOrderClosing } from '@rentsafe/domain/workOrder';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertBill } from '../bill/repository.ts';
import { readBook } from '../book/repository.ts';
import { insertCharge } from '../charge/charges.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { openDays } from '../ledger/days.ts';
import { currencyOf } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { refusedAbove } from './consent.ts';
import { totalOf } from './lines.ts';
import { required } from './repository.ts';
import type { OrderRow } from './row.ts';

/** Days in which a contractor's bill falls due, unless it says so. */
const BILL_DAYS = 30;

const nothing = { bill_id: null, charge_id: null };

interface Cost {
  amount: { amount: string; currency: 'USD' | 'ZIG' };
  on: PlainDate;
  description: string;
}

/** A bill of the contractor. @throws HttpError 400 for a contractor who is nobody in the register, or a wrong day; 409 for a known number. */
async function billOf(
  db: Db,
  actor: Actor,
  row: OrderRow,
  { amount, on, description }: Cost,
  due_on: string | null | undefined,
): Promise<number> {
  const [found] = await rows<{ party: Party }>(
    db,
    sql`SELECT ${partyJson()} AS party FROM contractors c JOIN parties p ON p.id = c.party_id WHERE c.id = ${row.contractor_id}`,
  );
  if (!found) throw fieldError('party', 'Link this contractor to a person or company first.');
  const { type, id } = found.party;
  const bill = await insertBill(db, actor, row.client_id, {
    ...{ party: { type, id }, property: row.property_id, number: row.invoice_number ?? row.number },
    ...{ billed_on: on, due_on: due_on ?? addDays(on, BILL_DAYS), amount, description },
  });
  return bill.id;
}

/** A lease of the property. @throws HttpError 400 without one, or for one of another property or book. */
async function leaseOf(db: Db, row: OrderRow, lease: number | null | undefined): Promise<number> {
  const [found] = await rows<{ id: number; property_id: number }>(
    db,
    sql`SELECT le.id, u.property_id FROM leases le JOIN units u ON u.id = le.unit_id WHERE le.client_id = ${row.client_id}
          AND le.id = ${lease ?? sql`(SELECT lease_id FROM maintenance_requests WHERE id = ${row.request_id})`}`,
  );
  if (!found && lease) throw unknownReference(['lease'], lease);
  if (!found) throw required('lease');
  if (found.property_id !== row.property_id) throw fieldError('lease', 'This lease is of another property.');
  return found.id;
}

/** A charge of the tenant. @throws HttpError 400 without a lease, or for a wrong day; 409 for a lease that was never in force. */
async function chargeOf(
  db: Db,
  actor: Actor,
  row: OrderRow,
  { amount, on, description }: Cost,
  { lease, due_on }: Pick<WorkOrderClosing, 'lease' | 'due_on'>,
): Promise<number> {
  const id = await leaseOf(db, row, lease);
  const charge = await insertCharge(
    db,
    actor,
    { id, client_id: row.client_id },
    { lease: id, type: 'other', description, net: amount, vat: 'none', charged_on: on, due_on: due_on ?? on },
  );
  return charge.id;
}

/** What closing posts; an order that cost nothing, and one of the agency, post nothing. */
async function posted(db: Db, actor: Actor, row: OrderRow, closing: WorkOrderClosing) {
  const total = (await totalOf(db, row.id)) ?? 0n;
  if (total === 0n || closing.bearer === 'agency' || row.completed_on === null) return nothing;
  const openDay = await openDays(db, row.client_id);
  const cost = {
    amount: { amount: toDecimal(total), currency: currencyOf(row.currency) },
    on: openDay(row.completed_on),
    description: `${row.number} ${row.summary}`,
  };
  const refused = closing.bearer === 'landlord' ? await refusedAbove(db, row, total) : null;
  if (refused) throw refused;
  return closing.bearer === 'landlord'
    ? { ...nothing, bill_id: await billOf(db, actor, row, cost, closing.due_on) }
    : { ...nothing, charge_id: await chargeOf(db, actor, row, cost, closing) };
}

/**
 * Closes an order, once: to a bill of the contractor that the landlord pays, a charge of the tenant, or at the agency's cost.
 *
 * @throws HttpError as `billOf` and `chargeOf`; 409 for a bill above what the landlord agreed to.
 */
export async function closeOrder(db: Db, actor: Actor, row: OrderRow, closing: WorkOrderClosing) {
  const made = await posted(db, actor, row, closing);
  const { last_seq } = await readBook(db, row.client_id);
  const closed = { bearer: closing.bearer, closed_on: today(actor.now), closed_seq: last_seq };
  return { values: { ...closed, ...made } };
}
