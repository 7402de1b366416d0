import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { readAgainOnConflict } from '../calls/readAgainOnConflict';
import { ActionDialog, type ActionDialogProps } from '../forms/ActionDialog';
import type { StepDialogProps } from './VerbActions';

/** What a step says of its form. */
export interface VerbFormOf<Record, Body>
  extends StepDialogProps<Record>,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. The same step sent twice, as after an answer that was lost, has one key. */
  send: (id: number, body: Body, idempotencyKey: string) => Promise<Record>;
}

interface VerbFormProps<Record, Body> extends VerbFormOf<Record, Body> {
  queryOf: (id: number) => { queryKey: QueryKey };
  /** Shows the record that a step changed, everywhere. */
  show: (queryClient: QueryClient, record: Record) => void;
}

/** The form of a step of a record. Refused, the page shows the record as it is now. */
export function VerbForm<Record extends { id: number }, Body>({
  record: { id },
  send,
  queryOf,
  show,
  ...rest
}: VerbFormProps<Record, Body>) {
  const queryClient = useQueryClient();

  return (
    <ActionDialog
      {...rest}
      send={(body, idempotencyKey) =>
        readAgainOnConflict(queryClient, { queryKey: queryOf(id).queryKey }, async () =>
          show(queryClient, await send(id, body, idempotencyKey)),
        )
      }
    />
  );
}
