import { today } from '@rentsafe/domain/date';
import { type subscriptionInvoiceSteps, subscriptionPaymentForm } from '@rentsafe/domain/subscription';
import { toMinor } from '@rentsafe/format/money';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextField } from '@rentsafe/ui/TextField';
import { typedMinor } from '../../../forms/typedMinor';
import { StepDialog } from '../../../record/StepDialog';
import type { StepDialogProps } from '../../../record/stepKind';
import { amountText } from '../../../text/Amounts';

/** Records what a client paid of an invoice. */
export function PayDialog(props: StepDialogProps<typeof subscriptionInvoiceSteps, 'pay'>) {
  const { open, currency } = props.record;
  return (
    <StepDialog
      {...props}
      form={subscriptionPaymentForm}
      validate={(entries) =>
        typedMinor(String(entries.get('amount') ?? '')) > toMinor(open)
          ? { fields: { amount: `Only ${amountText({ amount: open, currency })} is open.` } }
          : {}
      }
    >
      <input type="hidden" name="currency" value={currency} />
      <MoneyField
        label="Amount"
        name="amount"
        required
        currency={currency}
        defaultValue={open}
        hint={`${amountText({ amount: open, currency })} is open.`}
      />
      <DateField label="Received On" name="on" required max={today()} defaultValue={today()} />
      <TextField label="Reference" name="reference" maxLength={100} hint="As shown on the bank statement." />
    </StepDialog>
  );
}
