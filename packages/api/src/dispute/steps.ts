import { today } from '@rentsafe/domain/date';
import { disputeSteps } from '@rentsafe/domain/dispute';
import type { Actor } from '../audit/events.ts';
import { changeSteps } from '../book/steps.ts';
import { disputes } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { readDispute } from './read.ts';

type Row = typeof disputes.$inferSelect;

/** The day that was sent, or today. @throws HttpError 400 for one before the dispute was opened. */
function dayOf({ now }: Actor, on: string | null | undefined, { opened_on }: Row): string {
  const day = on ?? today(now);
  if (day < opened_on) throw fieldError('on', `Not before ${opened_on}.`);
  return day;
}

/** The steps of a dispute that was open on a day, today without one. @throws HttpError 400 for a day to come. */
export const disputeTaker = changeSteps(
  disputeSteps,
  {
    ...{ table: disputes, type: 'dispute', read: readDispute },
    facts: async ({ actor: { now }, body }, { outcome, withdrawn_on, decide_by }) => {
      const day = body.on ?? today(now);
      checkPast({ day, field: 'on', now });
      return { state: outcome ?? (withdrawn_on ? 'withdrawn' : day >= decide_by ? 'upheld' : 'open') };
    },
  },
  {
    /** A later answer takes the place of an earlier one, which stays in the audit. */
    answer: ({ actor, body: { text, on } }, row) => ({
      values: { answer: text, answered_on: dayOf(actor, on, row) },
    }),
    decide: ({ actor, body: { outcome, reason, on } }, row) => ({
      values: {
        ...{ outcome, decision: reason },
        ...{ decided_on: dayOf(actor, on, row), decided_by: actor.userId },
      },
    }),
    withdraw: ({ actor, body: { on } }, row) => ({ values: { withdrawn_on: dayOf(actor, on, row) } }),
  },
);
