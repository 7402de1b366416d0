import type { Machine } from '../machine/index.ts';

/** Of what was written down. What a query finds goes by itself. */
export const todoMachine = {
  edit: { from: { open: 'user' }, to: 'open' },
  done: { from: { open: 'user' }, to: 'done' },
  reopen: { from: { done: 'user' }, to: 'open' },
} as const satisfies Machine<'open' | 'done'>;
