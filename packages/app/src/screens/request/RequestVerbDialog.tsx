import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { useQueryClient } from '@tanstack/react-query';
import { requestQuery, showRequestChange } from '../../api/maintenanceRequests';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type RequestDialogProps = StepDialogProps<MaintenanceRequest>;

interface RequestVerbDialogProps<Body>
  extends RequestDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<MaintenanceRequest>;
}

/** The form of a step of a request. Refused, the page shows it as it is now. */
export function RequestVerbDialog<Body>({ record: { id }, send, ...rest }: RequestVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: requestQuery(id).queryKey }, async () =>
          showRequestChange(queryClient, await send(id, body)),
        )
      }
    />
  );
}
