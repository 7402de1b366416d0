import {
  type Lease,
  type LeaseExtension,
  leaseOnceInForce,
  type leasePatch,
  leaseSteps,
} from '@rentsafe/domain/lease';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Actor, Changes } from '../audit/events.ts';
import { changeSteps, type StepContext } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { leases } from '../db/schema.ts';
import { stateIn } from '../db/stateIn.ts';
import { duplicate, fieldError, fieldErrors, unknownReferenceText, wrongState } from '../http/errors.ts';
import { chargeLabels, ownershipOn, postCharges } from '../ledger/charges.ts';
import { listChanges } from '../resource/changes.ts';
import { chargedBeyond, chargedPeriods } from './charged.ts';
import { letText } from './letText.ts';
import { readLease } from './read.ts';
import { checkNumber, depositColumns } from './repository.ts';
import { checkEnd, checkTerms, insertStep, replaceParties, replaceSchedules } from './terms.ts';

type Row = typeof leases.$inferSelect;

/** No other lease that is or was in force may share a day of the unit. @throws HttpError 409 at `unit`, with the other. */
async function checkFree(db: Db, lease: Row, to_on: string | null): Promise<void> {
  const [other] = await rows<{ id: number; from_on: string; to_on: string | null }>(
    db,
    sql`SELECT id, from_on::text, to_on::text FROM leases
        WHERE unit_id = ${lease.unit_id} AND id <> ${lease.id} AND ${stateIn('state', leaseOnceInForce)}
          AND during && daterange(${lease.from_on}::date, ${to_on}::date, '[]') ORDER BY from_on LIMIT 1`,
  );
  if (!other) return;
  throw duplicate('unit', letText(other), other.id);
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

/** What a lease needs before it can be in force. @throws HttpError 400 without a tenant or a rent schedule. */
function checkComplete({ parties, schedules }: Lease): void {
  const missing = [
    ...(parties.some(({ role }) => role === 'tenant')
      ? []
      : [{ path: ['parties'], message: 'At least one tenant is required.' }]),
    ...(schedules.some(({ type }) => type === 'rent')
      ? []
      : [{ path: ['schedules'], message: 'At least one rent schedule is required.' }]),
  ];
  if (missing.length > 0) throw fieldErrors(missing);
}

/** @throws HttpError 400 for a schedule of another lease, or a day that has been charged. */
async function checkSteps(
  db: Db,
  actor: Actor,
  { id, from_on: begins }: Row,
  steps: NonNullable<LeaseExtension['steps']>,
): Promise<void> {
  const { schedules } = await readLease(db, id, actor.now);
  const charged = await chargedPeriods(db, id);
  const wrong = steps.flatMap(({ schedule, from_on }, index) => {
    const path = (field: string) => ['steps', index, field];
    if (!schedules.some((own) => own.id === schedule)) {
      return [{ path: path('schedule'), message: unknownReferenceText(schedule) }];
    }
    if (from_on < begins) return [{ path: path('from_on'), message: `The lease begins on ${begins}.` }];
    const last = charged.findLast((own) => own.schedule === schedule);
    return last && from_on <= last.until_on
      ? [{ path: path('from_on'), message: `Charged up to ${last.until_on}.` }]
      : [];
  });
  if (wrong.length > 0) throw fieldErrors(wrong);
}

/** What may still change once a lease is in force. */
const later = new Set(['grace_days', 'notice_days', 'reportable', 'parties', 'version']);

/** @throws HttpError 409 for what a lease in force has fixed, or a number that the book has; 400 for terms that do not agree. */
async function edit({ db, actor, body }: StepContext<z.output<typeof leasePatch>>, row: Row) {
  const { version: _, unit, parties, deposit, schedules, number, ...values } = body;
  const { id, client_id: clientId, state } = row;
  const isFixed = ([field, value]: [string, unknown]) => value !== undefined && !later.has(field);
  if (state !== 'draft' && Object.entries(body).some(isFixed)) throw wrongState(state);
  const before = await readLease(db, id, actor.now);
  if (state === 'draft') {
    await checkTerms(db, clientId, {
      unit: unit ?? row.unit_id,
      from_on: values.from_on ?? row.from_on,
      to_on: values.to_on === undefined ? row.to_on : values.to_on,
      business_use: values.business_use ?? row.business_use,
      schedules: schedules ?? before.schedules,
    });
  }
  if (number && number !== row.number) await checkNumber(db, clientId, number);
  if (parties) await replaceParties(db, actor, { lease: id, clientId }, parties);
  if (schedules) await replaceSchedules(db, { lease: id, clientId }, schedules);
  return {
    values: {
      ...values,
      ...(unit && { unit_id: unit }),
      ...(number && { number }),
      ...(deposit !== undefined && depositColumns(deposit)),
    },
    lists: listChanges(before, await readLease(db, id, actor.now), ['parties', 'schedules']),
  };
}

/** A renewal: another end, and amounts from a day on. @throws HttpError 400 for amounts that cannot be, 409 where the unit is let. */
async function extend({ db, actor, body: { to_on, steps = [] } }: StepContext<LeaseExtension>, lease: Row) {
  const { id, client_id } = lease;
  const until = to_on === undefined ? lease.to_on : to_on;
  checkEnd(lease.from_on, until);
  await checkFree(db, lease, until);
  await checkSteps(db, actor, lease, steps);
  for (const { schedule, ...step } of steps) await insertStep(db, { schedule, clientId: client_id }, step);
  if (lease.to_on && (until === null || until > lease.to_on)) {
    await db.execute(sql`INSERT INTO lease_extensions (client_id, lease_id, was_to_on, to_on, at, user_id)
      VALUES (${client_id}, ${id}, ${lease.to_on}, ${until}, ${actor.now.toISOString()}, ${actor.userId})`);
  }
  const lists: Changes = steps.length > 0 ? { steps: [null, steps] } : {};
  return { values: { to_on: until }, lists };
}

export const leaseTaker = changeSteps(
  leaseSteps,
  {
    ...{ table: leases, type: 'lease' },
    /** Of one that has ended: with what was charged for days after its end, which is not credited. */
    read: async (db, id, now, verb) => {
      const lease = await readLease(db, id, now);
      if (verb !== 'end') return lease;
      return { ...lease, to_credit: chargedBeyond(lease, lease.to_on ?? '', await chargedPeriods(db, id)) };
    },
  },
  {
    /** @throws HttpError 400 for what is missing, 409 where the unit is let on one of the days. */
    activate: async ({ db, actor }, lease) => {
      checkComplete(await readLease(db, lease.id, actor.now));
      await checkFree(db, lease, lease.to_on);
      await chargeDeposit(db, actor, lease);
      return {};
    },
    extend,
    /** @throws HttpError 400 for less notice than was agreed, unless both sides agree. */
    'give-notice': async ({ db, body: { given_on, ends_on, reason, agreed = false } }, lease) => {
      const earliest = addDays(given_on, lease.notice_days);
      if (!agreed && ends_on < earliest) {
        throw fieldError('ends_on', `Notice is ${lease.notice_days} days: not before ${earliest}.`);
      }
      checkEnd(lease.from_on, ends_on, 'ends_on');
      await checkFree(db, lease, ends_on);
      const notice = { notice_given_on: given_on, notice_reason: reason ?? null };
      return { values: { to_on: ends_on, ...notice, notice_former_to_on: lease.to_on } };
    },
    /** The lease ends when it would have ended. @throws HttpError 409 where the unit is let again by then. */
    'withdraw-notice': async ({ db }, lease) => {
      const to_on = lease.notice_former_to_on;
      await checkFree(db, lease, to_on);
      return { values: { to_on, notice_given_on: null, notice_reason: null, notice_former_to_on: null } };
    },
    edit,
    cancel: () => ({}),
    end: async ({ db, body: { on, reason } }, lease) => {
      checkEnd(lease.from_on, on, 'on');
      await checkFree(db, lease, on);
      return { values: { to_on: on, end_reason: reason ?? null } };
    },
  },
);
