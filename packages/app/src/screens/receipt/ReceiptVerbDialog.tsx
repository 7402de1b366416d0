import type { Receipt } from '@rentsafe/domain/receipt';
import { useQueryClient } from '@tanstack/react-query';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { receiptQuery, showReceiptChange } from '../../api/receipts';
import { ActionDialog, type ActionDialogProps } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

export type ReceiptDialogProps = StepDialogProps<Receipt>;

interface ReceiptVerbDialogProps<Body>
  extends ReceiptDialogProps,
    Omit<ActionDialogProps<Body>, 'send' | 'onClose'> {
  /** Throws `ApiError`. */
  send: (id: number, body: Body) => Promise<Receipt>;
}

/** The form of something that is done with a receipt. Refused because its state is another by now, the page shows that. */
export function ReceiptVerbDialog<Body>({ record: { id }, send, ...rest }: ReceiptVerbDialogProps<Body>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      {...rest}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: receiptQuery(id).queryKey }, async () =>
          showReceiptChange(queryClient, await send(id, body)),
        )
      }
    />
  );
}
