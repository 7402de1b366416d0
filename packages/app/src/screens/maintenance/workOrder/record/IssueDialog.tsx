import { today } from '@rentsafe/domain/date';
import { reasonForm } from '@rentsafe/domain/step';
import { needsConsent, type WorkOrder, workOrderDay, type workOrderSteps } from '@rentsafe/domain/workOrder';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps, StepKind } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { ConsentButtons } from './ConsentButtons';

/** What stands in the way, or is skipped in an emergency. */
function Consent({ kind, order }: { kind: StepKind<typeof workOrderSteps>; order: WorkOrder }) {
  if (!needsConsent(order) || !order.agreed) return null;
  const limit = amountText(order.agreed);
  return order.priority === 'emergency' ? (
    <Callout tone="warning" title="The landlord has not agreed.">
      The estimate is above {limit}. As an emergency, the order can still be issued and is marked accordingly.
    </Callout>
  ) : (
    <Callout tone="warning" title={`The landlord's consent is needed above ${limit}.`}>
      <ConsentButtons kind={kind} order={order} />
    </Callout>
  );
}

/** Gives an order to its contractor. */
export const IssueDialog = (props: StepDialogProps<typeof workOrderSteps, 'issue'>) => (
  <StepDialog {...props} form={reasonForm(workOrderDay)}>
    {props.record.contractor ? (
      <Text>{props.record.contractor.name} receives the order. Then print the job card, or send it.</Text>
    ) : (
      <Callout tone="warning" title="Choose a contractor first.">
        Close this form and edit the order.
      </Callout>
    )}
    <Consent kind={props.kind} order={props.record} />
    <DateField label="Issued On" name="on" required max={today()} defaultValue={today()} />
  </StepDialog>
);
