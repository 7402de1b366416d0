import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from './StepActions';

interface StepFormProps<Record, Body>
  extends StepDialogProps<Record>,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<Record>;
}

/** Makes the form of the steps of a kind of record. Refused, the page shows the record as it is now. */
export const stepDialog = <Record extends { id: number }>(
  queryOf: (id: number) => { queryKey: QueryKey },
  show: (queryClient: QueryClient, record: Record) => void,
) =>
  function StepDialog<Body>({ record: { id }, send, ...rest }: StepFormProps<Record, Body>) {
    const queryClient = useQueryClient();
    return (
      <ActionDialog
        {...rest}
        send={(body) =>
          readAgainOnConflict(queryClient, { queryKey: queryOf(id).queryKey }, async () =>
            show(queryClient, await send(id, body)),
          )
        }
      />
    );
  };
