import { today } from '@rentsafe/domain/date';
import { toMinor } from '@rentsafe/domain/money';
import {
  type SubscriptionInvoice,
  subscriptionPaymentForm,
  subscriptionVoidForm,
} from '@rentsafe/domain/subscription';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { payInvoice, showSubscriptions, voidInvoice } from '../../../calls/subscriptions';
import { ActionDialog } from '../../../forms/ActionDialog';
import { typedMinor } from '../../../forms/typedMinor';
import { amountText } from '../../../text/Amounts';

export interface InvoiceDialogProps {
  invoice: SubscriptionInvoice;
  onClose: () => void;
}

/** Records what a client paid of an invoice. */
export function PayDialog({ invoice: { id, number, open, currency }, onClose }: InvoiceDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Record payment of ${number}`}
      form={subscriptionPaymentForm}
      validate={(entries) =>
        typedMinor(String(entries.get('amount') ?? '')) > toMinor(open)
          ? { fields: { amount: `Only ${amountText({ amount: open, currency })} is open.` } }
          : {}
      }
      send={async (body, key) => {
        await payInvoice(id, body, key);
        await showSubscriptions(queryClient);
      }}
      submitLabel="Record payment"
      pendingLabel="Recording payment..."
      done="Payment recorded"
      failure="Failed to record payment"
      onClose={onClose}
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
    </ActionDialog>
  );
}

/** Takes back an invoice that nothing was paid of. */
export function VoidDialog({ invoice: { id, number }, onClose }: InvoiceDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Void ${number}`}
      description="It stays in the list as void, is no longer owed, and its month is not invoiced again."
      form={subscriptionVoidForm}
      send={async (body) => {
        await voidInvoice(id, body);
        await showSubscriptions(queryClient);
      }}
      submitLabel="Void invoice"
      pendingLabel="Voiding invoice..."
      done="Invoice voided"
      failure="Failed to void invoice"
      onClose={onClose}
    >
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </ActionDialog>
  );
}
