import { today } from '@rentsafe/domain/date';
import { receiptReversalForm } from '@rentsafe/domain/receipt';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { reverse } from '../../api/receipts';
import { type ReceiptDialogProps, ReceiptVerbDialog } from './ReceiptVerbDialog';

/** Takes back a payment that did not come, such as a cheque that bounced. */
export const ReverseDialog = (props: ReceiptDialogProps) => (
  <ReceiptVerbDialog
    {...props}
    title={`Reverse ${props.record.number}`}
    form={receiptReversalForm}
    send={reverse}
    submitLabel="Reverse receipt"
    pendingLabel="Reversing receipt..."
    done="Receipt reversed"
    failure="Failed to reverse receipt"
  >
    <Stack gap="field">
      <Callout tone="warning" title="A reversal cannot be taken back.">
        What the receipt settled is open again. The receipt stays in the list.
      </Callout>
      <DateField label="Reversed On" name="on" required max={today()} defaultValue={today()} />
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </Stack>
  </ReceiptVerbDialog>
);
