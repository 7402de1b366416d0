import type { LeaseClaim } from '@rentsafe/domain/claim';
import { useQueryClient } from '@tanstack/react-query';
import { claimQuery, showClaimChange } from '../../api/claims';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type ClaimDialogProps = StepDialogProps<LeaseClaim>;

interface ClaimVerbDialogProps<Body>
  extends ClaimDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<LeaseClaim>;
}

/** The form of a step of a claim. Refused, the page shows the claim as it is now. */
export function ClaimVerbDialog<Body>({ record: claim, send, ...rest }: ClaimVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: claimQuery(claim.id).queryKey }, async () =>
          showClaimChange(queryClient, await send(claim.id, body)),
        )
      }
    />
  );
}
