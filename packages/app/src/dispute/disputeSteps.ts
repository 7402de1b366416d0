import type { disputeMachine } from '@rentsafe/domain/dispute';
import type { VerbOf } from '@rentsafe/domain/machine';
import { Paperclip, Undo2 } from 'lucide-react';
import type { StepText } from '../record/VerbActions';

/** What is done with a dispute: its steps, and its files in any state. */
type DisputeAction = VerbOf<typeof disputeMachine> | 'files';

export const stepTexts: Readonly<Record<DisputeAction, StepText>> = {
  answer: { label: 'Answer…' },
  decide: { label: 'Decide…' },
  withdraw: { label: 'Withdraw…', inMenu: Undo2 },
  files: { label: 'Files…', inMenu: Paperclip },
};

export const stepDialogs = {
  answer: async () => (await import('./AnswerDialog')).AnswerDialog,
  decide: async () => (await import('./DecideDialog')).DecideDialog,
  withdraw: async () => (await import('./WithdrawQuestion')).WithdrawQuestion,
  files: async () => (await import('./FilesDialog')).FilesDialog,
};
