import { claimWithdrawalForm } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { claimVerbs } from '../../../../calls/claims';
import { type ClaimDialogProps, ClaimVerbDialog } from './ClaimVerbDialog';

/** Takes a claim back, for good. */
export function WithdrawDialog(props: ClaimDialogProps) {
  return (
    <ClaimVerbDialog
      {...props}
      title="Withdraw claim"
      form={claimWithdrawalForm}
      send={claimVerbs.withdraw}
      submitLabel="Withdraw claim"
      pendingLabel="Withdrawing claim..."
      done="Claim withdrawn"
      failure="Failed to withdraw claim"
    >
      <Stack gap="field">
        <Callout tone="warning" title="A withdrawn claim cannot be restored.">
          It stays in the list with its reason. The debt itself is not affected.
        </Callout>
        <DateField label="Withdrawn On" name="on" required max={today()} defaultValue={today()} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </ClaimVerbDialog>
  );
}
