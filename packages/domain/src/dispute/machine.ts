import type { Machine } from '../machine/index.ts';
import type { DisputeState } from './schema.ts';

/** One that nobody decides in time is `upheld`, without a step. */
export const disputeMachine = {
  answer: { from: { open: 'user' }, to: 'open' },
  decide: { from: { open: 'providerAdmin' }, to: 'derived' },
  withdraw: { from: { open: 'user' }, to: 'withdrawn' },
} as const satisfies Machine<DisputeState>;
