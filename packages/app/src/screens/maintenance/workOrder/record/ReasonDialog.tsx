import { workOrderReasonForm } from '@rentsafe/domain/workOrder';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { workOrderVerbs } from '../../../../calls/workOrders';
import { type OrderDialogProps, OrderVerbDialog } from './OrderVerbDialog';

/** Takes a completed order up again. */
export const ReopenDialog = (props: OrderDialogProps) => (
  <OrderVerbDialog
    {...props}
    title={`Reopen ${props.record.number}`}
    form={workOrderReasonForm}
    send={workOrderVerbs.reopen}
    submitLabel="Reopen order"
    pendingLabel="Reopening order..."
    done="Work order reopened"
    failure="Failed to reopen work order"
  >
    <Text>Work continues. Its lines are kept and can be changed when it is completed again.</Text>
    <TextArea label="Reason" name="reason" required maxLength={500} />
  </OrderVerbDialog>
);

/** Gives up an order that is not completed. */
export const CancelDialog = (props: OrderDialogProps) => (
  <OrderVerbDialog
    {...props}
    title={`Cancel ${props.record.number}`}
    form={workOrderReasonForm}
    send={workOrderVerbs.cancel}
    submitLabel="Cancel order"
    pendingLabel="Cancelling order..."
    done="Work order cancelled"
    failure="Failed to cancel work order"
  >
    <Text>It stays in the list as cancelled and cannot be restored.</Text>
    <TextArea label="Reason" name="reason" required maxLength={500} />
  </OrderVerbDialog>
);
