import { inspectionCancellationForm } from '@rentsafe/domain/inspection';
import { TextArea } from '@rentsafe/ui/TextArea';
import { inspectionVerbs } from '../../../../calls/inspections';
import { type InspectionDialogProps, InspectionVerbDialog } from './InspectionVerbDialog';

/** It is not needed; what was found stays on record. */
export const CancelDialog = (props: InspectionDialogProps) => (
  <InspectionVerbDialog
    {...props}
    title={`Cancel ${props.record.number}`}
    form={inspectionCancellationForm}
    send={inspectionVerbs.cancel}
    submitLabel="Cancel inspection"
    pendingLabel="Cancelling inspection..."
    done="Inspection cancelled"
    failure="Failed to cancel inspection"
  >
    <TextArea label="Reason" name="reason" required maxLength={500} />
  </InspectionVerbDialog>
);
