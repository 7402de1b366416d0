import { type Charge, chargeCreditForm } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { joinParts } from '@rentsafe/domain/text';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { addCredit, invoiceList, showCharged } from '../../api/invoicing';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';
import { amountText } from '../../page/Amounts';
import { day } from '../../page/day';
import { invoicePath } from '../../page/recordPaths';

interface CreditDialogProps {
  charge: Charge;
  onClose: () => void;
}

/** Lowers what is open of a charge by a credit note, or writes it off. */
export function CreditDialog({ charge, onClose }: CreditDialogProps) {
  const queryClient = useQueryClient();
  const { id, description, open, charged_on } = charge;
  const from = charged_on > today() ? `It can be credited from ${day(charged_on)} on.` : '';
  return (
    <CreationDialog
      title={`Credit ${description}`}
      description={joinParts([`${amountText(open)} is open. A credit cannot be taken back.`, from], ' ')}
      creation={{
        record: 'credit',
        form: chargeCreditForm,
        add: (body, idempotencyKey) => addCredit(id, body, idempotencyKey),
        lists: invoiceList.key,
        onCreated: () => showCharged(queryClient),
        recordOf: ({ credit_note }) => ({
          description: `${credit_note.number}: ${description}`,
          link: { label: 'Open credit note', href: invoicePath(credit_note.id) },
        }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <RadioGroup
          label="Kind"
          name="kind"
          defaultValue="credit"
          options={[
            { value: 'credit', label: 'Credit note', hint: 'It should not have been charged.' },
            {
              value: 'write_off',
              label: 'Write-off',
              hint: 'It is owed, but nobody expects it to be paid. It still counts against the tenant in ratings.',
            },
          ]}
        />
        <input type="hidden" name="currency" value={open.currency} />
        <Fields>
          <MoneyField
            label="Amount with VAT"
            name="amount"
            currency={open.currency}
            defaultValue={open.amount}
            required
          />
          <DateField label="Date" name="on" required max={today()} defaultValue={today()} />
        </Fields>
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </CreationDialog>
  );
}
