import { today } from '@rentsafe/domain/date';
import { disbursementPaymentForm, type disbursementSteps } from '@rentsafe/domain/disbursement';
import { DateField } from '@rentsafe/ui/DateField';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../../../forms/Fields';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';

/** Records that the money left the bank. */
export const PayDialog = (props: StepDialogProps<typeof disbursementSteps, 'pay'>) => (
  <StepDialog {...props} form={disbursementPaymentForm}>
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
  </StepDialog>
);
