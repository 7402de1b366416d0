import type { LeaseClaim, LeaseClaimInput } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import type { Money } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { readBook } from '../book/repository.ts';
import type { BookRecord } from '../book/rights.ts';
import type { Db } from '../db/database.ts';
import { claims, leases } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { leaseParty } from '../lease/party.ts';
import { overdueOf } from '../ledger/overdue.ts';
import { storedCurrencies } from '../money/wire.ts';
import { insertRecord } from '../resource/records.ts';
import { readClaim } from './read.ts';

export const amountColumns = ({ amount, currency }: Money) => ({
  amount: toMinor(amount),
  currency: storedCurrencies[currency],
});

/** @throws HttpError 400 for more than is overdue. */
export async function checkOverdue(db: Db, now: Date, lease_id: number, money: Money): Promise<void> {
  const { amount, currency } = amountColumns(money);
  const { minor } = await overdueOf(db, { lease_id, currency }, now);
  if (amount > minor) throw fieldError('amount', `Only ${toDecimal(minor)} is overdue.`);
}

/** What is overdue now is what a claim is of. */
export const debtsNow = async (db: Db, { now }: Actor, clientId: number) => ({
  debts_on: today(now),
  debts_seq: (await readBook(db, clientId)).last_seq,
});

/** Makes a draft. @throws HttpError 400 for a lease that is not reportable, a stranger to it, or more than is overdue. */
export async function insertClaim(
  db: Db,
  actor: Actor,
  { id: lease_id, client_id }: BookRecord,
  { party, type, amount, reason }: LeaseClaimInput,
): Promise<LeaseClaim> {
  await lockBook(db, client_id);
  const [lease] = await db
    .select({ reportable: leases.reportable })
    .from(leases)
    .where(eq(leases.id, lease_id));
  if (!lease?.reportable) throw fieldError('lease', 'This lease is not reportable.');
  const party_id = await leaseParty(db, actor, lease_id, party);
  await checkOverdue(db, actor.now, lease_id, amount);
  const debts = await debtsNow(db, actor, client_id);
  const values = { client_id, lease_id, party_id, type, ...amountColumns(amount), reason, ...debts };
  const made = await insertRecord(db, actor, { table: claims, type: 'claim', values });
  if (!made) throw new Error('A claim was not made.');
  return readClaim(db, made.id, actor.now);
}
