import { defineSteps } from '../step/index.ts';
import { charge, chargeCredit, chargeStates, creditedCharge } from './schema.ts';

export const chargeSteps = defineSteps({
  kind: 'charge',
  states: chargeStates,
  path: '/api/charges/{id}/',
  reply: charge,
  steps: {
    credit: {
      from: { open: 'admin', part: 'admin', settled: 'admin' },
      to: 'derived',
      body: chargeCredit,
      reply: creditedCharge,
      summary: 'Reduces a charge with a credit note, releasing its payments as far as needed.',
    },
  },
});
