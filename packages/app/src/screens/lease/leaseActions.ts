import type { Lease, leaseMachine } from '@rentsafe/domain/lease';
import type { VerbOf } from '@rentsafe/domain/machine';

/** What a person can do with a lease, beside reading it. */
export type LeaseAction = VerbOf<typeof leaseMachine>;

/** An action on a lease, on its way to be done. */
export interface LeaseTask {
  action: LeaseAction;
  lease: Lease;
}

/** What the dialog of an action is given. */
export interface LeaseDialogProps {
  lease: Lease;
  onClose: () => void;
}

export const actionLabels: Readonly<Record<LeaseAction, string>> = {
  activate: 'Activate',
  cancel: 'Cancel draft…',
  edit: 'Edit',
  'give-notice': 'Give notice',
  'withdraw-notice': 'Withdraw notice',
  extend: 'Renew',
  end: 'End lease…',
};
