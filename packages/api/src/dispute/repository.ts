import { today } from '@rentsafe/domain/date';
import { DISPUTE_DAYS, type Dispute, type DisputeInput } from '@rentsafe/domain/dispute';
import { businessDaysAfter } from '@rentsafe/format/date';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { clients, disputes } from '../db/schema.ts';
import { fieldError, HttpError, unknownReference, wrongState } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { leaseParty } from '../lease/party.ts';
import { checkPast } from '../ledger/days.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { partyOf } from '../party/repository.ts';
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
    party_id: await leaseParty(db, actor, subject.lease_id, party ?? unnamed()),
    reason,
    opened_on: day,
    decide_by: businessDaysAfter(day, DISPUTE_DAYS),
  };
  const made = await insertRecord(db, actor, { table: disputes, type: 'dispute', values });
  if (made) return readDispute(db, made.id, actor.now);
  const state = await blockingState(db, type, id, day, actor.now);
  throw new HttpError(409, { detail: 'This is already disputed.', state });
}

/** The schema asks for a party where a charge or a claim is disputed. */
function unnamed(): never {
  throw fieldError('party', issueText({ code: 'required', params: {} }));
}

/** The next case number of a book. Its lock is held. */
async function nextNumber(db: Db, clientId: number): Promise<string> {
  const [last] = await rows<{ number: string }>(
    db,
    sql`SELECT number FROM disputes WHERE client_id = ${clientId} AND number IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  return `DP-${String(Number(last?.number.split('-')[1] ?? 0) + 1).padStart(6, '0')}`;
}

/** @throws HttpError 400 for files of another book. */
async function checkFiles(db: Db, clientId: number, files: readonly number[]): Promise<void> {
  const own = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM files WHERE client_id = ${clientId}
        AND id = ${anyId(files)}
        AND NOT EXISTS (SELECT FROM file_removals WHERE file_id = files.id)`,
  );
  const known = new Set(own.map(({ id }) => id));
  for (const file of files) if (!known.has(file)) throw unknownReference(['files'], file);
}

/**
 * Records that a client disputes the report on its own company.
 *
 * @throws HttpError 400 for a client without a company, a day to come, or files of another book.
 */
export async function insertReportDispute(
  db: Db,
  actor: Actor,
  clientId: number,
  { reason, files, opened_on }: DisputeInput,
): Promise<Dispute> {
  const day = opened_on ?? today(actor.now);
  checkPast({ day, field: 'opened_on', now: actor.now });
  await lockBook(db, clientId);
  const [own] = await db.select({ id: clients.company_id }).from(clients).where(eq(clients.id, clientId));
  if (!own?.id) throw fieldError('report', 'Your client has no company in the register.');
  await checkFiles(db, clientId, files ?? []);
  const values = {
    client_id: clientId,
    number: await nextNumber(db, clientId),
    party_id: await partyOf(db, { type: 'company', id: own.id }),
    reason,
    file_ids: [...(files ?? [])],
    opened_on: day,
    decide_by: businessDaysAfter(day, DISPUTE_DAYS),
  };
  const made = await insertRecord(db, actor, { table: disputes, type: 'dispute', values });
  if (!made) throw new Error('No dispute was made.');
  return readDispute(db, made.id, actor.now);
}
