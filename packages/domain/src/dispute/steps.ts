import { defineSteps } from '../step/index.ts';
import { dispute, disputeAnswer, disputeDecision, disputeStates, disputeWithdrawal } from './schema.ts';

/** One that nobody decides in time is `upheld`, without a step. */
export const disputeSteps = defineSteps({
  kind: 'dispute',
  states: disputeStates,
  path: '/api/disputes/{id}/',
  reply: dispute,
  steps: {
    answer: {
      from: { open: 'user' },
      to: 'open',
      body: disputeAnswer,
      summary: 'Records the answer to an open dispute.',
    },
    // Both sides are the book's and the tenant's; the provider, whose report it is about, decides between them.
    decide: {
      from: { open: 'providerAdmin' },
      to: 'derived',
      body: disputeDecision,
      summary: 'Decides an open dispute: upheld or rejected.',
    },
    withdraw: {
      from: { open: 'user' },
      to: 'withdrawn',
      body: disputeWithdrawal,
      summary: 'Withdraws an open dispute.',
    },
  },
});
