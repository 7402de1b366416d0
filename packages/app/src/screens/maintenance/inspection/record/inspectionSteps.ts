import type { Inspection, inspectionMachine } from '@rentsafe/domain/inspection';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Ban } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';

/** Editing is the page itself. */
export type InspectionVerb = Exclude<VerbOf<typeof inspectionMachine>, 'edit'>;

export const stepTexts: Readonly<Record<InspectionVerb, StepText>> = {
  complete: { label: 'Complete…' },
  sign: { label: 'Sign…' },
  final: { label: 'Make final…' },
  cancel: { label: 'Cancel inspection…', inMenu: Ban },
};

export const stepDialogs = {
  complete: async () => (await import('./CompleteDialog')).CompleteDialog,
  sign: async () => (await import('./SignDialog')).SignDialog,
  final: async () => (await import('./FinalDialog')).FinalDialog,
  cancel: async () => (await import('./CancelDialog')).CancelDialog,
};

/** What is offered: nobody signs twice, and without the agent nothing is final. What stands out is the next step. */
export function offered(verbs: readonly string[], { signatures, state }: Inspection): InspectionVerb[] {
  const signed = (role: string) => signatures.some((signature) => signature.role === role);
  const order: readonly InspectionVerb[] =
    state === 'signed' ? ['final', 'sign', 'cancel'] : ['complete', 'sign', 'final', 'cancel'];
  return order.filter((verb) => {
    if (!verbs.includes(verb)) return false;
    if (verb === 'sign') return signatures.length < 3;
    return verb !== 'final' || signed('agent');
  });
}
