import { bankTransferForm } from '@rentsafe/domain/bankTransfer';
import { today } from '@rentsafe/domain/date';
import { addDays, laterOf } from '@rentsafe/format/date';
import { Button } from '@rentsafe/ui/Button';
import { DateField } from '@rentsafe/ui/DateField';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsQuery, showBankAccounts, transferMoney } from '../../../../calls/bankAccounts';
import { Fetched } from '../../../../calls/Fetched';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { bankAccountsPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { renderLink } from '../../../../text/renderLink';
import { accountsFor, type MoveMoneyDialogProps, rateBetween } from './moves';
import { RateNotice, ReceivedField } from './ReceivedField';
import { useRateWarning } from './useRateWarning';

const words = (isCash: boolean, isExchange: boolean) => {
  if (isExchange) return { title: 'Exchange', submit: 'Exchange', done: 'Money exchanged' };
  if (isCash) return { title: 'Bank the cash', submit: 'Bank', done: 'Cash banked' };
  return { title: 'Transfer', submit: 'Transfer', done: 'Money transferred' };
};

/** Money goes from an account to another one of the agency. */
export function MoveMoneyDialog({ account, between, onClose }: MoveMoneyDialogProps) {
  const queryClient = useQueryClient();
  const accounts = useQuery(bankAccountsQuery);
  const { id, name, kind, currency, available } = account;
  const isExchange = between === 'other';
  const { title, submit, done } = words(kind === 'cash', isExchange);
  const [amount, setAmount] = useState('');
  const [received, setReceived] = useState('');
  const [on, setOn] = useState<string>(today());
  const [to, setTo] = useState('');
  const targets = accountsFor({ account, between }, accounts.data ?? []);
  const target = targets.find((each) => String(each.id) === to) ?? targets[0];
  const rate = isExchange ? rateBetween({ amount, currency }, received) : undefined;
  const warning = useRateWarning(on, rate);
  const reconciled = [account.reconciled_on, target?.reconciled_on ?? null]
    .filter((until) => until !== null)
    .reduce<string | null>((last, until) => (last ? laterOf(last, until) : until), null);

  return (
    <ActionDialog
      title={`${title} ${isExchange || kind !== 'cash' ? 'from' : 'in'} ${name}`}
      form={bankTransferForm}
      send={async (body, key) => {
        await transferMoney(body, key);
        showBankAccounts(queryClient);
      }}
      validate={(entries) =>
        warning && entries.get('checked') !== 'on' ? { fields: { checked: 'Check both amounts first.' } } : {}
      }
      ready={target !== undefined}
      submitLabel={submit}
      pendingLabel={`${submit}...`}
      done={done}
      failure="Failed to move the money"
      onClose={onClose}
    >
      <Fetched query={accounts} subject="the accounts">
        {() =>
          target ? (
            <Stack gap="field">
              <input type="hidden" name="from" value={id} />
              <input type="hidden" name="currency" value={currency} />
              <Fields notices={isExchange && <RateNotice warning={warning} />}>
                <Select
                  label="To"
                  name="to"
                  required
                  options={targets.map((each) => ({ value: String(each.id), label: each.name }))}
                  value={String(target.id)}
                  onValueChange={({ value }) => setTo(value)}
                />
                <DateField
                  label="Date"
                  name="on"
                  required
                  min={reconciled ? addDays(reconciled, 1) : undefined}
                  max={today()}
                  value={on}
                  onValueChange={({ value }) => setOn(value)}
                  hint={reconciled ? `Reconciled until ${day(reconciled)}.` : undefined}
                />
                <MoneyField
                  label="Amount"
                  name="amount"
                  currency={currency}
                  required
                  value={amount}
                  onValueChange={({ value }) => setAmount(value)}
                  hint={`${amountText({ amount: available, currency })} is available.`}
                />
                {isExchange && (
                  <ReceivedField account={target} received={received} onReceived={setReceived} rate={rate} />
                )}
              </Fields>
              <TextField
                label="Reason"
                name="reason"
                required
                maxLength={500}
                autoComplete="off"
                defaultValue={isExchange ? '' : kind === 'cash' ? 'Cash banked' : 'Transfer'}
              />
            </Stack>
          ) : (
            <EmptyState
              title={`No other account in ${currency} is open`}
              actions={
                <Button asChild>{renderLink({ href: bankAccountsPath, children: 'Bank Accounts' })}</Button>
              }
            >
              An Admin must add it first.
            </EmptyState>
          )
        }
      </Fetched>
    </ActionDialog>
  );
}
