import { formatMoney } from '@rentsafe/domain/money';
import { type receiptSteps, receiptUnallocationForm } from '@rentsafe/domain/receipt';
import { Callout } from '@rentsafe/ui/Callout';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { day } from '../../page/day';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';

/** Takes one allocation of a receipt back, or all. */
export function UnallocateDialog(props: StepDialogProps<typeof receiptSteps, 'unallocate'>) {
  const { allocations, amount } = props.record;
  return (
    <StepDialog {...props} form={receiptUnallocationForm}>
      <Stack gap="field">
        <Callout tone="info" title="What is taken back is open again.">
          The money stays with the lease. If the landlord was paid with it, only an Admin may do this.
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
    </StepDialog>
  );
}
