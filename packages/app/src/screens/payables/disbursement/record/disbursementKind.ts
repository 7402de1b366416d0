import { disbursementSteps } from '@rentsafe/domain/disbursement';
import { Ban, Pencil } from 'lucide-react';
import { disbursementQuery, showDisbursementChange } from '../../../../calls/disbursements';
import type { StepKind } from '../../../../record/stepKind';

export const disbursementKind: StepKind<typeof disbursementSteps> = {
  steps: disbursementSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => disbursementQuery(id).queryKey,
  show: showDisbursementChange,
  looks: {
    approve: { dialog: async () => (await import('./ApproveDialog')).ApproveDialog },
    pay: { dialog: async () => (await import('./PayDialog')).PayDialog },
    fail: {
      label: 'Failed…',
      isQuiet: true,
      about: () => ({
        done: 'Disbursement is a draft again',
        dayLabel: 'Failed On',
        warning: {
          title: 'The disbursement becomes a draft again.',
          text: 'The money is available again. The payment needs a new approval.',
        },
      }),
    },
    edit: {
      label: 'Edit amounts…',
      inMenu: Pencil,
      dialog: async () => (await import('./EditLinesDialog')).EditLinesDialog,
    },
    cancel: {
      inMenu: Ban,
      about: () => ({ description: 'It stays in the list as cancelled and cannot be restored.' }),
    },
  },
};
