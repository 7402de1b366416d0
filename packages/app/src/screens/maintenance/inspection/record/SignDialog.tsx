import { inspectionSigningForm, type inspectionSteps, unsignedRoles } from '@rentsafe/domain/inspection';
import { Select } from '@rentsafe/ui/Select';
import { SignatureField } from '@rentsafe/ui/SignatureField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { optionsOf } from '../../../../forms/options';
import type { StepDialogProps } from '../../../../record/stepKind';
import { signatureRoleTexts } from '../list/inspectionTexts';
import { useQueuedStep } from './useQueuedStep';

/** Agent, tenant or landlord put their name to what was found, by hand too. It works without a connection. */
export function SignDialog(props: StepDialogProps<typeof inspectionSteps, 'sign'>) {
  const left = unsignedRoles(props.record);
  const [name, setName] = useState('');
  const { title, said, send } = useQueuedStep(props);
  return (
    <ActionDialog
      title={title}
      {...said}
      description="By entering your name you confirm these findings. The report says whose device it was signed on."
      form={inspectionSigningForm}
      send={send}
      onClose={props.onClose}
    >
      <Stack gap="field">
        <Select
          label="Role"
          name="role"
          required
          options={optionsOf(left, (role) => signatureRoleTexts[role])}
          defaultValue={left[0]}
        />
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="off"
          maxLength={150}
          value={name}
          onValueChange={({ value }) => setName(value)}
        />
        <SignatureField
          label="Signature"
          name="drawing"
          typedName={name}
          hint="Sign with a finger or a mouse. Without one, your typed name is your signature."
        />
        <TextArea
          label="Comment"
          name="comment"
          maxLength={1000}
          hint="Anything you disagree with or want to add."
        />
      </Stack>
    </ActionDialog>
  );
}
