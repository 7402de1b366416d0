import { claimPatchForm, type claimSteps } from '@rentsafe/domain/claim';
import { Stack } from '@rentsafe/ui/Stack';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { ClaimFields } from './ClaimFields';

/** Changes a draft. */
export function EditClaimDialog(props: StepDialogProps<typeof claimSteps, 'edit'>) {
  const { record: claim } = props;
  return (
    <StepDialog {...props} form={claimPatchForm}>
      <Stack gap="field">
        <input type="hidden" name="version" value={claim.version} />
        <ClaimFields claim={claim} amount={claim.amount} />
      </Stack>
    </StepDialog>
  );
}
