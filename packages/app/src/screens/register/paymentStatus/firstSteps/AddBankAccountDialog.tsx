import { bankAccountForm, bankAccountKinds } from '@rentsafe/domain/bankAccount';
import { currencies } from '@rentsafe/domain/money';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { addBankAccount, bankAccountsQuery } from '../../../../calls/bankAccounts';
import { firstStepsQuery } from '../../../../calls/firstSteps';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';

const kindTexts = { bank: 'Bank', cash: 'Cash', mobile: 'Mobile wallet' } as const;

/** A new account that receipts can go to. */
export function AddBankAccountDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add Bank Account"
      description="A bank account, cash till or mobile wallet, in one currency."
      creation={{
        record: 'account',
        form: bankAccountForm,
        add: addBankAccount,
        lists: bankAccountsQuery.queryKey,
        onCreated: () => {
          for (const { queryKey } of [bankAccountsQuery, firstStepsQuery])
            void queryClient.invalidateQueries({ queryKey });
        },
        recordOf: ({ name, currency }) => ({ description: `${name}, ${currency}` }),
      }}
      repeatable
      onClose={onClose}
    >
      <Fields>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          hint="Shown on receipts, such as Trust account USD."
        />
        <Select
          label="Kind"
          name="kind"
          required
          options={optionsOf(bankAccountKinds, (kind) => kindTexts[kind])}
          defaultValue="bank"
        />
        <Select
          label="Currency"
          name="currency"
          required
          options={optionsOf(currencies)}
          defaultValue="USD"
          hint="It can't be changed later."
        />
        <TextField label="Bank" name="bank_name" maxLength={150} autoComplete="off" />
        <TextField label="Account Number" name="number" maxLength={50} autoComplete="off" />
      </Fields>
    </CreationDialog>
  );
}
