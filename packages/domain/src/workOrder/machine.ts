import type { Machine } from '../machine/index.ts';
import type { WorkOrderState } from './schema.ts';

export const workOrderMachine = {
  issue: { from: { draft: 'user' }, to: 'issued' },
  start: { from: { issued: 'user' }, to: 'started' },
  // Nobody need have said that it began.
  complete: { from: { issued: 'user', started: 'user' }, to: 'completed' },
  close: { from: { completed: 'admin' }, to: 'closed' },
  consent: { from: { draft: 'user', issued: 'user', started: 'user', completed: 'user' }, to: 'derived' },
  edit: { from: { draft: 'user', issued: 'user', started: 'user' }, to: 'derived' },
  reopen: { from: { completed: 'admin' }, to: 'started' },
  cancel: { from: { draft: 'user', issued: 'user', started: 'user' }, to: 'cancelled' },
} as const satisfies Machine<WorkOrderState>;

/** The states in which an order is neither closed nor cancelled. */
export const openOrderStates: readonly WorkOrderState[] = ['draft', 'issued', 'started', 'completed'];
