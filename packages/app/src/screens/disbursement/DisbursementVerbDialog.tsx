import type { Disbursement } from '@rentsafe/domain/disbursement';
import { useQueryClient } from '@tanstack/react-query';
import { disbursementQuery, showDisbursementChange } from '../../api/disbursements';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type DisbursementDialogProps = StepDialogProps<Disbursement>;

interface DisbursementVerbDialogProps<Body>
  extends DisbursementDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<Disbursement>;
}

/** The form of a step of a disbursement. Refused, the page shows it as it is now. */
export function DisbursementVerbDialog<Body>({
  record: { id },
  send,
  ...rest
}: DisbursementVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: disbursementQuery(id).queryKey }, async () =>
          showDisbursementChange(queryClient, await send(id, body)),
        )
      }
    />
  );
}
