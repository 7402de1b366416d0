import { type Lease, type LeaseInput, type LeasePatch, leaseMachine } from '@rentsafe/domain/lease';
import { toMinor } from '@rentsafe/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { checkStep } from '../book/machines.ts';
import type { Db } from '../db/database.ts';
import { leases } from '../db/schema.ts';
import { duplicate, wrongState } from '../http/errors.ts';
import { storedCurrencies } from '../money/wire.ts';
import { listChanges } from '../resource/changes.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { leaseNumber, nextLeaseNumber } from './number.ts';
import { readLease } from './read.ts';
import { checkTerms, replaceParties, replaceSchedules } from './terms.ts';

const depositColumns = (deposit: LeaseInput['deposit']) => ({
  deposit_amount: deposit ? toMinor(deposit.amount) : null,
  deposit_currency: deposit ? storedCurrencies[deposit.currency] : null,
});

async function repeatedNumber(db: Db, clientId: number, number: string) {
  const [found] = await db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.client_id, clientId), eq(leases.number, number)));
  return duplicate('number', 'This lease number already exists.', found?.id ?? 0);
}

/** Makes a draft. @throws HttpError 400 for terms that do not agree, 409 for a number that the book has. */
export async function insertLease(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, unit, number, parties, deposit, schedules, ...terms }: LeaseInput,
): Promise<Lease> {
  await checkTerms(db, clientId, { unit, schedules, ...terms });
  const values = {
    ...terms,
    ...depositColumns(deposit),
    client_id: clientId,
    unit_id: unit,
    number: number || leaseNumber(await nextLeaseNumber(db, clientId)),
  };
  const made = await insertRecord(db, actor, { table: leases, type: 'lease', values });
  if (!made) throw await repeatedNumber(db, clientId, values.number);
  await replaceParties(db, actor, made.id, parties);
  await replaceSchedules(db, { lease: made.id, clientId }, schedules);
  return readLease(db, made.id, actor.now);
}

/** What may still change once a lease is in force. */
const later = new Set(['grace_days', 'notice_days', 'reportable', 'parties']);

/** @throws HttpError 409 for a lease that is over, or for what a lease in force has fixed. */
export async function updateLease(
  db: Db,
  actor: Actor,
  id: number,
  { version, unit, parties, deposit, schedules, number, ...values }: LeasePatch,
): Promise<Lease> {
  const changes = { unit, parties, deposit, schedules, number, ...values };
  const target = { table: leases, type: 'lease', id, version } as const;
  let clientId = 0;
  const after = await changeRecord(db, actor, target, async (row) => {
    clientId = row.client_id;
    const fields = Object.entries(changes).filter(([, value]) => value !== undefined);
    checkStep(leaseMachine.edit, row.state);
    if (row.state !== 'draft' && fields.some(([field]) => !later.has(field))) throw wrongState(row.state);
    const before = await readLease(db, id, actor.now);
    if (row.state === 'draft') {
      await checkTerms(db, clientId, {
        unit: unit ?? row.unit_id,
        from_on: values.from_on ?? row.from_on,
        to_on: values.to_on === undefined ? row.to_on : values.to_on,
        business_use: values.business_use ?? row.business_use,
        schedules: schedules ?? before.schedules,
      });
    }
    if (parties) await replaceParties(db, actor, id, parties);
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
  });
  if (!after) throw await repeatedNumber(db, clientId, number ?? '');
  return readLease(db, id, actor.now);
}
