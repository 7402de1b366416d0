import {
  type BankAccount,
  type BankAccountPatch,
  bankAccountDetailsForm,
} from '@rentsafe/domain/bankAccount';
import type { Values } from '@rentsafe/ui/Edition';
import { Text } from '@rentsafe/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankAccountQuery, changeBankAccount, showBankAccount } from '../../../../calls/bankAccounts';
import { BankAccountFields } from '../../../../forms/BankAccountFields';
import { EditDialog } from '../../../../forms/EditDialog';

interface EditBankAccountDialogProps {
  account: BankAccount;
  onClose: () => void;
}

const valuesOf = ({ name, bank_name, number }: Partial<BankAccount>): Values => ({ name, bank_name, number });

/** What an account is called and where it is held; its kind and currency stay. */
export function EditBankAccountDialog({ account, onClose }: EditBankAccountDialogProps) {
  const queryClient = useQueryClient();
  const [before] = useState(account);
  const { id, name, currency } = before;
  return (
    <EditDialog
      title={`Edit ${name}`}
      edit={{
        record: 'account',
        before,
        form: bankAccountDetailsForm,
        valuesOf,
        typedValues: (typed) => valuesOf(typed as Partial<BankAccount>),
        save: (changes, version) => changeBankAccount(id, { ...changes, version } as BankAccountPatch),
        read: () => queryClient.fetchQuery({ ...bankAccountQuery(id), staleTime: 0 }),
        onSaved: (saved) => showBankAccount(queryClient, saved),
      }}
      onClose={onClose}
    >
      <Text tone="muted">{`Its kind and its currency, ${currency}, stay as they are.`}</Text>
      <BankAccountFields initial={before} />
    </EditDialog>
  );
}
