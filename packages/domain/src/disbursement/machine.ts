import type { Machine } from '../machine/index.ts';
import type { DisbursementState } from './schema.ts';

export const disbursementMachine = {
  edit: { from: { draft: 'user' }, to: 'draft' },
  // Never by its maker, unless nobody else could.
  approve: { from: { draft: 'admin' }, to: 'approved' },
  pay: { from: { approved: 'user' }, to: 'paid' },
  fail: { from: { approved: 'user', paid: 'admin' }, to: 'draft' },
  cancel: { from: { draft: 'user' }, to: 'cancelled' },
} as const satisfies Machine<DisbursementState>;
