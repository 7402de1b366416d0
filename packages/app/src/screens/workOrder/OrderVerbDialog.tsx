import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { useQueryClient } from '@tanstack/react-query';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { showWorkOrderChange, workOrderQuery } from '../../api/workOrders';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type OrderDialogProps = StepDialogProps<WorkOrder>;

interface OrderVerbDialogProps<Body>
  extends OrderDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<WorkOrder>;
}

/** The form of a step of a work order. Refused, the page shows it as it is now. */
export function OrderVerbDialog<Body>({ record: { id }, send, ...rest }: OrderVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: workOrderQuery(id).queryKey }, async () =>
          showWorkOrderChange(queryClient, await send(id, body)),
        )
      }
    />
  );
}
