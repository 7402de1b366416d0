import { sampleCredit } from '@rentsafe/domain/fixtures';

const amount = 98_765_432_109.87;

/** What a report can hold at most in one cell, and more rows than fit on a page. */
export const hugeCredit = {
  claims: Array.from({ length: 12 }, (_, nth) => ({
    claimant: 'Baobab Properties',
    type: 'Rent arrears',
    currency: nth % 2 ? 'ZIG' : 'USD',
    amount,
    dateOfClaim: '2025-11-03',
  })),
  active: sampleCredit.active.map((row) => ({ ...row, amount })),
  historic: sampleCredit.historic.map((row) => ({ ...row, amount })),
};
