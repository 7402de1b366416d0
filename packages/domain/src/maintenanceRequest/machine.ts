import type { Machine } from '../machine/index.ts';
import type { RequestState } from './schema.ts';

/** The steps that people take; `ordered` and `done` follow from the work orders. */
export const requestMachine = {
  accept: { from: { new: 'user' }, to: 'accepted' },
  edit: { from: { new: 'user', accepted: 'user' }, to: 'derived' },
  decline: { from: { new: 'user', accepted: 'user' }, to: 'declined' },
  duplicate: { from: { new: 'user', accepted: 'user' }, to: 'duplicate' },
  reopen: { from: { declined: 'user', duplicate: 'user' }, to: 'new' },
} as const satisfies Machine<RequestState>;

/** The states in which something is still to be done. */
export const openRequestStates: readonly RequestState[] = ['new', 'accepted', 'ordered'];

/** The states in which work can be ordered. */
export const orderableStates: readonly RequestState[] = ['accepted', 'ordered', 'done'];
