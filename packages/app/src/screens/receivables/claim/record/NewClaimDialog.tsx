import { claimForm } from '@rentsafe/domain/claim';
import type { Lease } from '@rentsafe/domain/lease';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { addClaim, claimsOf, showClaim } from '../../../../calls/claims';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { claimPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { ClaimFields } from './ClaimFields';

interface NewClaimDialogProps {
  lease: Lease;
  onClose: () => void;
}

/** Drafts a claim of what is overdue on a lease, against its tenant or a guarantor. */
export function NewClaimDialog({ lease, onClose }: NewClaimDialogProps) {
  const queryClient = useQueryClient();
  const options = lease.parties.map(({ party, role }) => ({
    value: `${party.type}:${party.id}`,
    label: `${party.name} (${role})`,
  }));
  const currency = lease.balances[0]?.currency ?? 'USD';
  return (
    <CreationDialog
      title={`New Claim: ${lease.number}`}
      description="This creates a draft. It appears in reports once notice has been given, the waiting period is over and an Admin has listed it."
      creation={{
        record: 'claim',
        form: claimForm,
        add: addClaim,
        lists: claimsOf(lease).key,
        onCreated: (claim) => showClaim(queryClient, claim),
        recordOf: ({ id, party, amount }) => ({
          description: `${party.name}: ${amountText(amount)}`,
          link: { label: 'Open claim', href: claimPath(id) },
        }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="lease" value={lease.id} />
        <Select label="Against" name="party" required options={options} defaultValue={options[0]?.value} />
        <ClaimFields amount={{ amount: '', currency }} />
      </Stack>
    </CreationDialog>
  );
}
