import {
  type CostBearer,
  costBearers,
  needsConsent,
  type WorkOrder,
  workOrderClosingForm,
  type workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { Callout } from '@rentsafe/ui/Callout';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Link } from '@rentsafe/ui/Link';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractorQuery } from '../../../../calls/contractors';
import { leasesIn } from '../../../../calls/leases';
import { Fields } from '../../../../forms/Fields';
import { contractorPath } from '../../../../paths';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps, StepKind } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { renderLink } from '../../../../text/renderLink';
import { bearerTexts } from '../list/workOrderTexts';
import { ConsentButtons } from './ConsentButtons';

const hints: Readonly<Record<CostBearer, string>> = {
  landlord: 'A contractor’s bill, paid from the landlord’s money.',
  tenant: 'A charge on the lease.',
  agency: 'Nothing is posted; the cost is the agency’s.',
};

/** A bill needs someone in the register to whom it is owed. */
function Unlinked({ id }: { id: number }) {
  const { data } = useQuery(contractorQuery(id));
  if (!data || data.party) return null;
  return (
    <Callout tone="warning" title="This contractor is not linked to a person or company.">
      <Link asChild>{renderLink({ href: contractorPath(id), children: `Open ${data.name}` })}</Link> and enter
      the payee.
    </Callout>
  );
}

interface BearerProps {
  kind: StepKind<typeof workOrderSteps>;
  order: WorkOrder;
  /** As it is now: consent may be recorded meanwhile. */
  current: WorkOrder;
}

function Bearer({ kind, order, current }: BearerProps) {
  const [findLeases] = useState(() => leasesIn(order.client.id));
  const [bearer, setBearer] = useState<CostBearer>('landlord');
  const { contractor, lease } = order;
  return (
    <>
      <RadioGroup
        label="Paid By"
        name="bearer"
        required
        options={costBearers.map((value) => ({
          value,
          label: bearerTexts[value],
          description: hints[value],
        }))}
        value={bearer}
        onValueChange={({ value }) => value && setBearer(value as CostBearer)}
      />
      {bearer === 'landlord' && needsConsent(current) && current.agreed && (
        <Callout
          tone="warning"
          title={`The landlord's consent is needed above ${amountText(current.agreed)}.`}
        >
          <Stack gap={3}>
            Record the new consent first, or choose who else pays.
            <ConsentButtons kind={kind} order={current} />
          </Stack>
        </Callout>
      )}
      {bearer === 'landlord' && contractor && <Unlinked id={contractor.id} />}
      {bearer !== 'agency' && (
        <Fields>
          {bearer === 'tenant' && (
            <Combobox
              label="Lease"
              name="lease"
              required
              search={findLeases}
              {...(lease && { defaultValue: { value: lease.id, label: lease.number } })}
            />
          )}
          <DateField
            label="Due On"
            name="due_on"
            hint={
              bearer === 'landlord'
                ? 'Leave blank for 30 days after the work.'
                : 'Leave blank for the day of the work.'
            }
          />
        </Fields>
      )}
    </>
  );
}

/** Closes a completed order, for good: to a bill, a charge or the agency's cost. */
export function CloseDialog(props: StepDialogProps<typeof workOrderSteps, 'close'>) {
  // As it was when it was opened.
  const [order] = useState(props.record);
  return (
    <StepDialog {...props} record={order} form={workOrderClosingForm}>
      <Text>
        The work came to {order.actual ? amountText(order.actual) : 'nothing'}. A closed order can no longer
        be changed.
      </Text>
      <Bearer kind={props.kind} order={order} current={props.record} />
    </StepDialog>
  );
}
