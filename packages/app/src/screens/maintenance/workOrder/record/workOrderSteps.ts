import type { VerbOf } from '@rentsafe/domain/machine';
import type { WorkOrder, workOrderMachine } from '@rentsafe/domain/workOrder';
import { Ban, Handshake, Pencil, Undo2 } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';
import { needsConsent } from './needsConsent';

type Verb = VerbOf<typeof workOrderMachine>;

const texts: Readonly<Record<Verb, StepText>> = {
  consent: { label: 'Record consent…', inMenu: Handshake },
  issue: { label: 'Issue…' },
  start: { label: 'Record start…', isQuiet: true },
  complete: { label: 'Complete…' },
  close: { label: 'Close…' },
  edit: { label: 'Edit…', inMenu: Pencil },
  reopen: { label: 'Reopen…', inMenu: Undo2 },
  cancel: { label: 'Cancel order…', inMenu: Ban },
};

/** Without the landlord's consent it is the next step. */
export const stepTexts = (order: WorkOrder): typeof texts =>
  needsConsent(order) ? { ...texts, consent: { label: 'Record consent…' } } : texts;

/** What comes next stands first. */
export const inOrder = (order: WorkOrder, verbs: readonly Verb[]): Verb[] =>
  needsConsent(order)
    ? verbs.toSorted((a, b) => Number(b === 'consent') - Number(a === 'consent'))
    : [...verbs];

export const stepDialogs = {
  consent: async () => (await import('./ConsentDialog')).ConsentDialog,
  issue: async () => (await import('./IssueDialog')).IssueDialog,
  start: async () => (await import('./IssueDialog')).StartDialog,
  complete: async () => (await import('./CompleteDialog')).CompleteDialog,
  close: async () => (await import('./CloseDialog')).CloseDialog,
  edit: async () => (await import('./EditOrderDialog')).EditOrderDialog,
  reopen: async () => (await import('./ReasonDialog')).ReopenDialog,
  cancel: async () => (await import('./ReasonDialog')).CancelDialog,
};
