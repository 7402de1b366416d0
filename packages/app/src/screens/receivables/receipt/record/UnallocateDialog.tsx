import { type receiptSteps, receiptUnallocationForm } from '@rentsafe/domain/receipt';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { day } from '../../../../text/day';

/** Reverses one allocation of a receipt, or all. */
export function UnallocateDialog(props: StepDialogProps<typeof receiptSteps, 'unallocate'>) {
  const { allocations, amount } = props.record;
  return (
    <StepDialog {...props} form={receiptUnallocationForm}>
      <Stack gap="field">
        <Callout tone="info" title="The charges become open again.">
          The money stays on the tenant’s account. If it has been paid to the landlord, only an Admin can do
          this.
        </Callout>
        <Select
          label="Reverse Allocation"
          name="charge"
          placeholder="All allocations"
          options={allocations.map((allocation) => ({
            value: String(allocation.charge),
            label: `${formatMoney(allocation.amount, amount.currency)} due ${day(allocation.due_on)}`,
          }))}
        />
      </Stack>
    </StepDialog>
  );
}
