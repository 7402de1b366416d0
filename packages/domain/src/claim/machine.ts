import type { Machine } from '../machine/index.ts';
import type { ClaimState } from './schema.ts';

export const claimMachine = {
  notice: { from: { draft: 'user' }, to: 'noticed' },
  edit: { from: { draft: 'user' }, to: 'draft' },
  list: { from: { noticed: 'admin' }, to: 'listed' },
  settle: { from: { listed: 'user' }, to: 'settled' },
  withdraw: { from: { draft: 'user', noticed: 'user', listed: 'admin' }, to: 'withdrawn' },
} as const satisfies Machine<ClaimState>;
