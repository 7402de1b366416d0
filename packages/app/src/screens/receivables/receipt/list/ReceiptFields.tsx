import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { addDays, today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { type Receipt, receiptMethods } from '@rentsafe/domain/receipt';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { leasesIn } from '../../../../calls/leases';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { useFarRate } from '../../../../forms/useFarRate';
import { capitalised } from '../../../../text/capitalised';
import { day } from '../../../../text/day';
import { AllocationFields } from './AllocationFields';

interface ReceiptFieldsProps {
  /** Those that are open. */
  accounts: readonly BankAccount[];
  /** The receipt before this one, which nearly always has the same day, account and method. */
  last: Receipt | undefined;
}

const findLeases = leasesIn();

/** Whose money it is, how much, and how and where it came in. */
export function ReceiptFields({ accounts, last }: ReceiptFieldsProps) {
  const [accountId, setAccountId] = useState(String(last?.bank_account?.id ?? accounts[0]?.id ?? ''));
  const account = accounts.find(({ id }) => String(id) === accountId);
  const [currency, setCurrency] = useState<Currency>(account?.currency ?? 'USD');
  const [lease, setLease] = useState<number>();
  const [amount, setAmount] = useState('');
  const [receivedOn, setReceivedOn] = useState<string>(last?.received_on ?? today());
  const reconciled = account?.reconciled_on;
  const isExchanged = account !== undefined && account.currency !== currency;

  function chooseAccount(id: string) {
    setAccountId(id);
    const chosen = accounts.find((each) => String(each.id) === id);
    if (chosen) setCurrency(chosen.currency);
  }

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
        <MoneyField
          label="Amount"
          name="amount"
          currency={currency}
          required
          onValueChange={({ value }) => setAmount(value)}
        />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
        {isExchanged && <ExchangedFields account={account} receivedOn={receivedOn} />}
        <Select
          label="Method"
          name="method"
          required
          options={optionsOf(receiptMethods, capitalised)}
          defaultValue={last?.method ?? 'transfer'}
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
          value={accountId}
          onValueChange={({ value }) => chooseAccount(value)}
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

/** What another currency came to on the account, and at which rate. */
function ExchangedFields({ account, receivedOn }: { account: BankAccount; receivedOn: string }) {
  const [rate, setRate] = useState('');
  const farRate = useFarRate();
  return (
    <>
      <MoneyField
        label="Paid"
        name="paid"
        currency={account.currency}
        required
        hint={`Amount received into ${account.name}.`}
      />
      <NumberField
        label="Rate"
        name="rate"
        decimals={6}
        required
        hint="ZiG per US dollar."
        error={farRate(receivedOn, rate)}
        value={rate}
        onValueChange={({ value }) => setRate(value)}
      />
    </>
  );
}
