import { defineSteps } from '../step/index.ts';
import {
  type DataRight,
  dataRequest,
  dataRequestEnd,
  dataRequestOutcome,
  dataRequestStates,
} from './schema.ts';

interface Completed {
  right: DataRight;
  is_anonymised: boolean;
}

export const dataRequestSteps = defineSteps({
  kind: 'dataRequest',
  states: dataRequestStates,
  path: '/api/data-requests/{id}/',
  reply: dataRequest,
  steps: {
    complete: {
      from: { open: 'providerAdmin' },
      to: 'done',
      can: ({ right, is_anonymised }: Completed) =>
        right !== 'erasure' || is_anonymised || 'Anonymise the person first.',
      body: dataRequestOutcome,
      summary: 'Records what was done about a request. An objection goes on holding.',
      text: 'Complete request',
    },
    refuse: {
      from: { open: 'providerAdmin' },
      to: 'refused',
      body: dataRequestOutcome,
      summary: 'Refuses a request, with the reason that the person is told.',
      text: 'Refuse request',
    },
    withdraw: {
      from: { open: 'providerAdmin' },
      to: 'withdrawn',
      body: dataRequestEnd,
      summary: 'Records that the person takes a request back.',
      text: 'Withdraw request',
    },
    end: {
      from: { done: 'providerAdmin' },
      to: 'ended',
      can: ({ right }: Pick<Completed, 'right'>) =>
        right === 'objection' || 'Only an objection can be ended.',
      body: dataRequestEnd,
      summary: 'Ends an objection that the person no longer upholds.',
      text: 'End objection',
    },
  },
});
