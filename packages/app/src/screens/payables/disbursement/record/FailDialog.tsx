import { today } from '@rentsafe/domain/date';
import { disbursementFailureForm } from '@rentsafe/domain/disbursement';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { disbursementVerbs } from '../../../../calls/disbursements';
import { type DisbursementDialogProps, DisbursementVerbDialog } from './DisbursementVerbDialog';

/** Takes a payment back that did not go through: it is a draft again. */
export const FailDialog = (props: DisbursementDialogProps) => (
  <DisbursementVerbDialog
    {...props}
    title={`Record failure of ${props.record.number}`}
    form={disbursementFailureForm}
    send={disbursementVerbs.fail}
    submitLabel="Record failure"
    pendingLabel="Recording failure..."
    done="Disbursement is a draft again"
    failure="Failed to record failure"
  >
    <Stack gap="field">
      <Callout tone="warning" title="The disbursement becomes a draft again.">
        The money is available again. The payment needs a new approval.
      </Callout>
      <DateField label="Failed On" name="on" required max={today()} defaultValue={today()} />
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </Stack>
  </DisbursementVerbDialog>
);
