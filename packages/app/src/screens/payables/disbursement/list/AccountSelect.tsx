import type { Currency } from '@rentsafe/domain/money';
import { Select } from '@rentsafe/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { amountText } from '../../../../text/Amounts';

/** The account from which is paid: one that is open, in the currency of what is paid. */
export function AccountSelect({ currency }: { currency: Currency }) {
  const { data = [] } = useQuery(bankAccountsQuery);
  const accounts = data.filter((account) => account.is_active && account.currency === currency);
  return (
    <Select
      label="Bank Account"
      name="bank_account"
      required
      options={accounts.map(({ id, name, available }) => ({
        value: String(id),
        label: `${name}, ${amountText({ amount: available, currency })} available`,
      }))}
      defaultValue={String(accounts[0]?.id ?? '')}
      hint={accounts.length === 0 ? `No account in ${currency} is open. Ask an Admin to add one.` : undefined}
    />
  );
}
