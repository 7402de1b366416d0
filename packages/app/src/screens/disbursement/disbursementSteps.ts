import type { disbursementMachine } from '@rentsafe/domain/disbursement';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Ban, Pencil } from 'lucide-react';
import type { StepText } from '../record/StepActions';

type DisbursementVerb = VerbOf<typeof disbursementMachine>;

export const stepTexts: Readonly<Record<DisbursementVerb, StepText>> = {
  approve: { label: 'Approve…' },
  pay: { label: 'Record payment…' },
  fail: { label: 'Failed…' },
  edit: { label: 'Edit amounts…', inMenu: Pencil },
  cancel: { label: 'Cancel draft…', inMenu: Ban },
};

export const stepDialogs = {
  approve: async () => (await import('./ApproveDialog')).ApproveDialog,
  pay: async () => (await import('./PayDialog')).PayDialog,
  fail: async () => (await import('./FailDialog')).FailDialog,
  edit: async () => (await import('./EditLinesDialog')).EditLinesDialog,
  cancel: async () => (await import('./CancelDialog')).CancelDialog,
};
