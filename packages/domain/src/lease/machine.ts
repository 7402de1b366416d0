import type { Machine } from '../machine/index.ts';
import type { LeaseState } from './schema.ts';

export const leaseMachine = {
  activate: { from: { draft: 'user' }, to: 'active' },
  extend: { from: { active: 'user' }, to: 'active' },
  'give-notice': { from: { active: 'user' }, to: 'notice' },
  'withdraw-notice': { from: { notice: 'user' }, to: 'active' },
  // Of a lease in force a part of the fields only.
  edit: { from: { draft: 'user', active: 'user', notice: 'user' }, to: 'derived' },
  cancel: { from: { draft: 'user' }, to: 'cancelled' },
  end: { from: { active: 'admin', notice: 'admin' }, to: 'ended' },
} as const satisfies Machine<LeaseState>;
