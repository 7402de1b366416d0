import { today } from '@rentsafe/domain/date';
import { disputeAnswerForm, type disputeSteps } from '@rentsafe/domain/dispute';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';

/** What the landlord says to a dispute. */
export function AnswerDialog(props: StepDialogProps<typeof disputeSteps, 'answer'>) {
  const { reason, answer } = props.record;
  return (
    <StepDialog
      {...props}
      title={`Answer dispute: ${reason}`}
      form={disputeAnswerForm}
      submitLabel="Save answer"
      pendingLabel="Saving answer..."
    >
      <Stack gap="field">
        <TextArea label="Answer" name="text" required maxLength={2000} defaultValue={answer ?? ''} />
        <DateField label="Answered On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </StepDialog>
  );
}
