import { receiptIdentificationForm, type receiptSteps } from '@rentsafe/domain/receipt';
import { Combobox } from '@rentsafe/ui/Combobox';
import { useMemo, useState } from 'react';
import { leasesIn } from '../../../../calls/leases';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { AllocationFields } from '../list/AllocationFields';

/** Matches an unidentified receipt to a lease, and allocates it. */
export function IdentifyDialog(props: StepDialogProps<typeof receiptSteps, 'identify'>) {
  const [lease, setLease] = useState<number>();
  const { amount, client, number } = props.record;
  const search = useMemo(() => leasesIn(client.id), [client.id]);
  return (
    <StepDialog
      {...props}
      form={receiptIdentificationForm}
      title={`Match ${number} to Lease`}
      submitLabel="Match receipt"
      pendingLabel="Matching receipt..."
      done="Receipt matched"
      failure="Failed to match receipt"
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
    </StepDialog>
  );
}
