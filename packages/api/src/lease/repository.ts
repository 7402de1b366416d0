import type { Lease, LeaseInput } from '@rentsafe/domain/lease';
import { toMinor } from '@rentsafe/format/money';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { leases } from '../db/schema.ts';
import { duplicate } from '../http/errors.ts';
import { storedCurrencies } from '../money/wire.ts';
import { insertRecord } from '../resource/records.ts';
import { leaseNumber, nextLeaseNumber } from './number.ts';
import { readLease } from './read.ts';
import { checkTerms, replaceParties, replaceSchedules } from './terms.ts';

export const depositColumns = (deposit: LeaseInput['deposit']) => ({
  deposit_amount: deposit ? toMinor(deposit.amount) : null,
  deposit_currency: deposit ? storedCurrencies[deposit.currency] : null,
});

/** @throws HttpError 409 at `number`, with the lease that has it. */
export async function checkNumber(db: Db, clientId: number, number: string): Promise<void> {
  const [found] = await db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.client_id, clientId), eq(leases.number, number)));
  if (found) throw duplicate('number', 'This lease number already exists.', found.id);
}

/** Makes a draft. @throws HttpError 400 for terms that do not agree, 409 for a number that the book has. */
export async function insertLease(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, unit, number, parties, deposit, schedules, ...terms }: LeaseInput,
): Promise<Lease> {
  await checkTerms(db, clientId, { unit, schedules, ...terms });
  if (number) await checkNumber(db, clientId, number);
  const values = {
    ...terms,
    ...depositColumns(deposit),
    client_id: clientId,
    unit_id: unit,
    number: number || leaseNumber(await nextLeaseNumber(db, clientId)),
  };
  const made = await insertRecord(db, actor, { table: leases, type: 'lease', values });
  if (!made) throw new Error('No lease was made.');
  await replaceParties(db, actor, { lease: made.id, clientId }, parties);
  await replaceSchedules(db, { lease: made.id, clientId }, schedules);
  return readLease(db, made.id, actor.now);
}
