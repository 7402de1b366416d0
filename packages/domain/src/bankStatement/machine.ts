import type { Machine } from '../machine/index.ts';
import type { BankLineState } from './schema.ts';

export const bankLineMachine = {
  match: { from: { open: 'user' }, to: 'matched' },
  unmatch: { from: { matched: 'user' }, to: 'open' },
} as const satisfies Machine<BankLineState>;
