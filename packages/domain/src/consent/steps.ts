import { defineSteps } from '../step/index.ts';
import { consent, consentEnd, consentStates, consentWithdrawal } from './schema.ts';

export const consentSteps = defineSteps({
  kind: 'consent',
  states: consentStates,
  path: '/api/consents/{id}/',
  reply: consent,
  steps: {
    withdraw: {
      from: { valid: 'user' },
      to: 'withdrawn',
      body: consentWithdrawal,
      summary: 'Ends a consent.',
    },
    // Of any client.
    end: {
      from: { valid: 'providerAdmin' },
      to: 'withdrawn',
      body: consentEnd,
      summary: "Ends any client's consent, with a reason.",
    },
  },
});
