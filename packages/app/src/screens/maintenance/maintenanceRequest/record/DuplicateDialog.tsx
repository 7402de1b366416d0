import { requestDuplicateForm, type requestSteps } from '@rentsafe/domain/maintenanceRequest';
import { Combobox } from '@rentsafe/ui/Combobox';
import { useMemo } from 'react';
import { findRequestsBeside } from '../../../../calls/maintenanceRequests';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Names the request that reports the same. */
export function DuplicateDialog(props: StepDialogProps<typeof requestSteps, 'duplicate'>) {
  const { record } = props;
  const find = useMemo(() => findRequestsBeside(record), [record]);
  return (
    <StepDialog
      {...props}
      title={`Mark ${record.number} as a duplicate`}
      form={requestDuplicateForm}
      done="Request marked as a duplicate"
      failure="Failed to mark request"
    >
      <Combobox
        label="Duplicate Of"
        name="of"
        required
        search={find}
        hint="Another request about this property."
      />
    </StepDialog>
  );
}
