import { requestStepForm } from '@rentsafe/domain/maintenanceRequest';
import { Text } from '@rentsafe/ui/Text';
import { requestVerbs } from '../../../../calls/maintenanceRequests';
import { day } from '../../../../text/day';
import { type RequestDialogProps, RequestVerbDialog } from './RequestVerbDialog';

/** Takes a request on: from then on work can be ordered. */
export const AcceptDialog = (props: RequestDialogProps) => (
  <RequestVerbDialog
    {...props}
    title={`Accept ${props.record.number}?`}
    form={requestStepForm}
    send={requestVerbs.accept}
    submitLabel="Accept request"
    pendingLabel="Accepting request..."
    done="Request accepted"
    failure="Failed to accept request"
  >
    <Text>
      {props.record.summary}. It should be done by {day(props.record.finish_by)}. The next step is to order
      the work.
    </Text>
  </RequestVerbDialog>
);

/** Makes a declined or duplicate request new again. */
export const ReopenDialog = (props: RequestDialogProps) => (
  <RequestVerbDialog
    {...props}
    title={`Reopen ${props.record.number}?`}
    form={requestStepForm}
    send={requestVerbs.reopen}
    submitLabel="Reopen request"
    pendingLabel="Reopening request..."
    done="Request reopened"
    failure="Failed to reopen request"
  >
    <Text>It becomes new again, to be accepted or declined.</Text>
  </RequestVerbDialog>
);
