import { requestDeclineForm, requestDuplicateForm } from '@rentsafe/domain/maintenanceRequest';
import { Combobox } from '@rentsafe/ui/Combobox';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useMemo } from 'react';
import { findRequestsBeside, requestVerbs } from '../../../../calls/maintenanceRequests';
import { type RequestDialogProps, RequestVerbDialog } from './RequestVerbDialog';

/** Says why nothing is done about a request. */
export const DeclineDialog = (props: RequestDialogProps) => (
  <RequestVerbDialog
    {...props}
    title={`Decline ${props.record.number}`}
    form={requestDeclineForm}
    send={requestVerbs.decline}
    submitLabel="Decline request"
    pendingLabel="Declining request..."
    done="Request declined"
    failure="Failed to decline request"
  >
    <TextArea label="Reason" name="reason" required maxLength={500} />
  </RequestVerbDialog>
);

/** Names the request that reports the same. */
export function DuplicateDialog(props: RequestDialogProps) {
  const { record } = props;
  const find = useMemo(() => findRequestsBeside(record), [record]);
  return (
    <RequestVerbDialog
      {...props}
      title={`Mark ${record.number} as a duplicate`}
      form={requestDuplicateForm}
      send={requestVerbs.duplicate}
      submitLabel="Mark as duplicate"
      pendingLabel="Marking as duplicate..."
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
    </RequestVerbDialog>
  );
}
