import type { claimMachine, LeaseClaim } from '@rentsafe/domain/claim';
import type { VerbOf } from '@rentsafe/domain/machine';

/** What can be done with a claim, beside reading it. */
export type ClaimAction = VerbOf<typeof claimMachine>;

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

export const claimActionLabels: Readonly<Record<ClaimAction, string>> = {
  notice: 'Give notice…',
  edit: 'Edit…',
  list: 'List…',
  settle: 'Settle…',
  withdraw: 'Withdraw…',
};
