import { today } from '@rentsafe/domain/date';
import { landlordConsentForm } from '@rentsafe/domain/workOrder';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { workOrderVerbs } from '../../api/workOrders';
import { Fields } from '../../forms/Fields';
import { amountText } from '../../page/Amounts';
import { type OrderDialogProps, OrderVerbDialog } from './OrderVerbDialog';

/** Records that the landlord agrees to what an order costs. */
export const ConsentDialog = (props: OrderDialogProps) => (
  <OrderVerbDialog
    {...props}
    title={`Record consent to ${props.record.number}`}
    form={landlordConsentForm}
    send={workOrderVerbs.consent}
    submitLabel="Record consent"
    pendingLabel="Recording consent..."
    done="Consent recorded"
    failure="Failed to record consent"
  >
    {props.record.estimate && <Text>The estimate is {amountText(props.record.estimate)}.</Text>}
    <Fields>
      <TextField label="Given By" name="given_by" required maxLength={150} autoComplete="off" />
      <DateField label="Given On" name="given_on" required max={today()} defaultValue={today()} />
    </Fields>
    <TextField
      label="Evidence"
      name="evidence"
      required
      maxLength={500}
      autoComplete="off"
      hint="Where it can be read again: an email, a letter, a message."
    />
  </OrderVerbDialog>
);
