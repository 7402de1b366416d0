import { receiptSteps } from '@rentsafe/domain/receipt';
import { receiptQuery, showReceiptChange } from '../../../../calls/receipts';
import type { StepKind } from '../../../../record/stepKind';

export const receiptKind: StepKind<typeof receiptSteps> = {
  steps: receiptSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ id }) => receiptQuery(id).queryKey,
  show: showReceiptChange,
  looks: {
    identify: {
      label: 'Match to Lease…',
      dialog: async () => (await import('./IdentifyDialog')).IdentifyDialog,
    },
    allocate: { dialog: async () => (await import('./AllocateDialog')).AllocateDialog },
    unallocate: { isQuiet: true, dialog: async () => (await import('./UnallocateDialog')).UnallocateDialog },
    reverse: { isQuiet: true, dialog: async () => (await import('./ReverseDialog')).ReverseDialog },
  },
};
