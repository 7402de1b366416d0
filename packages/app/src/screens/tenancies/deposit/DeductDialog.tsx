import type { Charge } from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { type Deposit, depositDeductionForm } from '@rentsafe/domain/deposit';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deduct, depositList, showDeposits } from '../../../calls/deposits';
import { Fetched } from '../../../calls/Fetched';
import { openChargesQuery } from '../../../calls/receipts';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { CHOOSE } from '../../../forms/options';
import { typedMinor } from '../../../forms/typedMinor';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import type { DepositDialogProps } from './depositDialogs';

/** Settles an open charge of a lease from its deposit. */
export function DeductDialog({ deposit, client, onClose }: DepositDialogProps) {
  const queryClient = useQueryClient();
  const { lease, currency } = deposit;
  const charges = useQuery(openChargesQuery(lease.id, client, currency));
  return (
    <CreationDialog
      title={`Deduct from the deposit of ${lease.number}`}
      creation={{
        record: 'deduction',
        form: depositDeductionForm,
        add: (body, key) => deduct(lease.id, body, key),
        lists: depositList.key,
        onCreated: () => showDeposits(queryClient),
        recordOf: ({ held }) => ({
          description: `${lease.number}: ${amountText({ amount: held, currency })} is still held.`,
        }),
      }}
      validate={(entries) => {
        const chosen = charges.data?.find(({ id }) => String(id) === entries.get('charge'));
        const issue = overLimit(String(entries.get('amount') ?? ''), deposit, chosen);
        return issue ? { fields: { amount: issue } } : {};
      }}
      ready={charges.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={charges} subject="the open charges">
        {(open) => (
          <DeductionFields deposit={deposit} charges={open.filter(({ type }) => type !== 'deposit')} />
        )}
      </Fetched>
    </CreationDialog>
  );
}

/** Why an amount is too much, as the server words it. */
function overLimit(typed: string, { held }: Deposit, charge: Charge | undefined): string | undefined {
  const amount = typedMinor(typed);
  if (charge && amount > toMinor(charge.open.amount)) return `Only ${charge.open.amount} is open.`;
  return amount > toMinor(held) ? `Only ${held} is held.` : undefined;
}

interface DeductionFieldsProps {
  deposit: Deposit;
  charges: readonly Charge[];
}

function DeductionFields({ deposit, charges }: DeductionFieldsProps) {
  const { held, currency } = deposit;
  const [first] = charges.length === 1 ? charges : [];
  const [chosenId, setChosenId] = useState(String(first?.id ?? ''));
  const chosen = charges.find(({ id }) => String(id) === chosenId);
  const [typed, setTyped] = useState<string>();
  const most = chosen && toMinor(chosen.open.amount) < toMinor(held) ? chosen.open.amount : held;
  const amount = typed ?? (chosen ? toDecimal(toMinor(most)) : '');
  return (
    <Stack gap="field">
      <input type="hidden" name="currency" value={currency} />
      <Select
        label="Charge"
        name="charge"
        required
        placeholder={CHOOSE}
        options={charges.map(({ id, description, due_on, open, disputed }) => ({
          value: String(id),
          label: dotted(
            description,
            `due ${day(due_on)}`,
            `${amountText(open)} open`,
            disputed ? 'disputed' : null,
          ),
        }))}
        value={chosenId}
        onValueChange={({ value }) => setChosenId(value)}
        disabledReason={
          charges.length === 0
            ? `Nothing is open in ${currency}. Add the deduction to the lease as a charge first.`
            : undefined
        }
      />
      <Fields>
        <MoneyField
          label="Amount"
          name="amount"
          currency={currency}
          required
          hint={dotted(
            `${amountText({ amount: held, currency })} is held`,
            chosen && `${amountText(chosen.open)} is open`,
          )}
          error={overLimit(amount, deposit, chosen)}
          value={amount}
          onValueChange={({ value }) => setTyped(value)}
        />
        <DateField
          label="Deducted On"
          name="on"
          required
          min={chosen?.charged_on}
          max={today()}
          defaultValue={today()}
        />
      </Fields>
      <TextArea
        label="Reason"
        name="reason"
        maxLength={500}
        hint="Shown to the tenant: what was damaged or left unpaid."
      />
    </Stack>
  );
}
