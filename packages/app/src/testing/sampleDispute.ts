import type { Dispute } from '@rentsafe/domain/dispute';

/** A charge that is disputed, and not yet decided. */
export const sampleDispute: Dispute = {
  ...{ id: 1, lease: { id: 7, number: 'L-0007' }, charge: 1, claim: null },
  party: { type: 'individual', id: 2, name: 'Tariro Ncube' },
  ...{ reason: 'Paid in cash', opened_on: '2026-03-05', state: 'open', decide_by: '2026-04-02' },
  ...{ answer: null, answered_on: null, outcome: null, decision: null, decided_on: null, withdrawn_on: null },
};
