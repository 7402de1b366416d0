import type { disputeMachine } from '@rentsafe/domain/dispute';
import type { VerbOf } from '@rentsafe/domain/machine';

/** What is done with a dispute: its steps, and its files in any state. */
export type DisputeAction = VerbOf<typeof disputeMachine> | 'files';

export const actionTexts: Readonly<Record<DisputeAction, string>> = {
  answer: 'Answer',
  decide: 'Decide',
  withdraw: 'Withdraw',
  files: 'Files',
};

export const actionDialogs = {
  answer: async () => (await import('./AnswerDialog')).AnswerDialog,
  decide: async () => (await import('./DecideDialog')).DecideDialog,
  withdraw: async () => (await import('./WithdrawQuestion')).WithdrawQuestion,
  files: async () => (await import('./FilesDialog')).FilesDialog,
};
