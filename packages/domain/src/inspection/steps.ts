import { defineSteps } from '../step/index.ts';
import {
  type Inspection,
  inspection,
  inspectionCancellation,
  inspectionCompletion,
  inspectionFinalisation,
  inspectionPatch,
  inspectionSigning,
  inspectionStates,
  type SignatureRole,
  signatureRoles,
} from './schema.ts';

interface Signed {
  signatures: readonly { role: SignatureRole }[];
}

const hasSigned = ({ signatures }: Signed, role: SignatureRole) =>
  signatures.some((signature) => signature.role === role);

/** Who has not signed an inspection. */
export const unsignedRoles = (signed: Signed): SignatureRole[] =>
  signatureRoles.filter((role) => !hasSigned(signed, role));

export const inspectionSteps = defineSteps({
  kind: 'inspection',
  states: inspectionStates,
  path: '/api/inspections/{id}/',
  reply: inspection,
  steps: {
    edit: {
      from: { planned: 'user' },
      to: 'planned',
      body: inspectionPatch,
      summary: 'Changes a planned inspection: day, inspector, or all its areas.',
    },
    complete: {
      from: { planned: 'user' },
      to: 'done',
      body: inspectionCompletion,
      summary: 'Completes an inspection; its conditions can no longer change.',
    },
    // Signed once agent and tenant have.
    sign: {
      from: { done: 'user', signed: 'user' },
      to: 'derived',
      can: (signed: Signed) => unsignedRoles(signed).length > 0 || 'This role has signed.',
      body: inspectionSigning,
      summary: 'Signs a completed inspection, once for each role.',
    },
    // Of what the agent alone signed, with the reason.
    final: {
      from: { done: 'admin', signed: 'admin' },
      to: 'final',
      can: (signed: Signed) => hasSigned(signed, 'agent') || 'The agent has not signed.',
      call: 'finaliseInspection',
      body: inspectionFinalisation,
      text: 'Make final',
      summary: 'Makes an inspection final, signed by agent and tenant, or by the agent with a reason.',
    },
    cancel: {
      from: { planned: 'user', done: 'user' },
      to: 'cancelled',
      body: inspectionCancellation,
      summary: 'Cancels an inspection.',
    },
  },
});

/** Whether an inspection is signed by all whose signatures it needs. */
export const isFullySigned = (signed: Signed): boolean =>
  hasSigned(signed, 'agent') && hasSigned(signed, 'tenant');

/** Whether a repair can be requested of what was found. */
export const canRequestRepair = ({ state }: Pick<Inspection, 'state'>): boolean => state !== 'cancelled';
