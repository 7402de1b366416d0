import { disputeSteps } from '@rentsafe/domain/dispute';
import { Undo2 } from 'lucide-react';
import { disputeList, disputesOfLease, showDispute } from '../calls/disputes';
import type { StepKind } from '../record/stepKind';

export const disputeKind: StepKind<typeof disputeSteps> = {
  steps: disputeSteps,
  keyOf: ({ lease }) => (lease ? [disputesOfLease(lease.id)] : disputeList.key),
  show: showDispute,
  looks: {
    answer: { dialog: async () => (await import('./AnswerDialog')).AnswerDialog },
    decide: { dialog: async () => (await import('./DecideDialog')).DecideDialog },
    withdraw: {
      inMenu: Undo2,
      dialog: async () => (await import('../record/StepQuestion')).StepQuestion,
      about: ({ party }) => ({
        title: 'Withdraw this dispute?',
        description: `${party.name} no longer disputes it. It counts again from today.`,
        submitLabel: 'Withdraw',
        keepLabel: 'Cancel',
        tone: 'neutral',
      }),
    },
  },
};
