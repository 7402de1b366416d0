import { chargeIntervals, scheduleTypes } from '@rentsafe/domain/lease';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { Fields } from '../../forms/Fields';
import { optionsOf } from '../../forms/options';
import { capitalised } from '../../page/capitalised';
import { intervalLabels } from '../lease/leaseIntervals';

interface AmountProps {
  label: string;
  /** Of its control: `deposit_amount`. */
  amount: string;
  currency: string;
  required?: boolean;
}

/** An amount and its currency. */
function Amount({ label, amount, currency, required = false }: AmountProps) {
  const [chosen, setChosen] = useState<Currency>('USD');
  return (
    <>
      <MoneyField label={label} name={amount} currency={chosen} required={required} />
      <Select
        label="Currency"
        name={currency}
        required
        options={optionsOf(currencies)}
        value={chosen}
        onValueChange={({ value }) => value && setChosen(value)}
      />
    </>
  );
}

const typeOptions = optionsOf(scheduleTypes, capitalised);
const intervalOptions = chargeIntervals.map((every) => ({
  value: String(every),
  label: intervalLabels[every],
}));

/** The days of the lease, its deposit, and what it charges from its start and from later days on. */
export const TermsStep = () => (
  <Stack gap="section">
    <Fieldset legend="Days">
      <Fields columns={3}>
        <DateField label="Starts" name="from_on" required />
        <DateField label="Ends" name="to_on" hint="Empty: no end is agreed." />
        <TextField label="Lease Number" name="number" autoComplete="off" hint="Empty: the next number." />
        <NumberField
          label="Due Day"
          name="due_day"
          required
          defaultValue="1"
          hint="Of the month, or its last day."
        />
        <NumberField label="Days of Grace" name="grace_days" required defaultValue="5" />
        <NumberField label="Days of Notice" name="notice_days" required defaultValue="30" />
      </Fields>
    </Fieldset>
    <Fieldset legend="Use">
      <Checkbox label="Used for business" name="business_use" />
      <Checkbox label="Counts in payment-status reports" name="reportable" />
    </Fieldset>
    <Fieldset legend="Deposit">
      <Fields>
        <Amount label="Deposit" amount="deposit_amount" currency="deposit_currency" />
      </Fields>
    </Fieldset>
    <Repeater
      legend="Charges"
      rowLegend={(number) => `Charge ${number}`}
      addLabel="Add Charge"
      removeLabel="Remove Charge"
      min={1}
      max={20}
    >
      {({ name }) => (
        <Stack gap={3}>
          <Fields>
            <Select
              label="Type"
              name={name('charge_type')}
              required
              options={typeOptions}
              defaultValue="rent"
            />
            <Select
              label="Every"
              name={name('charge_every')}
              required
              options={intervalOptions}
              defaultValue="1"
            />
            <Amount
              label="Net Amount"
              amount={name('charge_amount')}
              currency={name('charge_currency')}
              required
            />
          </Fields>
          <Checkbox
            label="Add VAT"
            name={name('charge_vat')}
            hint="Needs a registered landlord and business use."
          />
        </Stack>
      )}
    </Repeater>
    <Repeater
      legend="Later amounts"
      rowLegend={(number) => `Later Amount ${number}`}
      addLabel="Add Later Amount"
      removeLabel="Remove Later Amount"
      emptyText="The charges stay as they begin."
      max={50}
    >
      {({ name }) => (
        <Fields>
          <Select
            label="Charge"
            name={name('later_type')}
            required
            options={typeOptions}
            defaultValue="rent"
          />
          <DateField label="From" name={name('later_from_on')} required />
          <Amount
            label="Net Amount"
            amount={name('later_amount')}
            currency={name('later_currency')}
            required
          />
        </Fields>
      )}
    </Repeater>
  </Stack>
);
