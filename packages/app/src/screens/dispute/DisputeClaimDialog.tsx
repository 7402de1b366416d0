import type { LeaseClaim } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { disputeForm } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { disputeVerbs, showDispute } from '../../api/disputes';
import { ActionDialog } from '../../forms/ActionDialog';
import { amountText } from '../../page/Amounts';

interface DisputeClaimDialogProps {
  lease: Lease;
  claim: LeaseClaim;
  onClose: () => void;
}

/** Records that whom a claim is against disputes it: until it is decided, the claim makes no rating worse. */
export function DisputeClaimDialog({ lease, claim, onClose }: DisputeClaimDialogProps) {
  const queryClient = useQueryClient();
  const { id, party, amount } = claim;
  return (
    <ActionDialog
      title={`Open dispute: claim of ${amountText(amount)}`}
      description={`${party.name} disputes the claim. Until it is decided, the claim is left out of the rating; reports still list it.`}
      form={disputeForm}
      send={async (body) => showDispute(queryClient, lease, await disputeVerbs.open(body))}
      submitLabel="Open dispute"
      pendingLabel="Opening dispute..."
      done="Dispute opened"
      failure="Failed to open dispute"
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="claim" value={id} />
        <input type="hidden" name="party" value={`${party.type} ${party.id}`} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <DateField label="Opened On" name="opened_on" required defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
