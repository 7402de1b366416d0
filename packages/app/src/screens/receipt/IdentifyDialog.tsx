import { receiptIdentificationForm, type receiptSteps } from '@rentsafe/domain/receipt';
import { Combobox } from '@rentsafe/ui/Combobox';
import { useMemo, useState } from 'react';
import { leasesIn } from '../../api/leases';
import { AllocationFields } from '../receipts/AllocationFields';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';

/** Names the lease that money is for, once that is known, and what it settles there. */
export function IdentifyDialog(props: StepDialogProps<typeof receiptSteps, 'identify'>) {
  const [lease, setLease] = useState<number>();
  const { amount, client } = props.record;
  const search = useMemo(() => leasesIn(client.id), [client.id]);
  return (
    <StepDialog {...props} form={receiptIdentificationForm}>
      <Combobox
        label="Lease"
        name="lease"
        required
        search={search}
        hint="By number, tenant or address. It cannot be changed later: a receipt for the wrong lease is reversed."
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
    </StepDialog>
  );
}
