import type { Machine } from '../machine/index.ts';
import type { ReceiptState } from './schema.ts';

/** `unallocated`, `part` and `allocated` follow from how much of a receipt is allocated. */
export const receiptMachine = {
  identify: { from: { unidentified: 'user' }, to: 'derived' },
  allocate: { from: { unallocated: 'user', part: 'user' }, to: 'derived' },
  // Where the landlord was paid with the money, for Admins.
  unallocate: { from: { part: 'user', allocated: 'user' }, to: 'unallocated' },
  reverse: {
    from: { unidentified: 'admin', unallocated: 'admin', part: 'admin', allocated: 'admin' },
    to: 'reversed',
  },
} as const satisfies Machine<ReceiptState>;
