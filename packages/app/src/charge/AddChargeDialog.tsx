import { chargeForm, chargeInput } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import type { Lease } from '@rentsafe/domain/lease';
import type { Currency } from '@rentsafe/domain/money';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addCharge, showCharged } from '../calls/invoicing';
import { chargesOf } from '../calls/leases';
import { CreationDialog } from '../forms/CreationDialog';
import { CurrencyField } from '../forms/CurrencyField';
import { Fields } from '../forms/Fields';
import { CHOOSE, optionsOf } from '../forms/options';
import { invoicePath } from '../paths';
import { amountText } from '../text/Amounts';
import { typeText } from './chargeTexts';

interface AddChargeDialogProps {
  lease: Lease;
  onClose: () => void;
}

/** Charges a lease once, beside its schedule, with an invoice of its own. */
export function AddChargeDialog({ lease, onClose }: AddChargeDialogProps) {
  const queryClient = useQueryClient();
  const [currency, setCurrency] = useState<Currency>(lease.schedules[0]?.currency ?? 'USD');
  return (
    <CreationDialog
      title={`New Charge: ${lease.number}`}
      creation={{
        record: 'charge',
        form: chargeForm,
        add: addCharge,
        lists: chargesOf(lease).key,
        onCreated: () => showCharged(queryClient),
        recordOf: ({ description, amount, invoice }) => ({
          description: `${description}: ${amountText(amount)}, ${invoice.number}`,
          link: { label: 'Open invoice', href: invoicePath(invoice.id) },
        }),
      }}
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="lease" value={lease.id} />
        <Fields>
          <Select
            label="Type"
            name="type"
            required
            placeholder={CHOOSE}
            options={optionsOf(chargeInput.shape.type.options, typeText)}
          />
          <TextField
            label="Description"
            name="description"
            autoComplete="off"
            maxLength={500}
            hint="Shown on the invoice. Leave blank to use the charge type."
          />
          <MoneyField label="Net Amount" name="net" currency={currency} required />
          <CurrencyField required value={currency} onCurrency={setCurrency} />
          <DateField label="Charged On" name="charged_on" required max={today()} defaultValue={today()} />
          <DateField label="Due On" name="due_on" hint="Leave blank to use the charge date." />
        </Fields>
        {lease.business_use && <Checkbox label="Add VAT" name="vat" />}
      </Stack>
    </CreationDialog>
  );
}
