import { chargeIntervals, type Lease, scheduleTypes } from '@rentsafe/domain/lease';
import { type Currency, currencies, type Money } from '@rentsafe/domain/money';
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
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { capitalised } from '../../../../text/capitalised';
import { intervalLabels } from '../record/leaseIntervals';

interface AmountProps {
  label: string;
  /** Of its control: `deposit_amount`. */
  amount: string;
  currency: string;
  required?: boolean;
  initial?: Money | null | undefined;
}

/** An amount and its currency. */
function Amount({ label, amount, currency, required = false, initial }: AmountProps) {
  const [chosen, setChosen] = useState<Currency>(initial?.currency ?? 'USD');
  return (
    <>
      <MoneyField
        label={label}
        name={amount}
        currency={chosen}
        required={required}
        defaultValue={initial?.amount}
      />
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

type Charge = Lease['schedules'][number];
type LaterAmount = Pick<Charge, 'type' | 'currency'> & Charge['steps'][number];

const laterAmounts = ({ type, currency, steps }: Charge): LaterAmount[] =>
  steps.slice(1).map((step) => ({ ...step, type, currency }));

interface TermsProps {
  /** What was saved before. */
  initial?: Lease | undefined;
}

const DayFields = ({ initial }: TermsProps) => (
  <Fieldset label="Days">
    <Fields columns={3}>
      <DateField label="Starts" name="from_on" required defaultValue={initial?.from_on} />
      <DateField
        label="Ends"
        name="to_on"
        defaultValue={initial?.to_on ?? undefined}
        hint="Leave blank for no end date."
      />
      <TextField
        label="Lease Number"
        name="number"
        autoComplete="off"
        defaultValue={initial?.number}
        hint={initial ? 'Leave blank to keep it.' : 'Leave blank for the next number.'}
      />
      <NumberField
        label="Due Day"
        name="due_day"
        required
        defaultValue={String(initial?.due_day ?? 1)}
        hint="Day of the month, or the last day of a shorter month."
      />
      <NumberField
        label="Grace Period (days)"
        name="grace_days"
        required
        defaultValue={String(initial?.grace_days ?? 5)}
      />
      <NumberField
        label="Notice Period (days)"
        name="notice_days"
        required
        defaultValue={String(initial?.notice_days ?? 30)}
      />
    </Fields>
  </Fieldset>
);

const ChargeRows = ({ initial }: TermsProps) => (
  <Repeater
    label="Charges"
    rowLabel={(number) => `Charge ${number}`}
    addLabel="Add Charge"
    removeLabel="Remove Charge"
    min={1}
    max={20}
    defaultValue={initial?.schedules ?? []}
  >
    {({ name }, charge) => (
      <Stack gap={3}>
        <Fields>
          <Select
            label="Type"
            name={name('charge_type')}
            required
            options={typeOptions}
            defaultValue={charge?.type ?? 'rent'}
          />
          <Select
            label="Every"
            name={name('charge_every')}
            required
            options={intervalOptions}
            defaultValue={String(charge?.every ?? 1)}
          />
          <Amount
            label="Net Amount"
            amount={name('charge_amount')}
            currency={name('charge_currency')}
            required
            initial={charge && { amount: charge.steps[0]?.amount ?? '', currency: charge.currency }}
          />
        </Fields>
        <Checkbox
          label="Add VAT"
          name={name('charge_vat')}
          defaultChecked={charge?.vat === 'standard'}
          hint="Needs a VAT-registered landlord and business use."
        />
      </Stack>
    )}
  </Repeater>
);

const LaterAmountRows = ({ initial }: TermsProps) => (
  <Repeater
    label="Later amounts"
    rowLabel={(number) => `Later Amount ${number}`}
    addLabel="Add Later Amount"
    removeLabel="Remove Later Amount"
    emptyText="The charges do not change."
    max={50}
    defaultValue={initial?.schedules.flatMap(laterAmounts) ?? []}
  >
    {({ name }, later) => (
      <Fields>
        <Select
          label="Charge"
          name={name('later_type')}
          required
          options={typeOptions}
          defaultValue={later?.type ?? 'rent'}
        />
        <DateField label="From" name={name('later_from_on')} required defaultValue={later?.from_on} />
        <Amount
          label="Net Amount"
          amount={name('later_amount')}
          currency={name('later_currency')}
          required
          initial={later}
        />
      </Fields>
    )}
  </Repeater>
);

/** The days of the lease, its deposit, and what it charges from its start and from later days on. */
export const TermsStep = ({ initial }: TermsProps) => (
  <Stack gap="section">
    <DayFields initial={initial} />
    <Fieldset label="Use">
      <Checkbox
        label="Used for business"
        name="business_use"
        defaultChecked={initial?.business_use ?? false}
      />
      <Checkbox label="Report Payments" name="reportable" defaultChecked={initial?.reportable ?? false} />
    </Fieldset>
    <Fieldset label="Deposit">
      <Fields>
        <Amount
          label="Deposit"
          amount="deposit_amount"
          currency="deposit_currency"
          initial={initial?.deposit}
        />
      </Fields>
    </Fieldset>
    <ChargeRows initial={initial} />
    <LaterAmountRows initial={initial} />
  </Stack>
);
