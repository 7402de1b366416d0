import { today } from '@rentsafe/domain/date';
import { inspectionCompletionForm } from '@rentsafe/domain/inspection';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { inspectionVerbs } from '../../../../calls/inspections';
import { type InspectionDialogProps, InspectionVerbDialog } from './InspectionVerbDialog';

/** Everything was looked at: from here on it is signed, not changed. */
export const CompleteDialog = (props: InspectionDialogProps) => (
  <InspectionVerbDialog
    {...props}
    title={`Complete ${props.record.number}`}
    form={inspectionCompletionForm}
    send={inspectionVerbs.complete}
    submitLabel="Complete inspection"
    pendingLabel="Completing inspection..."
    done="Inspection completed"
    failure="Failed to complete inspection"
  >
    <Stack gap="field">
      <Callout tone="info" title="Conditions and notes cannot be changed after this.">
        The agent and the tenant then sign. Every item needs a condition.
      </Callout>
      <DateField label="Done On" name="on" required max={today()} defaultValue={today()} />
    </Stack>
  </InspectionVerbDialog>
);
