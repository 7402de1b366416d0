import type { disbursementMachine } from '@rentsafe/domain/disbursement';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Ban, Pencil } from 'lucide-react';
import type { StepText } from '../../../../record/VerbActions';

type DisbursementVerb = VerbOf<typeof disbursementMachine>;

const texts: Readonly<Record<DisbursementVerb, StepText>> = {
  approve: { label: 'Approve…' },
  pay: { label: 'Record payment…' },
  fail: { label: 'Failed…', isQuiet: true },
  edit: { label: 'Edit amounts…', inMenu: Pencil },
  cancel: { label: 'Cancel draft…', inMenu: Ban },
};

/** Whoever worked on it may approve it only where nobody else could. */
export const stepTexts = (isOwn: boolean): typeof texts => ({
  ...texts,
  ...(isOwn && { approve: { label: 'Approve alone…', isQuiet: true } }),
});

export const stepDialogs = {
  approve: async () => (await import('./ApproveDialog')).ApproveDialog,
  pay: async () => (await import('./PayDialog')).PayDialog,
  fail: async () => (await import('./FailDialog')).FailDialog,
  edit: async () => (await import('./EditLinesDialog')).EditLinesDialog,
  cancel: async () => (await import('./CancelDialog')).CancelDialog,
};
