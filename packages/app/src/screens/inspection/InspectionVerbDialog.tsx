import type { Inspection } from '@rentsafe/domain/inspection';
import { useQueryClient } from '@tanstack/react-query';
import { inspectionQuery, showInspectionChange } from '../../api/inspections';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type InspectionDialogProps = StepDialogProps<Inspection>;

interface InspectionVerbDialogProps<Body>
  extends InspectionDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<Inspection>;
}

/** The form of a step of an inspection. Refused, the page shows it as it is now. */
export function InspectionVerbDialog<Body>({
  record: { id },
  send,
  ...rest
}: InspectionVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: inspectionQuery(id).queryKey }, async () =>
          showInspectionChange(queryClient, await send(id, body)),
        )
      }
    />
  );
}
