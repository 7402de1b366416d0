import { dataRequestSteps } from '@rentsafe/domain/dataRequest';
import { today } from '@rentsafe/domain/date';
import type { Actor } from '../audit/events.ts';
import { changeSteps } from '../book/steps.ts';
import { dataRequests } from '../db/schema.ts';
import { readDataRequest } from './read.ts';

const decided = ({ now, userId }: Actor, outcome: string) => ({
  values: { outcome, decided_on: today(now), decided_by: userId },
});

const ended = ({ now }: Actor, end_reason: string) => ({ values: { end_reason, ended_on: today(now) } });

export const dataRequestTaker = changeSteps(
  dataRequestSteps,
  {
    ...{ table: dataRequests, type: 'data_request', read: readDataRequest },
    facts: async ({ db, actor: { now } }, { id }) => {
      const { is_anonymised } = await readDataRequest(db, id, now);
      return { is_anonymised };
    },
  },
  {
    complete: ({ actor, body: { outcome } }) => decided(actor, outcome),
    refuse: ({ actor, body: { outcome } }) => decided(actor, outcome),
    withdraw: ({ actor, body: { reason } }) => ended(actor, reason),
    end: ({ actor, body: { reason } }) => ended(actor, reason),
  },
);
