import { today } from '@rentsafe/domain/date';
import type { ReceiptInput } from '@rentsafe/domain/receipt';
import { addDays, addMonths, lastDayOf, laterOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { chargeTaker } from '../charge/credit.ts';
import { type Db, rows } from '../db/database.ts';
import { insertDispute } from '../dispute/repository.ts';
import { disputeTaker } from '../dispute/steps.ts';
import { leaseTaker } from '../lease/steps.ts';
import { insertReceipt } from '../receipt/insert.ts';
import { isSample } from './own.ts';
import type { Banks } from './receive.ts';

/** Tenants who leave at the end of next month or later. */
async function giveNotices(db: Db, actor: Actor): Promise<void> {
  const day = today(actor.now);
  const given_on = addDays(day, -9);
  const ends_on = lastDayOf(addMonths(monthOf(day), 1));
  const leases = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM leases WHERE client_id = ${actor.clientId} AND state = 'active' AND NOT business_use
          AND to_on IS NULL AND from_on < ${given_on}::date AND ${isSample('leases', actor)} ORDER BY from_on, id LIMIT 3 OFFSET 20`,
  );
  const body = { given_on, ends_on, reason: 'Moves to Bulawayo for work' };
  for (const { id } of leases) {
    const record = { id, client_id: actor.clientId };
    await leaseTaker.take('give-notice', { db, actor, body, level: 'user' }, record);
  }
}

/** Money of which the bank does not say whose it is, in each currency. */
async function receiveUnidentified(db: Db, actor: Actor, banks: Banks): Promise<void> {
  const on = (days: number) => addDays(today(actor.now), -days);
  const receipts: Omit<ReceiptInput, 'client'>[] = [
    {
      bank_account: banks.USD,
      received_on: on(6),
      amount: { amount: '385.00', currency: 'USD' },
      method: 'transfer',
      reference: 'RTGS 507731',
      payer: 'T MOYO',
    },
    {
      bank_account: banks.ZWG,
      received_on: on(3),
      amount: { amount: '650.00', currency: 'ZIG' },
      method: 'mobile',
      reference: 'ECO 118204',
    },
  ];
  for (const receipt of receipts) await insertReceipt(db, actor, actor.clientId, receipt, true);
}

interface OpenRent {
  id: number;
  open: string;
  effective_on: PlainDate;
  party: number;
}

/** The newest rent in dollars that is open on a lease as `condition` has it, of a person who has no claim. */
async function openRent(db: Db, actor: Actor, condition: SQL): Promise<OpenRent | undefined> {
  const [found] = await rows<OpenRent>(
    db,
    sql`SELECT c.id, (oi.amount - oi.settled)::text AS open, c.charged_on::text AS effective_on, p.individual_id AS party
        FROM open_items oi JOIN charges c ON c.id = oi.charge_id JOIN leases le ON le.id = c.lease_id
        JOIN lease_parties lp ON lp.lease_id = le.id AND lp.role = 'tenant' JOIN parties p ON p.id = lp.party_id
        WHERE oi.client_id = ${actor.clientId} AND ${isSample('le', actor)} AND oi.currency = 'USD' AND oi.settled < oi.amount AND c.type = 'rent'
          AND p.individual_id IS NOT NULL AND oi.amount - oi.settled >= 5000 AND ${condition}
          AND NOT EXISTS (SELECT FROM claims WHERE lease_id = le.id)
          AND NOT EXISTS (SELECT FROM disputes WHERE lease_id = le.id)
          AND NOT EXISTS (SELECT FROM debt_calls WHERE lease_id = le.id)
          AND NOT EXISTS (SELECT FROM allocations a WHERE a.charge_id = c.id AND a.invoice_id IS NOT NULL)
        ORDER BY c.due_on DESC, c.id LIMIT 1`,
  );
  return found;
}

const isActive = sql`le.state = 'active'`;
/** Nothing else is open on the lease. */
const isAlone = sql`NOT EXISTS (SELECT FROM open_items x
  WHERE x.lease_id = le.id AND x.settled < x.amount AND x.charge_id <> c.id)`;

/** A rebate for a fault of the house, and what a tenant who is gone will never pay. */
async function creditCharges(db: Db, actor: Actor): Promise<void> {
  const { clientId: client_id, now } = actor;
  const day = today(now);
  const rebated = await openRent(db, actor, isActive);
  if (rebated) {
    await chargeTaker.take(
      'credit',
      {
        db,
        actor,
        level: 'admin',
        body: {
          amount: { amount: '45.00', currency: 'USD' },
          on: laterOf(rebated.effective_on, addDays(day, -5)),
          reason: 'No water for four days',
          kind: 'credit',
        },
      },
      { id: rebated.id, client_id },
    );
  }
  const lost =
    (await openRent(db, actor, sql`le.state = 'ended' AND ${isAlone}`)) ??
    (await openRent(db, actor, isAlone));
  if (!lost) return;
  await chargeTaker.take(
    'credit',
    {
      db,
      actor,
      level: 'admin',
      body: {
        amount: { amount: toDecimal(BigInt(lost.open)), currency: 'USD' },
        on: laterOf(lost.effective_on, addDays(day, -2)),
        reason: 'The tenant has left the country and cannot be traced',
        kind: 'write_off',
      },
    },
    { id: lost.id, client_id },
  );
}

async function disputeCharge(db: Db, actor: Actor): Promise<void> {
  const charge = await openRent(db, actor, isActive);
  if (!charge) return;
  const day = today(actor.now);
  const opened_on = laterOf(charge.effective_on, addDays(day, -6));
  const dispute = await insertDispute(
    db,
    actor,
    { id: charge.id, client_id: actor.clientId, type: 'charge' },
    {
      charge: charge.id,
      party: { type: 'individual', id: charge.party },
      reason: 'The geyser was broken for two weeks; a lower rent was agreed by telephone.',
      opened_on,
    },
  );
  const text = 'No lower rent was agreed; the geyser was mended after three days.';
  const body = { text, on: laterOf(opened_on, addDays(day, -2)) };
  await disputeTaker.take(
    'answer',
    { db, actor, level: 'admin', body },
    { id: dispute.id, client_id: actor.clientId },
  );
}

/** One of each thing that does not happen every month. */
export async function seedCases(db: Db, actor: Actor, banks: Banks): Promise<void> {
  await giveNotices(db, actor);
  await receiveUnidentified(db, actor, banks);
  await disputeCharge(db, actor);
  await creditCharges(db, actor);
}

/** The same in a small book: unidentified money, and a dispute. */
export async function seedFewCases(db: Db, actor: Actor, banks: Banks): Promise<void> {
  await receiveUnidentified(db, actor, banks);
  await disputeCharge(db, actor);
}
