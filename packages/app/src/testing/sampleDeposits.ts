import type { Deposit } from '@rentsafe/domain/deposit';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import { sampleDisbursement } from './sampleDisbursements';

export const sampleDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  lease: { id: 7, number: 'L-0007' },
  tenant: { type: 'individual', id: 1, name: 'Tariro Ncube' },
  currency: 'USD',
  agreed: '450.00',
  held: '380.00',
  deducted: '70.00',
  refunded: '0.00',
  since: '2025-06-03',
  ...changes,
});

/** One that is held in part, one of the other currency, one that went back, and one that was never paid. */
export const sampleDeposits: readonly Deposit[] = [
  sampleDeposit(),
  sampleDeposit({
    lease: { id: 6, number: 'L-0006' },
    tenant: { type: 'company', id: 3, name: 'Baobab Trading' },
    currency: 'ZIG',
    agreed: '24000.00',
    held: '24000.00',
    deducted: '0.00',
    since: '2025-11-04',
  }),
  sampleDeposit({
    lease: { id: 4, number: 'L-0004' },
    tenant: { type: 'individual', id: 5, name: 'Nomsa Dube' },
    held: '0.00',
    refunded: '380.00',
  }),
  sampleDeposit({
    lease: { id: 3, number: 'L-0003' },
    tenant: { type: 'individual', id: 8, name: 'Farai Chirwa' },
    held: '0.00',
    deducted: '0.00',
    since: null,
  }),
];

/** A refund that waits for its approval. */
export const sampleRefund: Disbursement = sampleDisbursement({
  kind: 'deposit',
  party: { type: 'individual', id: 1, name: 'Tariro Ncube' },
  amount: '380.00',
  lines: [
    { property: null, landlord: null, lease: { id: 7, number: 'L-0007' }, bill: null, amount: '380.00' },
  ],
});
