import { type Lease, leaseSteps } from '@rentsafe/domain/lease';
import { toast } from '@rentsafe/ui/Toast';
import { Ban, Pencil } from 'lucide-react';
import { leaseQuery, showLeaseChange } from '../../../../calls/leases';
import { leasePath } from '../../../../paths';
import type { StepKind } from '../../../../record/stepKind';
import { day } from '../../../../text/day';

/** What was charged beyond the last day is to be credited by hand. */
function announceExcess(charges: readonly { amount: string }[]): void {
  if (charges.length === 0) return;
  toast.warning('Charged beyond the last day', {
    description: `${charges.length === 1 ? 'One charge runs' : `${charges.length} charges run`} beyond it, by ${charges.map(({ amount }) => amount).join(', ')}. Credit the excess.`,
  });
}

const activation = ({ number, from_on, deposit }: Lease) => ({
  ...{ title: `Activate ${number}?`, submitLabel: 'Activate', isNeutral: true },
  description: `The unit is let from ${day(from_on)}${deposit ? ', and the deposit is charged then' : ''}. Dates, unit and charges can no longer be edited.`,
});

export const leaseKind: StepKind<typeof leaseSteps> = {
  steps: leaseSteps,
  nameOf: ({ number }) => number,
  pathOf: leasePath,
  keyOf: ({ id }) => leaseQuery(id).queryKey,
  show: (queryClient, reply) => {
    const { to_credit = [], ...lease } = { to_credit: [], ...reply };
    announceExcess(to_credit);
    showLeaseChange(queryClient, lease);
  },
  looks: {
    activate: { label: 'Activate', about: activation },
    extend: { label: 'Renew', dialog: async () => (await import('./RenewDialog')).RenewDialog },
    'give-notice': {
      label: 'Give notice',
      dialog: async () => (await import('./NoticeDialog')).NoticeDialog,
    },
    'withdraw-notice': {
      label: 'Withdraw notice',
      about: ({ number }) => ({
        ...{ title: `Withdraw the notice of ${number}?`, isNeutral: true },
        description: 'The lease then ends when it would have ended without the notice.',
      }),
    },
    edit: {
      label: 'Edit',
      inMenu: Pencil,
      dialog: async () => (await import('./EditLeaseDialog')).EditLeaseDialog,
    },
    cancel: {
      ...{ label: 'Cancel draft…', inMenu: Ban, isDanger: true },
      about: () => ({ description: 'It stays in the list as cancelled and cannot be restored.' }),
    },
    end: {
      ...{ label: 'End lease…', inMenu: Ban, isDanger: true },
      dialog: async () => (await import('./EndDialog')).EndDialog,
    },
  },
};
