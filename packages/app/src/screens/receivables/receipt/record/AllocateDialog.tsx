import { receiptAllocationForm, type receiptSteps } from '@rentsafe/domain/receipt';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { AllocationFields } from '../list/AllocationFields';

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
