import { depositRefundForm } from '@rentsafe/domain/deposit';
import { toMinor } from '@rentsafe/format/money';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountsOf } from '../../../calls/bankAccounts';
import { depositList, refund, showDeposits } from '../../../calls/deposits';
import { Fetched } from '../../../calls/Fetched';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { typedMinor } from '../../../forms/typedMinor';
import { disbursementsPath } from '../../../paths';
import { PayeeBank } from '../../../payment/PayeeBank';
import { amountText } from '../../../text/Amounts';
import type { DepositDialogProps } from './depositDialogs';

/** Drafts a disbursement of what is held to the tenant. */
export function RefundDialog({ deposit, client, onClose }: DepositDialogProps) {
  const queryClient = useQueryClient();
  const { lease, tenant, currency, held } = deposit;
  const accounts = useQuery(bankAccountsOf(client));
  const [amount, setAmount] = useState(held);
  const overLimit = (typed: string) => typedMinor(typed) > toMinor(held) && `Only ${held} is held.`;
  return (
    <CreationDialog
      title={`Refund the deposit of ${lease.number}`}
      creation={{
        record: 'refund',
        form: depositRefundForm,
        add: (body, key) => refund(lease.id, body, key),
        lists: depositList.key,
        onCreated: () => showDeposits(queryClient),
        recordOf: ({ number }) => ({
          description: `${number} is a draft: another Admin must approve it.`,
          link: { label: 'Open disbursements', href: disbursementsPath },
        }),
      }}
      validate={(entries) => {
        const issue = overLimit(String(entries.get('amount') ?? ''));
        return issue ? { fields: { amount: issue } } : {};
      }}
      ready={accounts.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={accounts} subject="the accounts">
        {(all) => {
          const open = all.filter((account) => account.is_active && account.currency === currency);
          return (
            <Stack gap="field">
              <Text>
                It goes to {tenant?.name ?? 'the tenant'} once another Admin has approved it. It remains held
                until then.
              </Text>
              {tenant && (
                <DescriptionList
                  items={[{ term: 'Paid Into', description: <PayeeBank party={tenant} client={client} /> }]}
                />
              )}
              <input type="hidden" name="currency" value={currency} />
              <Fields>
                <MoneyField
                  label="Amount"
                  name="amount"
                  currency={currency}
                  required
                  hint={`${amountText({ amount: held, currency })} is held`}
                  error={overLimit(amount)}
                  value={amount}
                  onValueChange={({ value }) => setAmount(value)}
                />
                <Select
                  label="Account"
                  name="bank_account"
                  required
                  options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
                  hint="The account it is paid from."
                  disabledReason={
                    open.length === 0
                      ? `No account in ${currency} is open. Ask an Admin to add one.`
                      : undefined
                  }
                />
              </Fields>
            </Stack>
          );
        }}
      </Fetched>
    </CreationDialog>
  );
}
