import { today } from '@rentsafe/domain/date';
import { disputeDecisionForm, disputeOutcomes, type disputeSteps } from '@rentsafe/domain/dispute';
import { DateField } from '@rentsafe/ui/DateField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { StepDialog } from '../record/StepDialog';
import type { StepDialogProps } from '../record/stepKind';
import { disputeStateTexts } from './disputeTexts';

const outcomeOptions = disputeOutcomes.map((value) => ({ value, label: disputeStateTexts[value].label }));

/** Upholds or rejects a dispute. */
export function DecideDialog(props: StepDialogProps<typeof disputeSteps, 'decide'>) {
  const { reason } = props.record;
  return (
    <StepDialog
      {...props}
      title={`Decide dispute: ${reason}`}
      description="If upheld, it is left out of the rating permanently. If rejected, it counts again from this day."
      form={disputeDecisionForm}
      submitLabel="Decide"
      pendingLabel="Deciding..."
    >
      <Stack gap="field">
        <RadioGroup label="Outcome" name="outcome" required options={outcomeOptions} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <DateField label="Decided On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </StepDialog>
  );
}
