import { today } from '@rentsafe/domain/date';
import {
  knownCost,
  landlordConsentForm,
  type WorkOrder,
  type workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../../../forms/Fields';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';

function Known({ order: { estimate, actual, agreed } }: { order: WorkOrder }) {
  const known = [
    actual && `The work came to ${amountText(actual)}.`,
    estimate && !actual && `The estimate is ${amountText(estimate)}.`,
    agreed && `Work needs another consent above ${amountText(agreed)}.`,
  ].filter(Boolean);
  return known.length > 0 && <Text>{known.join(' ')}</Text>;
}

/** For how much: in all, so that the most that was agreed to counts. */
function Agreed({ order }: { order: WorkOrder }) {
  const cost = knownCost(order);
  const { currency } = order;
  return (
    <>
      <MoneyField
        label="Agreed Amount"
        name="amount"
        currency={currency}
        required
        defaultValue={cost?.amount ?? ''}
        hint="For all of the work, including VAT. A higher cost needs another consent."
      />
      <input type="hidden" name="currency" value={currency} />
    </>
  );
}

/** Records that the landlord agrees to what an order costs. */
export const ConsentDialog = (props: StepDialogProps<typeof workOrderSteps, 'consent'>) => (
  <StepDialog {...props} title={`Record consent to ${props.record.number}`} form={landlordConsentForm}>
    <Known order={props.record} />
    <Fields>
      <Agreed order={props.record} />
      <TextField label="Given By" name="given_by" required maxLength={150} autoComplete="off" />
      <DateField label="Given On" name="given_on" required max={today()} defaultValue={today()} />
    </Fields>
    <TextField
      label="Evidence"
      name="evidence"
      required
      maxLength={500}
      autoComplete="off"
      hint="Where it is recorded, such as an email, a letter or a message."
    />
  </StepDialog>
);
