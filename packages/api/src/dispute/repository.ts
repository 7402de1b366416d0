import { businessDaysAfter, today } from '@rentsafe/domain/date';
import { DISPUTE_DAYS, type Dispute, type DisputeInput } from '@rentsafe/domain/dispute';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { disputes } from '../db/schema.ts';
import { HttpError, wrongState } from '../http/errors.ts';
import { leaseParty } from '../lease/party.ts';
import { checkPast } from '../ledger/days.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { insertRecord } from '../resource/records.ts';
import { readDispute } from './read.ts';

type Subject = 'charge' | 'claim';

/** The dispute that is in the way of another one from a day on. */
async function blockingState(db: Db, type: Subject, id: number, day: string, now: Date): Promise<string> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM disputes WHERE ${sql.identifier(`${type}_id`)} = ${id}
        AND disputed && daterange(${day}::date, NULL, '[)') ORDER BY id DESC LIMIT 1`,
  );
  if (!found) throw new Error('A dispute was not made.');
  return (await readDispute(db, found.id, now)).state;
}

/** A claim that has ended counts no more: there is nothing to dispute from then on. */
async function refuseEnded(db: Db, claim: number, day: string): Promise<void> {
  const [ended] = await rows<{ state: string }>(
    db,
    sql`SELECT state FROM claims WHERE id = ${claim} AND ended_on <= ${day}::date`,
  );
  if (ended) throw wrongState(ended.state);
}

/**
 * @param subject what is disputed.
 * @throws HttpError 400 for a stranger to its lease, or a day to come; 409 where it is disputed already, or is a claim that has ended.
 */
export async function insertDispute(
  db: Db,
  actor: Actor,
  { id, client_id, type }: BookRecord & { type: Subject },
  { party, reason, opened_on }: DisputeInput,
): Promise<Dispute> {
  const day = opened_on ?? today(actor.now);
  checkPast({ day, field: 'opened_on', now: actor.now });
  const [subject] = await rows<{ lease_id: number; currency: StoredCurrency }>(
    db,
    sql`SELECT lease_id, currency FROM ${sql.identifier(`${type}s`)} WHERE id = ${id}`,
  );
  if (!subject) throw new Error('What is disputed is gone.');
  if (type === 'claim') await refuseEnded(db, id, day);
  const values = {
    ...subject,
    client_id,
    [`${type}_id`]: id,
    party_id: await leaseParty(db, actor, subject.lease_id, party),
    reason,
    opened_on: day,
    decide_by: businessDaysAfter(day, DISPUTE_DAYS),
  };
  const made = await insertRecord(db, actor, { table: disputes, type: 'dispute', values });
  if (made) return readDispute(db, made.id, actor.now);
  const state = await blockingState(db, type, id, day, actor.now);
  throw new HttpError(409, { detail: 'This is already disputed.', state });
}
