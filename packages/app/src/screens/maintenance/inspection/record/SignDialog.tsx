import { inspectionSigningForm, signatureRoles } from '@rentsafe/domain/inspection';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { inspectionVerbs } from '../../../../calls/inspections';
import { optionsOf } from '../../../../forms/options';
import { signatureRoleTexts } from '../list/inspectionTexts';
import { type InspectionDialogProps, InspectionVerbDialog } from './InspectionVerbDialog';

/** Agent, tenant or landlord put their name to what was found. */
export function SignDialog(props: InspectionDialogProps) {
  const { number, signatures } = props.record;
  const left = signatureRoles.filter((role) => !signatures.some((signature) => signature.role === role));
  return (
    <InspectionVerbDialog
      {...props}
      title={`Sign ${number}`}
      description="By entering your name you confirm these findings."
      form={inspectionSigningForm}
      send={inspectionVerbs.sign}
      submitLabel="Sign inspection"
      pendingLabel="Signing inspection..."
      done="Inspection signed"
      failure="Failed to sign inspection"
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
    </InspectionVerbDialog>
  );
}
