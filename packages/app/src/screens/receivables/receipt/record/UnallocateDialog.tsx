import { formatMoney } from '@rentsafe/domain/money';
import { receiptUnallocationForm } from '@rentsafe/domain/receipt';
import { Callout } from '@rentsafe/ui/Callout';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { unallocate } from '../../../../calls/receipts';
import { day } from '../../../../text/day';
import { type ReceiptDialogProps, ReceiptVerbDialog } from './ReceiptVerbDialog';

/** Takes one allocation of a receipt back, or all. */
export function UnallocateDialog(props: ReceiptDialogProps) {
  const { number, allocations, amount } = props.record;
  return (
    <ReceiptVerbDialog
      {...props}
      title={`Unallocate ${number}`}
      form={receiptUnallocationForm}
      send={unallocate}
      submitLabel="Unallocate receipt"
      pendingLabel="Unallocating receipt..."
      done="Receipt unallocated"
      failure="Failed to unallocate receipt"
    >
      <Stack gap="field">
        <Callout tone="info" title="The charges become open again.">
          The money stays on the tenant’s account. If it has been paid to the landlord, only an Admin can do
          this.
        </Callout>
        <Select
          label="Take Back"
          name="charge"
          placeholder="All allocations"
          options={allocations.map((allocation) => ({
            value: String(allocation.charge),
            label: `${formatMoney(allocation.amount, amount.currency)} due ${day(allocation.due_on)}`,
          }))}
        />
      </Stack>
    </ReceiptVerbDialog>
  );
}
