import { needsConsent, type WorkOrder, workOrderSteps } from '@rentsafe/domain/workOrder';
import { Ban, Handshake, Pencil, Undo2 } from 'lucide-react';
import { showWorkOrderChange, workOrderQuery } from '../../../../calls/workOrders';
import type { StepKind, StepLooks } from '../../../../record/stepKind';

export const workOrderKind: StepKind<typeof workOrderSteps> = {
  steps: workOrderSteps,
  nameOf: ({ number }) => number,
  noun: 'order',
  keyOf: ({ id }) => workOrderQuery(id).queryKey,
  show: showWorkOrderChange,
  looks: {
    consent: { inMenu: Handshake, dialog: async () => (await import('./ConsentDialog')).ConsentDialog },
    issue: { dialog: async () => (await import('./IssueDialog')).IssueDialog },
    send: { dialog: async () => (await import('./SendOrderDialog')).SendOrderDialog },
    start: { isQuiet: true, about: () => ({ dayLabel: 'Started On' }) },
    complete: { dialog: async () => (await import('./CompleteDialog')).CompleteDialog },
    close: { dialog: async () => (await import('./CloseDialog')).CloseDialog },
    edit: { inMenu: Pencil, dialog: async () => (await import('./EditOrderDialog')).EditOrderDialog },
    reopen: {
      inMenu: Undo2,
      about: () => ({
        description: 'Work continues. Its lines are kept and can be changed when it is completed again.',
      }),
    },
    cancel: {
      label: 'Cancel order…',
      inMenu: Ban,
      about: () => ({ description: 'It stays in the list as cancelled and cannot be restored.' }),
    },
  },
};

/** The next step: the landlord's consent where it is missing; then the contractor is told. */
export const looksOf = (order: WorkOrder): StepLooks<typeof workOrderSteps> => ({
  ...(needsConsent(order) && { consent: { inMenu: undefined, isFirst: true } }),
  ...(order.state === 'issued' && !order.sent && { send: { isFirst: !needsConsent(order) } }),
});
