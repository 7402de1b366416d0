import { claimSteps } from '@rentsafe/domain/claim';
import { businessDaysAfter } from '@rentsafe/format/date';
import { eq, sql } from 'drizzle-orm';
import { changeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { books, claims } from '../db/schema.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { checkPast, pastDay } from '../ledger/days.ts';
import { overdueOf } from '../ledger/overdue.ts';
import { readClaim } from './read.ts';
import { amountColumns, checkOverdue, debtsNow } from './repository.ts';

type Row = typeof claims.$inferSelect;

/** What other claims against the same party list of the lease on a day. */
async function listedOf(db: Db, { id, lease_id, party_id, currency }: Row, day: string): Promise<bigint> {
  const [listed] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(amount), 0)::text AS minor FROM claims WHERE lease_id = ${lease_id} AND party_id = ${party_id}
        AND currency = ${currency} AND id <> ${id} AND listed @> ${day}::date`,
  );
  return BigInt(listed?.minor ?? 0);
}

/** The waiting time of the book. Locked, so that it does not change before this is committed. */
async function waitDays(db: Db, client_id: number): Promise<number> {
  const [book] = await db
    .select({ days: books.claim_wait_days })
    .from(books)
    .where(eq(books.client_id, client_id))
    .for('share');
  if (!book) throw new Error('A client has no book.');
  return book.days;
}

export const claimTaker = changeSteps(
  claimSteps,
  {
    ...{ table: claims, type: 'claim', read: readClaim },
    facts: async ({ db, actor, body }, claim) => {
      const day = 'on' in body ? body.on : null;
      return { overdue_since: (await overdueOf(db, claim, actor.now, day ?? undefined)).since };
    },
  },
  {
    /** @throws HttpError 400 for a day to come, or before the oldest debt in it was overdue. */
    notice: async ({ db, actor, body: { sent_on, by, text } }, { client_id, overdue_since }) => {
      checkPast({ day: sent_on, field: 'sent_on', now: actor.now });
      if (overdue_since && sent_on < overdue_since)
        throw fieldError('sent_on', `The oldest debt of this claim is overdue from ${overdue_since}.`);
      const listable_from = businessDaysAfter(sent_on, await waitDays(db, client_id));
      return { values: { noticed_on: sent_on, notice_by: by, notice_text: text, listable_from } };
    },
    /** @throws HttpError 400 for more than is overdue. */
    edit: async ({ db, actor, body: { version: _, amount, ...values } }, { client_id, lease_id }) => {
      if (!amount) return { values };
      await checkOverdue(db, actor.now, lease_id, amount);
      return { values: { ...values, ...amountColumns(amount), ...(await debtsNow(db, actor, client_id)) } };
    },
    /** Lists what of it is overdue on the day. @throws HttpError 400 for a day to come, 409 before the waiting time is over. */
    list: async ({ db, actor, body: { on } }, claim) => {
      const { state, listable_from, amount } = claim;
      const listed_on = pastDay(actor.now, on);
      if (listable_from && listed_on < listable_from)
        throw new HttpError(409, { detail: `Listing is possible from ${listable_from}.`, state });
      const { minor } = await overdueOf(db, claim, actor.now, listed_on);
      const left = minor - (await listedOf(db, claim, listed_on));
      if (left <= 0n) throw new HttpError(409, { detail: 'All that is overdue is listed already.', state });
      return { values: { listed_on, amount: amount < left ? amount : left } };
    },
    /** @throws HttpError 400 for a day to come, or before the claim was listed. */
    settle: ({ actor, body: { on } }, { listed_on }) => ({
      values: { ended_on: pastDay(actor.now, on, { earliest: listed_on }) },
    }),
    /** @throws HttpError 400 for a day to come, or before the last step. */
    withdraw: ({ actor, body: { on, reason } }, { noticed_on, listed_on }) => ({
      values: { ended_on: pastDay(actor.now, on, { earliest: listed_on ?? noticed_on }), end_reason: reason },
    }),
  },
);
