import { inspectionSigningForm, type inspectionSteps, unsignedRoles } from '@rentsafe/domain/inspection';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { optionsOf } from '../../../../forms/options';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { signatureRoleTexts } from '../list/inspectionTexts';

/** Agent, tenant or landlord put their name to what was found. */
export function SignDialog(props: StepDialogProps<typeof inspectionSteps, 'sign'>) {
  const left = unsignedRoles(props.record);
  return (
    <StepDialog
      {...props}
      description="By entering your name you confirm these findings."
      form={inspectionSigningForm}
    >
      <Stack gap="field">
        <Select
          label="Role"
          name="role"
          required
          options={optionsOf(left, (role) => signatureRoleTexts[role])}
          defaultValue={left[0]}
        />
        <TextField label="Full Name" name="name" required autoComplete="off" maxLength={150} />
        <TextArea
          label="Comment"
          name="comment"
          maxLength={1000}
          hint="Anything you disagree with or want to add."
        />
      </Stack>
    </StepDialog>
  );
}
