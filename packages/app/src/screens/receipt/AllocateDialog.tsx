import { receiptAllocationForm, type receiptSteps } from '@rentsafe/domain/receipt';
import { AllocationFields } from '../receipts/AllocationFields';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';

/** Allocates what is left of a receipt. */
export function AllocateDialog(props: StepDialogProps<typeof receiptSteps, 'allocate'>) {
  const { lease, client, unallocated } = props.record;
  const { amount, currency } = unallocated;
  return (
    <StepDialog {...props} form={receiptAllocationForm}>
      <input type="hidden" name="currency" value={currency} />
      {lease && <AllocationFields lease={lease.id} client={client.id} amount={amount} currency={currency} />}
    </StepDialog>
  );
}
