import type { Machine } from '../machine/index.ts';
import type { JournalState } from './schema.ts';

export const journalMachine = {
  edit: { from: { draft: 'user' }, to: 'draft' },
  // Never by its maker, unless nobody else could.
  post: { from: { draft: 'admin' }, to: 'posted' },
  reverse: { from: { posted: 'admin' }, to: 'reversed' },
  cancel: { from: { draft: 'user' }, to: 'cancelled' },
} as const satisfies Machine<JournalState>;
