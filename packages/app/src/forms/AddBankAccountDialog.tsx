import { bankAccountForm, bankAccountKinds } from '@rentsafe/domain/bankAccount';
import { currencies } from '@rentsafe/domain/money';
import { Select } from '@rentsafe/ui/Select';
import { useQueryClient } from '@tanstack/react-query';
import { addBankAccount, bankAccountList, showBankAccounts } from '../calls/bankAccounts';
import { firstStepsQuery } from '../calls/firstSteps';
import { bankAccountPath } from '../paths';
import { bankAccountKindTexts } from '../text/bankAccountTexts';
import { BankAccountFields } from './BankAccountFields';
import { CreationDialog } from './CreationDialog';
import { Fields } from './Fields';
import { optionsOf } from './options';

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
        lists: bankAccountList.key,
        onCreated: () => {
          showBankAccounts(queryClient);
          void queryClient.invalidateQueries({ queryKey: firstStepsQuery.queryKey });
        },
        recordOf: ({ id, name, currency }) => ({
          description: `${name}, ${currency}`,
          link: { label: 'Open account', href: bankAccountPath(id) },
        }),
      }}
      repeatable
      onClose={onClose}
    >
      <BankAccountFields />
      <Fields>
        <Select
          label="Kind"
          name="kind"
          required
          options={optionsOf(bankAccountKinds, (kind) => bankAccountKindTexts[kind])}
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
      </Fields>
    </CreationDialog>
  );
}
