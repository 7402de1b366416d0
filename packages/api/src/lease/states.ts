import { addDays } from '@rentsafe/domain/date';
import { type Lease, type LeaseExtension, type LeaseNotice, leaseMachine } from '@rentsafe/domain/lease';
import type { Step } from '@rentsafe/domain/machine';
import { sql } from 'drizzle-orm';
import type { Actor, Changes } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { checkStep } from '../book/machines.ts';
import { type Db, rows } from '../db/database.ts';
import { leases } from '../db/schema.ts';
import { duplicate, fieldError, fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { chargeLabels, ownershipOn, postCharges } from '../ledger/charges.ts';
import { changeRecord } from '../resource/records.ts';
import { chargedBeyond, chargedPeriods } from './charged.ts';
import { letText } from './letText.ts';
import { readLease } from './read.ts';
import { checkEnd, insertStep } from './terms.ts';

type Row = typeof leases.$inferSelect;

/** No other lease that is or was in force may share a day of the unit. @throws HttpError 409 at `unit`, with the other. */
async function checkFree(db: Db, lease: Row, to_on: string | null): Promise<void> {
  await lockBook(db, lease.client_id);
  const [other] = await rows<{ id: number; from_on: string; to_on: string | null }>(
    db,
    sql`SELECT id, from_on::text, to_on::text FROM leases
        WHERE unit_id = ${lease.unit_id} AND id <> ${lease.id} AND state IN ('active', 'notice', 'ended')
          AND during && daterange(${lease.from_on}::date, ${to_on}::date, '[]') ORDER BY from_on LIMIT 1`,
  );
  if (!other) return;
  throw duplicate('unit', letText(other), other.id);
}

interface Outcome {
  values: Partial<Omit<Row, 'id' | 'version'>>;
  lists?: Changes;
}

/** Takes a step with a lease, and writes the audit event. @throws HttpError 409 in a state from which it does not lead. */
async function pass(
  db: Db,
  actor: Actor,
  id: number,
  step: Step,
  become: (lease: Row) => Outcome | Promise<Outcome>,
): Promise<Lease> {
  const target = { table: leases, type: 'lease', id, version: 'any' } as const;
  await changeRecord(db, actor, target, async (lease) => {
    checkStep(step, lease.state);
    return become(lease);
  });
  return readLease(db, id, actor.now);
}

/** The deposit that was agreed, charged and due on the first day. @throws HttpError 400 where nobody owns the property then. */
async function chargeDeposit(db: Db, actor: Actor, lease: Row): Promise<void> {
  const { id, client_id, from_on, deposit_amount: net, deposit_currency: currency } = lease;
  if (net === null || currency === null) return;
  const ownership_id = await ownershipOn(db, id, from_on);
  if (ownership_id === undefined) throw fieldError('from_on', `Nobody owns the property on ${from_on}.`);
  const none = { schedule_id: null, period: null, vat: 0n, vat_bp: 0 };
  const days = { charged_on: from_on, due_on: from_on, grace_on: addDays(from_on, lease.grace_days) };
  const charge = { lease_id: id, ownership_id, type: 'deposit', description: chargeLabels.deposit } as const;
  await postCharges(db, actor, client_id, { kind: 'charge' }, [
    { ...charge, ...days, ...none, currency, net },
  ]);
}

/** @throws HttpError 400 without a tenant or a rent schedule, 409 where the unit is let on one of the days. */
export const activateLease = (db: Db, actor: Actor, id: number): Promise<Lease> =>
  pass(db, actor, id, leaseMachine.activate, async (lease) => {
    const { parties, schedules } = await readLease(db, id, actor.now);
    const missing = [
      ...(parties.some(({ role }) => role === 'tenant')
        ? []
        : [{ path: ['parties'], message: 'At least one tenant is required.' }]),
      ...(schedules.some(({ type }) => type === 'rent')
        ? []
        : [{ path: ['schedules'], message: 'At least one rent schedule is required.' }]),
    ];
    if (missing.length > 0) throw fieldErrors(missing);
    await checkFree(db, lease, lease.to_on);
    await chargeDeposit(db, actor, lease);
    return { values: { state: 'active' } };
  });

/** @throws HttpError 400 for less notice than was agreed, unless both sides agree. */
export const giveNotice = (
  db: Db,
  actor: Actor,
  id: number,
  { given_on, ends_on, reason, agreed = false }: LeaseNotice,
): Promise<Lease> =>
  pass(db, actor, id, leaseMachine['give-notice'], async (lease) => {
    const earliest = addDays(given_on, lease.notice_days);
    if (!agreed && ends_on < earliest) {
      throw fieldError('ends_on', `Notice is ${lease.notice_days} days: not before ${earliest}.`);
    }
    checkEnd(lease.from_on, ends_on, 'ends_on');
    await checkFree(db, lease, ends_on);
    return {
      values: {
        state: 'notice',
        to_on: ends_on,
        notice_given_on: given_on,
        notice_reason: reason ?? null,
        notice_former_to_on: lease.to_on,
      },
    };
  });

/** The lease ends when it would have ended. @throws HttpError 409 where the unit is let again by then. */
export const withdrawNotice = (db: Db, actor: Actor, id: number): Promise<Lease> =>
  pass(db, actor, id, leaseMachine['withdraw-notice'], async (lease) => {
    const to_on = lease.notice_former_to_on;
    await checkFree(db, lease, to_on);
    const none = { notice_given_on: null, notice_reason: null, notice_former_to_on: null };
    return { values: { state: 'active', to_on, ...none } };
  });

export const cancelLease = (db: Db, actor: Actor, id: number): Promise<Lease> =>
  pass(db, actor, id, leaseMachine.cancel, () => ({ values: { state: 'cancelled' } }));

/**
 * A renewal: another end, and amounts from a day on.
 *
 * @throws HttpError 400 for a schedule of another lease, or a day that has been charged.
 */
export const extendLease = (
  db: Db,
  actor: Actor,
  id: number,
  { to_on, steps = [] }: LeaseExtension,
): Promise<Lease> =>
  pass(db, actor, id, leaseMachine.extend, async (lease) => {
    const until = to_on === undefined ? lease.to_on : to_on;
    checkEnd(lease.from_on, until);
    await checkFree(db, lease, until);
    const { schedules } = await readLease(db, id, actor.now);
    const charged = await chargedPeriods(db, id);
    const wrong = steps.flatMap(({ schedule, from_on }, index) => {
      const path = (field: string) => ['steps', index, field];
      if (!schedules.some((own) => own.id === schedule)) {
        return [{ path: path('schedule'), message: unknownReferenceText(schedule) }];
      }
      if (from_on < lease.from_on) {
        return [{ path: path('from_on'), message: `The lease begins on ${lease.from_on}.` }];
      }
      const last = charged.findLast((own) => own.schedule === schedule);
      return last && from_on <= last.until_on
        ? [{ path: path('from_on'), message: `Charged up to ${last.until_on}.` }]
        : [];
    });
    if (wrong.length > 0) throw fieldErrors(wrong);
    for (const { schedule, ...step } of steps) await insertStep(db, schedule, step);
    if (lease.to_on && (until === null || until > lease.to_on)) {
      await db.execute(sql`INSERT INTO lease_extensions (client_id, lease_id, was_to_on, to_on, at, user_id)
        VALUES (${lease.client_id}, ${id}, ${lease.to_on}, ${until}, ${actor.now.toISOString()}, ${actor.userId})`);
    }
    return { values: { to_on: until }, ...(steps.length > 0 && { lists: { steps: [null, steps] } }) };
  });

/** Ends a lease; what was charged for days after the end is answered, not credited. */
export async function endLease(
  db: Db,
  actor: Actor,
  id: number,
  { on, reason }: { on: string; reason?: string | null | undefined },
) {
  const lease = await pass(db, actor, id, leaseMachine.end, async (row) => {
    checkEnd(row.from_on, on, 'on');
    await checkFree(db, row, on);
    return { values: { state: 'ended', to_on: on, end_reason: reason ?? null } };
  });
  return { ...lease, to_credit: chargedBeyond(lease, on, await chargedPeriods(db, id)) };
}
