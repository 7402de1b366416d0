import { defineSteps } from '../step/index.ts';
import {
  type Receipt,
  receipt,
  receiptAllocation,
  receiptIdentification,
  receiptReversal,
  receiptStates,
  receiptUnallocation,
} from './schema.ts';

/** `unallocated`, `part` and `allocated` follow from how much of a receipt is allocated. */
export const receiptSteps = defineSteps({
  kind: 'receipt',
  states: receiptStates,
  path: '/api/receipts/{id}/',
  reply: receipt,
  steps: {
    identify: {
      from: { unidentified: 'user' },
      to: 'derived',
      body: receiptIdentification,
      summary: 'Matches an unidentified receipt to a lease, and allocates it.',
    },
    allocate: {
      from: { unallocated: 'user', part: 'user' },
      to: 'derived',
      body: receiptAllocation,
      summary: 'Allocates the rest of a receipt to charges.',
    },
    // Where the landlord was paid with the money, for Admins.
    unallocate: {
      from: { part: 'user', allocated: 'user' },
      to: 'unallocated',
      body: receiptUnallocation,
      summary: 'Reverses allocations of a receipt.',
    },
    reverse: {
      from: { unidentified: 'admin', unallocated: 'admin', part: 'admin', allocated: 'admin' },
      to: 'reversed',
      can: ({ source }: Pick<Receipt, 'source'>) =>
        source !== 'opening' || 'An opening balance is undone with its import.',
      body: receiptReversal,
      summary: 'Reverses a receipt, such as a bounced cheque; it stays on record.',
    },
  },
});
