import type { ClaimState, LeaseClaim } from '@rentsafe/domain/claim';

/** What can be done with a claim, beside reading it. */
export type ClaimAction = 'notice' | 'edit' | 'list' | 'settle' | 'withdraw';

/** An action on a claim, on its way to be done. */
export interface ClaimTask {
  action: ClaimAction;
  claim: LeaseClaim;
}

/** What the dialog of an action is given. */
export interface ClaimDialogProps {
  claim: LeaseClaim;
  onClose: () => void;
}

const byState: Readonly<Record<ClaimState, readonly ClaimAction[]>> = {
  draft: ['notice', 'edit', 'withdraw'],
  noticed: ['list', 'withdraw'],
  listed: ['settle', 'withdraw'],
  settled: [],
  withdrawn: [],
};

/** What the state allows. Who may list a claim may withdraw it too when it is listed: the server refuses both to others. */
export const claimActionsOf = (state: ClaimState, mayList: boolean): readonly ClaimAction[] =>
  byState[state].filter(
    (action) => mayList || !(action === 'list' || (action === 'withdraw' && state === 'listed')),
  );

export const claimActionLabels: Readonly<Record<ClaimAction, string>> = {
  notice: 'Give notice…',
  edit: 'Edit…',
  list: 'List…',
  settle: 'Settle…',
  withdraw: 'Withdraw…',
};
