import type { Dispute } from '@rentsafe/domain/dispute';
import { ownBook } from './ownBook';

/** A charge that is disputed, and not yet decided. */
export const sampleDispute: Dispute = {
  ...{ id: 1, client: ownBook, number: null, lease: { id: 7, number: 'L-0007' }, charge: 1, claim: null },
  party: { type: 'individual', id: 2, name: 'Tariro Ncube' },
  ...{ reason: 'Paid in cash', opened_on: '2026-03-05', state: 'open', decide_by: '2026-04-02' },
  ...{ days_left: 31, files: [] },
  ...{ answer: null, answered_on: null, outcome: null, decision: null, decided_on: null, withdrawn_on: null },
};

/** One to be decided soon, one of a client's own report, and one that was decided. */
export const sampleDisputes: readonly Dispute[] = [
  { ...sampleDispute, days_left: 2, answer: 'We have no receipt.', answered_on: '2026-03-12' },
  {
    ...sampleDispute,
    ...{
      id: 2,
      client: { id: 2, name: 'Baobab Properties' },
      number: 'DP-000001',
      lease: null,
      charge: null,
    },
    ...{ party: { type: 'company', id: 4, name: 'Baobab Properties (Pvt) Ltd' }, days_left: 12 },
    reason: 'Rent of January 2026, lease L-0031: paid on 3 January by transfer.',
  },
  {
    ...sampleDispute,
    ...{ id: 3, state: 'rejected', outcome: 'rejected', decision: 'No receipt.', decided_on: '2026-02-20' },
    days_left: null,
  },
];
