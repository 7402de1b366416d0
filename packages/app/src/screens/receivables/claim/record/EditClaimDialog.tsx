import { claimPatchForm } from '@rentsafe/domain/claim';
import { Stack } from '@rentsafe/ui/Stack';
import { claimVerbs } from '../../../../calls/claims';
import { ClaimFields } from './ClaimFields';
import { type ClaimDialogProps, ClaimVerbDialog } from './ClaimVerbDialog';

/** Changes a draft. */
export function EditClaimDialog(props: ClaimDialogProps) {
  const { record: claim } = props;
  return (
    <ClaimVerbDialog
      {...props}
      title="Edit claim"
      form={claimPatchForm}
      send={claimVerbs.edit}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Claim saved"
      failure="Failed to save claim"
    >
      <Stack gap="field">
        <input type="hidden" name="version" value={claim.version} />
        <ClaimFields claim={claim} amount={claim.amount} />
      </Stack>
    </ClaimVerbDialog>
  );
}
