import type { Machine } from '../machine/index.ts';
import type { InspectionState } from './schema.ts';

export const inspectionMachine = {
  edit: { from: { planned: 'user' }, to: 'planned' },
  complete: { from: { planned: 'user' }, to: 'done' },
  // Signed once agent and tenant have.
  sign: { from: { done: 'user', signed: 'user' }, to: 'derived' },
  // Of what the agent alone signed, with the reason.
  final: { from: { done: 'admin', signed: 'admin' }, to: 'final' },
  cancel: { from: { planned: 'user', done: 'user' }, to: 'cancelled' },
} as const satisfies Machine<InspectionState>;
