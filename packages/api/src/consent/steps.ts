import { type Consent, consentSteps } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { consents } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { changeRecord } from '../resource/records.ts';
import { readConsent } from './repository.ts';

async function change(
  { db, actor }: StepContext,
  { id }: BookRecord,
  values: { withdrawn_on: string; end_reason?: string },
): Promise<Consent> {
  const target = { table: consents, type: 'consent', id, version: 'any' } as const;
  await changeRecord(db, actor, target, () => ({ values }));
  return readConsent(db, id, actor.now);
}

export const consentTaker = takeSteps(
  consentSteps,
  { table: consents, read: (db, { id }, { now }) => readConsent(db, id, now) },
  {
    /** @throws HttpError 400 for a day to come or before it was given. */
    withdraw: (context, consent) => {
      const { now } = context.actor;
      const withdrawn_on = context.body.on ?? today(now);
      checkPast({ day: withdrawn_on, field: 'on', now });
      if (withdrawn_on < consent.given_on) throw fieldError('on', `Not before ${consent.given_on}.`);
      return change(context, consent, { withdrawn_on });
    },
    end: (context, consent) =>
      change(context, consent, { withdrawn_on: today(context.actor.now), end_reason: context.body.reason }),
  },
);
