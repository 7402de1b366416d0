import { today } from '@rentsafe/domain/date';
import { disbursementPaymentForm } from '@rentsafe/domain/disbursement';
import { DateField } from '@rentsafe/ui/DateField';
import { TextField } from '@rentsafe/ui/TextField';
import { disbursementVerbs } from '../../../../calls/disbursements';
import { Fields } from '../../../../forms/Fields';
import { type DisbursementDialogProps, DisbursementVerbDialog } from './DisbursementVerbDialog';

/** Records that the money left the bank. */
export const PayDialog = (props: DisbursementDialogProps) => (
  <DisbursementVerbDialog
    {...props}
    title={`Record payment of ${props.record.number}`}
    form={disbursementPaymentForm}
    send={disbursementVerbs.pay}
    submitLabel="Record payment"
    pendingLabel="Recording payment..."
    done="Payment recorded"
    failure="Failed to record payment"
  >
    <Fields>
      <DateField label="Paid On" name="on" required max={today()} defaultValue={today()} />
      <TextField
        label="Reference"
        name="reference"
        autoComplete="off"
        maxLength={100}
        hint="As shown on the bank statement."
      />
    </Fields>
  </DisbursementVerbDialog>
);
