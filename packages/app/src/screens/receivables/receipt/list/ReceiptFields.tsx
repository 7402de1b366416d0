import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { today } from '@rentsafe/domain/date';
import { type Receipt, receiptMethods } from '@rentsafe/domain/receipt';
import { addDays } from '@rentsafe/format/date';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { leasesIn } from '../../../../calls/leases';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { capitalised } from '../../../../text/capitalised';
import { day } from '../../../../text/day';
import { AllocationFields } from './AllocationFields';
import { ExchangedFields } from './ExchangedFields';
import { useExchange } from './useExchange';
import { useReceiptAccount } from './useReceiptAccount';

interface ReceiptFieldsProps {
  /** Those that are open. */
  accounts: readonly BankAccount[];
  /** The receipt before this one, which nearly always has the same day, account and method. */
  last: Receipt | undefined;
}

const findLeases = leasesIn();

/** Whose money it is, how much, and how and where it came in. */
export function ReceiptFields({ accounts, last }: ReceiptFieldsProps) {
  const [lease, setLease] = useState<number>();
  const place = useReceiptAccount(accounts, last, lease);
  const { account, currency } = place;
  const [typed, setTyped] = useState('');
  const [receivedOn, setReceivedOn] = useState<string>(last?.received_on ?? today());
  const { amount, exchange } = useExchange(typed, currency, account, receivedOn);
  const reconciled = account?.reconciled_on;

  return (
    <>
      <Combobox
        label="Lease"
        name="lease"
        search={findLeases}
        hint="By number, tenant or address. Leave blank if the payer is unknown."
        onValueChange={({ option }) => setLease(option ? Number(option.value) : undefined)}
      />
      <Fields>
        {exchange ? (
          <ExchangedFields {...{ exchange, amount, currency, receivedOn }} />
        ) : (
          <MoneyField
            label="Amount"
            name="amount"
            currency={currency}
            required
            value={typed}
            onValueChange={({ value }) => setTyped(value)}
          />
        )}
        <CurrencyField required value={currency} onCurrency={place.chooseCurrency} />
        <Select
          label="Method"
          name="method"
          required
          options={optionsOf(receiptMethods, capitalised)}
          value={place.method}
          onValueChange={({ value }) => value && place.setMethod(value)}
        />
        <TextField label="Reference" name="reference" autoComplete="off" maxLength={100} />
        <DateField
          label="Received On"
          name="received_on"
          required
          min={reconciled ? addDays(reconciled, 1) : undefined}
          max={today()}
          value={receivedOn}
          onValueChange={({ value }) => setReceivedOn(value)}
          hint={reconciled ? `${account?.name} is reconciled until ${day(reconciled)}.` : undefined}
        />
        <Select
          label="Account"
          name="bank_account"
          required
          options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={account ? String(account.id) : ''}
          onValueChange={({ value }) => place.chooseAccount(value)}
          hint={accounts.length === 0 ? 'No account is open. Ask an Admin to add one.' : undefined}
        />
        <TextField
          label="Payer"
          name="payer"
          autoComplete="off"
          maxLength={200}
          hint="If different from the tenant."
        />
      </Fields>
      {lease !== undefined && <AllocationFields key={lease} {...{ lease, amount, currency }} />}
    </>
  );
}
