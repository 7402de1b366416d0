import type { LeaseClaim } from '@rentsafe/domain/claim';

/** A claim whose waiting time is over. */
export const sampleClaim = (claim: Partial<LeaseClaim> = {}): LeaseClaim => ({
  id: 2,
  lease: { id: 6, number: 'L-0006' },
  party: { type: 'company', id: 3, name: 'Baobab Trading' },
  type: 'rent',
  amount: { amount: '123456.00', currency: 'USD' },
  overdue: { amount: '123456.00', currency: 'USD' },
  overdue_since: '2025-10-07',
  reason: 'Rent of October to December 2025.',
  state: 'noticed',
  noticed_on: '2026-01-12',
  notice_by: 'hand',
  notice_text: 'Pay by 9 February 2026, or the claim is listed.',
  listable_from: '2026-02-09',
  listed_on: null,
  ended_on: null,
  end_reason: null,
  version: 2,
  ...claim,
});

/** One that waits to be listed, and one that was paid. */
export const sampleClaims: readonly LeaseClaim[] = [
  sampleClaim(),
  sampleClaim({
    id: 1,
    lease: { id: 7, number: 'L-0007' },
    party: { type: 'individual', id: 1, name: 'Tariro Ncube' },
    type: 'damage',
    amount: { amount: '300.00', currency: 'USD' },
    overdue: { amount: '0.00', currency: 'USD' },
    overdue_since: null,
    reason: 'The gate.',
    state: 'settled',
    listed_on: '2026-02-09',
    ended_on: '2026-03-02',
  }),
];
