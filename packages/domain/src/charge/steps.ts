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
      summary: 'Lowers a charge by a credit note; what was paid of it is freed as far as the credit needs.',
    },
  },
});
