import { receiptIdentificationForm } from '@rentsafe/domain/receipt';
import { Combobox } from '@rentsafe/ui/Combobox';
import { useMemo, useState } from 'react';
import { leasesIn } from '../../../../calls/leases';
import { identify } from '../../../../calls/receipts';
import { AllocationFields } from '../list/AllocationFields';
import { type ReceiptDialogProps, ReceiptVerbDialog } from './ReceiptVerbDialog';

/** Names the lease that money is for, once that is known, and what it settles there. */
export function IdentifyDialog(props: ReceiptDialogProps) {
  const [lease, setLease] = useState<number>();
  const { number, amount, client } = props.record;
  const search = useMemo(() => leasesIn(client.id), [client.id]);
  return (
    <ReceiptVerbDialog
      {...props}
      title={`Identify ${number}`}
      form={receiptIdentificationForm}
      send={identify}
      submitLabel="Identify receipt"
      pendingLabel="Identifying receipt..."
      done="Receipt identified"
      failure="Failed to identify receipt"
    >
      <Combobox
        label="Lease"
        name="lease"
        required
        search={search}
        hint="By number, tenant or address. This cannot be changed later: reverse a receipt matched to the wrong lease."
        onValueChange={({ option }) => setLease(option ? Number(option.value) : undefined)}
      />
      <input type="hidden" name="currency" value={amount.currency} />
      {lease !== undefined && (
        <AllocationFields
          key={lease}
          lease={lease}
          client={client.id}
          amount={amount.amount}
          currency={amount.currency}
        />
      )}
    </ReceiptVerbDialog>
  );
}
