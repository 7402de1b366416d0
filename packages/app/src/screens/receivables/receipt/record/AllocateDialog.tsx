import { receiptAllocationForm } from '@rentsafe/domain/receipt';
import { allocate } from '../../../../calls/receipts';
import { AllocationFields } from '../list/AllocationFields';
import { type ReceiptDialogProps, ReceiptVerbDialog } from './ReceiptVerbDialog';

/** Allocates what is left of a receipt. */
export function AllocateDialog(props: ReceiptDialogProps) {
  const { number, lease, client, unallocated } = props.record;
  const { amount, currency } = unallocated;
  return (
    <ReceiptVerbDialog
      {...props}
      title={`Allocate ${number}`}
      form={receiptAllocationForm}
      send={allocate}
      submitLabel="Allocate receipt"
      pendingLabel="Allocating receipt..."
      done="Receipt allocated"
      failure="Failed to allocate receipt"
    >
      <input type="hidden" name="currency" value={currency} />
      {lease && <AllocationFields lease={lease.id} client={client.id} amount={amount} currency={currency} />}
    </ReceiptVerbDialog>
  );
}
