import { type Lease, leaseSteps } from '@rentsafe/domain/lease';
import { Link } from '@rentsafe/ui/Link';
import { toast } from '@rentsafe/ui/Toast';
import { Ban, Pencil } from 'lucide-react';
import { ApiError, errorSentence } from '../../../../calls/ApiError';
import { leaseQuery, showLeaseChange } from '../../../../calls/leases';
import { leasePath } from '../../../../paths';
import type { StepKind } from '../../../../record/stepKind';
import { day } from '../../../../text/day';
import { renderLink } from '../../../../text/renderLink';

/** What was charged beyond the last day is to be credited by hand. */
function announceExcess(charges: readonly { amount: string }[]): void {
  if (charges.length === 0) return;
  toast.warning('Charged beyond the last day', {
    description: `${charges.length === 1 ? 'One charge runs' : `${charges.length} charges run`} beyond it, by ${charges.map(({ amount }) => amount).join(', ')}. Credit the excess.`,
  });
}

const neutral = { tone: 'neutral', keepLabel: 'Close' } as const;

/** With a link to the lease by which the unit is let. */
function refusalText(error: unknown) {
  const other = error instanceof ApiError ? error.existingId : null;
  return (
    <>
      {errorSentence(error)}{' '}
      {other !== null && (
        <Link asChild>{renderLink({ href: leasePath(other), children: 'Open that lease' })}</Link>
      )}
    </>
  );
}

const activation = ({ number, from_on, deposit }: Lease) => ({
  ...{ title: `Activate ${number}?`, submitLabel: 'Activate' },
  ...neutral,
  description: `The unit is let from ${day(from_on)}${deposit ? ', and the deposit is charged then' : ''}. Dates, unit and charges can no longer be edited.`,
});

export const leaseKind: StepKind<typeof leaseSteps> = {
  steps: leaseSteps,
  nameOf: ({ number }) => number,
  refusalText,
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
        ...{ title: `Withdraw the notice of ${number}?` },
        ...neutral,
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
