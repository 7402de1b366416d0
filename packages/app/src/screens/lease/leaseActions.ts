import type { Lease, LeaseState } from '@rentsafe/domain/lease';

/** What a person can do with a lease, beside reading it. */
export type LeaseAction = 'activate' | 'cancel' | 'edit' | 'notice' | 'withdraw' | 'renew' | 'end';

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

const byState: Readonly<Record<LeaseState, readonly LeaseAction[]>> = {
  draft: ['activate', 'edit', 'cancel'],
  active: ['renew', 'notice', 'edit', 'end'],
  notice: ['withdraw', 'edit', 'end'],
  ended: [],
  cancelled: [],
};

/** What the state allows; ending is for Admins, and the server refuses it to others. */
export const actionsOf = (state: LeaseState, mayEnd: boolean): readonly LeaseAction[] =>
  byState[state].filter((action) => action !== 'end' || mayEnd);

export const actionLabels: Readonly<Record<LeaseAction, string>> = {
  activate: 'Activate',
  cancel: 'Cancel draft…',
  edit: 'Edit',
  notice: 'Give notice',
  withdraw: 'Withdraw notice',
  renew: 'Renew',
  end: 'End lease…',
};
