import { today } from '@rentsafe/domain/date';
import { type Receipt, receiptReversalForm } from '@rentsafe/domain/receipt';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError';
import { receiptQuery, reverse, showReceiptChange } from '../../api/receipts';
import { ActionDialog } from '../../forms/ActionDialog';

interface ReverseDialogProps {
  receipt: Receipt;
  onClose: () => void;
}

/** Takes back a payment that did not come, such as a cheque that bounced. Refused, the page shows the receipt as it is now. */
export function ReverseDialog({ receipt: { id, number }, onClose }: ReverseDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Reverse ${number}`}
      form={receiptReversalForm}
      send={async (body) => {
        try {
          showReceiptChange(queryClient, await reverse(id, body));
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'conflict')
            void queryClient.invalidateQueries({ queryKey: receiptQuery(id).queryKey });
          throw error;
        }
      }}
      submitLabel="Reverse receipt"
      pendingLabel="Reversing receipt..."
      done="Receipt reversed"
      failure="Failed to reverse receipt"
      onClose={onClose}
    >
      <Stack gap="field">
        <Callout tone="warning" title="A reversal cannot be taken back.">
          What the receipt settled is open again. The receipt stays in the list.
        </Callout>
        <DateField label="Reversed On" name="on" required defaultValue={today()} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </ActionDialog>
  );
}
