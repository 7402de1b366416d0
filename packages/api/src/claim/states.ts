import {
  type ClaimDay,
  type ClaimNotice,
  type ClaimWithdrawal,
  claimMachine,
  type LeaseClaim,
} from '@rentsafe/domain/claim';
import { businessDaysAfter, today } from '@rentsafe/domain/date';
import type { Step } from '@rentsafe/domain/machine';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { checkStep } from '../book/machines.ts';
import { type Db, rows } from '../db/database.ts';
import { books, claims } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { overdueOf } from '../ledger/overdue.ts';
import { type Change, changeRecord } from '../resource/records.ts';
import { readClaim } from './read.ts';

type Row = typeof claims.$inferSelect;
type Values = Change<typeof claims>['values'];

/** Takes a step with a claim, and writes the audit event. @throws HttpError 409 in a state from which it does not lead. */
async function pass(
  db: Db,
  actor: Actor,
  id: number,
  step: Step,
  become: (claim: Row) => Values | Promise<Values>,
): Promise<LeaseClaim> {
  await changeRecord(db, actor, { table: claims, type: 'claim', id, version: 'any' }, async (claim) => {
    checkStep(step, claim.state);
    return { values: await become(claim) };
  });
  return readClaim(db, id, actor.now);
}

/** The day that was sent, or today. @throws HttpError 400 for one to come, or before `earliest`. */
function dayOf({ now }: Actor, on: string | null | undefined, earliest: string | null): string {
  const day = on ?? today(now);
  checkPast({ day, field: 'on', now });
  if (earliest && day < earliest) throw fieldError('on', `Not before ${earliest}.`);
  return day;
}

/** What of a claim is overdue at the end of a day, today without one. @throws HttpError 409 where nothing is. */
async function claimable(db: Db, { now }: Actor, claim: Row, day?: string) {
  const overdue = await overdueOf(db, claim, now, day);
  if (overdue.since !== null) return { ...overdue, since: overdue.since };
  const when = day === undefined || day === today(now) ? '' : ` on ${day}`;
  throw new HttpError(409, { detail: `Nothing of this claim is overdue${when}.`, state: claim.state });
}

/** What other claims against the same party list of the lease on a day. */
async function listedOf(db: Db, { id, lease_id, party_id, currency }: Row, day: string): Promise<bigint> {
  const [listed] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(amount), 0)::text AS minor FROM claims WHERE lease_id = ${lease_id} AND party_id = ${party_id}
        AND currency = ${currency} AND id <> ${id} AND listed @> ${day}::date`,
  );
  return BigInt(listed?.minor ?? 0);
}

/**
 * Begins the waiting time of the book.
 *
 * @throws HttpError 400 for a day to come, or before the oldest debt in it was overdue; 409 where nothing of it is any more.
 */
export const giveNotice = (
  db: Db,
  actor: Actor,
  id: number,
  { sent_on, by, text }: ClaimNotice,
): Promise<LeaseClaim> =>
  pass(db, actor, id, claimMachine.notice, async (claim) => {
    checkPast({ day: sent_on, field: 'sent_on', now: actor.now });
    const { since } = await claimable(db, actor, claim);
    if (sent_on < since) {
      throw fieldError('sent_on', `The oldest debt of this claim is overdue from ${since}.`);
    }
    // Locked, so that the waiting time does not change before this is committed.
    const [book] = await db
      .select({ days: books.claim_wait_days })
      .from(books)
      .where(eq(books.client_id, claim.client_id))
      .for('share');
    if (!book) throw new Error('A client has no book.');
    return {
      state: 'noticed',
      noticed_on: sent_on,
      notice_by: by,
      notice_text: text,
      listable_from: businessDaysAfter(sent_on, book.days),
    };
  });

/** Lists what of it is overdue on the day. @throws HttpError 400 for a day to come, 409 before the waiting time is over or where nothing is. */
export const publishClaim = (db: Db, actor: Actor, id: number, { on }: ClaimDay): Promise<LeaseClaim> =>
  pass(db, actor, id, claimMachine.list, async (claim) => {
    const { state, listable_from, amount } = claim;
    const listed_on = dayOf(actor, on, null);
    if (listable_from && listed_on < listable_from) {
      throw new HttpError(409, { detail: `Listing is possible from ${listable_from}.`, state });
    }
    const { minor } = await claimable(db, actor, claim, listed_on);
    const left = minor - (await listedOf(db, claim, listed_on));
    if (left <= 0n) throw new HttpError(409, { detail: 'All that is overdue is listed already.', state });
    return { state: 'listed', listed_on, amount: amount < left ? amount : left };
  });

/** @throws HttpError 400 for a day to come, or before the claim was listed. */
export const settleClaim = (db: Db, actor: Actor, id: number, { on }: ClaimDay): Promise<LeaseClaim> =>
  pass(db, actor, id, claimMachine.settle, ({ listed_on }) => ({
    state: 'settled',
    ended_on: dayOf(actor, on, listed_on),
  }));

/** @throws HttpError 400 for a day to come, or before the last step; 403 for a listed claim where the caller is no Admin. */
export const withdrawClaim = (
  db: Db,
  actor: Actor,
  id: number,
  { on, reason, isAdmin }: ClaimWithdrawal & { isAdmin: boolean },
): Promise<LeaseClaim> =>
  pass(db, actor, id, claimMachine.withdraw, ({ state, noticed_on, listed_on }) => {
    checkStep(claimMachine.withdraw, state, isAdmin ? 'admin' : 'user');
    return { state: 'withdrawn', ended_on: dayOf(actor, on, listed_on ?? noticed_on), end_reason: reason };
  });
