import { today } from '@rentsafe/domain/date';
import { type WorkOrder, workOrderDayForm } from '@rentsafe/domain/workOrder';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { workOrderVerbs } from '../../../../calls/workOrders';
import { amountText } from '../../../../text/Amounts';
import { needsConsent } from './needsConsent';
import { type OrderDialogProps, OrderVerbDialog } from './OrderVerbDialog';

/** What stands in the way, or is skipped in an emergency. */
function Consent({ order }: { order: WorkOrder }) {
  if (!needsConsent(order) || !order.agreed) return null;
  const limit = amountText(order.agreed);
  return order.priority === 'emergency' ? (
    <Callout tone="warning" title="The landlord has not agreed.">
      The estimate is above {limit}. As an emergency, the order can still be issued and is marked accordingly.
    </Callout>
  ) : (
    <Callout tone="warning" title={`The landlord's consent is needed above ${limit}.`}>
      Close this form and record the consent first.
    </Callout>
  );
}

/** Gives an order to its contractor. */
export const IssueDialog = (props: OrderDialogProps) => (
  <OrderVerbDialog
    {...props}
    title={`Issue ${props.record.number}`}
    form={workOrderDayForm}
    send={workOrderVerbs.issue}
    submitLabel="Issue order"
    pendingLabel="Issuing order..."
    done="Work order issued"
    failure="Failed to issue work order"
  >
    {props.record.contractor ? (
      <Text>{props.record.contractor.name} receives the order. Then print the job card, or send it.</Text>
    ) : (
      <Callout tone="warning" title="Choose a contractor first.">
        Close this form and edit the order.
      </Callout>
    )}
    <Consent order={props.record} />
    <DateField label="Issued On" name="on" required max={today()} defaultValue={today()} />
  </OrderVerbDialog>
);

/** Records that the work began. */
export const StartDialog = (props: OrderDialogProps) => (
  <OrderVerbDialog
    {...props}
    title={`Record start of ${props.record.number}`}
    form={workOrderDayForm}
    send={workOrderVerbs.start}
    submitLabel="Record start"
    pendingLabel="Recording start..."
    done="Start recorded"
    failure="Failed to record start"
  >
    <DateField label="Started On" name="on" required max={today()} defaultValue={today()} />
  </OrderVerbDialog>
);
