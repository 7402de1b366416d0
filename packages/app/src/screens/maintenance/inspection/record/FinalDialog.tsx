import { inspectionFinalisationForm, type inspectionSteps } from '@rentsafe/domain/inspection';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Nothing of it changes any more. */
export function FinalDialog(props: StepDialogProps<typeof inspectionSteps, 'final'>) {
  const { number, state } = props.record;
  return (
    <StepDialog
      {...props}
      title={`Make ${number} final`}
      form={inspectionFinalisationForm}
      done="Inspection is final"
      failure="Failed to make the inspection final"
    >
      <Stack gap="field">
        <Callout tone="info" title="A final inspection cannot be changed.">
          Its contents, signatures and photos are sealed with a SHA-256. Correct mistakes with a new
          inspection.
        </Callout>
        {state !== 'signed' && (
          <TextArea
            label="Reason the Tenant Has Not Signed"
            name="without"
            required
            maxLength={500}
            hint="For example, the unit is vacant. The agent must have signed."
          />
        )}
      </Stack>
    </StepDialog>
  );
}
