import { type Charge, type ChargeCredit, chargeCreditForm } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { creditable } from '@rentsafe/domain/ledger';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addCredit, invoiceList, showCharged } from '../calls/invoicing';
import { CreationDialog } from '../forms/CreationDialog';
import { Fields } from '../forms/Fields';
import { typedMinor } from '../forms/typedMinor';
import { invoicePath } from '../paths';
import { amountText } from '../text/Amounts';
import { day } from '../text/day';
import { isOpen, paidBy } from './chargeTexts';
import { FreedPayments } from './FreedPayments';

interface CreditDialogProps {
  charge: Charge;
  onClose: () => void;
}

/** Lowers a charge by a credit note, or writes off what is open of it. */
export function CreditDialog({ charge, onClose }: CreditDialogProps) {
  const queryClient = useQueryClient();
  const { id, description, open, paid, payments, charged_on } = charge;
  const mayWriteOff = isOpen(charge);
  const [kind, setKind] = useState<ChargeCredit['kind'] | ''>('credit');
  const [typed, setTyped] = useState(mayWriteOff ? open.amount : '');
  const amount = typedMinor(typed);
  const openMinor = toMinor(open.amount);
  const most = kind === 'credit' ? creditable(openMinor, paidBy(charge)) : openMinor;
  const limit = kind === 'credit' ? 'can be credited' : 'is open';
  const from = charged_on > today() ? `It can be credited from ${day(charged_on)} on.` : '';
  return (
    <CreationDialog
      title={`Credit ${description}`}
      description={joinParts(
        [
          `${amountText(open)} is open${payments.length > 0 ? `, and ${amountText(paid)} has been paid` : ''}.`,
          'A credit cannot be undone.',
          from,
        ],
        ' ',
      )}
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
        {mayWriteOff ? (
          <RadioGroup
            label="Kind"
            name="kind"
            value={kind}
            onValueChange={({ value }) => setKind(value)}
            options={[
              { value: 'credit', label: 'Credit note', description: 'It should not have been charged.' },
              {
                value: 'write_off',
                label: 'Write-off',
                description:
                  'It is owed but not expected to be paid. It still counts in the tenant’s rating.',
              },
            ]}
          />
        ) : (
          <input type="hidden" name="kind" value="credit" />
        )}
        <input type="hidden" name="currency" value={open.currency} />
        <Fields>
          <MoneyField
            label="Amount with VAT"
            name="amount"
            currency={open.currency}
            error={amount > most && `Only ${toDecimal(most)} ${limit}.`}
            value={typed}
            onValueChange={({ value }) => setTyped(value)}
            required
          />
          <DateField label="Date" name="on" required max={today()} defaultValue={today()} />
        </Fields>
        {kind === 'credit' && amount <= most && <FreedPayments charge={charge} amount={amount} />}
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </CreationDialog>
  );
}
