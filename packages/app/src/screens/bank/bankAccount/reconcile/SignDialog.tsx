import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { today } from '@rentsafe/domain/date';
import { reconciliationForm } from '@rentsafe/domain/reconciliation';
import { addDays } from '@rentsafe/format/date';
import { DateField, type DateFieldProps } from '@rentsafe/ui/DateField';
import { MoneyField, type MoneyFieldProps } from '@rentsafe/ui/MoneyField';
import { Stack } from '@rentsafe/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bankVerbs, showBankChange } from '../../../../calls/bankStatements';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';
import { day } from '../../../../text/day';

export interface ReconcileDialogProps {
  account: BankAccount;
  onClose: () => void;
}

interface SignDialogProps extends ReconcileDialogProps {
  title: string;
  description: string;
  failure: string;
  on: string;
  date: Pick<DateFieldProps, 'label' | 'hint' | 'onValueChange'>;
  amount: Pick<MoneyFieldProps, 'label' | 'name' | 'min' | 'value' | 'onValueChange'>;
  /** What the amount is compared with. */
  children: ReactNode;
}

/** Signs what an account held on a day, against the accounts, without lines of a statement. */
export function SignDialog({
  account: { id, name, currency, reconciled_on },
  title,
  description,
  failure,
  on,
  date,
  amount,
  children,
  onClose,
}: SignDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={title}
      description={description}
      form={reconciliationForm}
      send={async (body, key) => {
        await bankVerbs.sign(body, key);
        showBankChange(queryClient);
      }}
      submitLabel="Sign"
      pendingLabel="Signing..."
      done={`${name} is reconciled until ${day(on)}`}
      failure={failure}
      onClose={onClose}
    >
      <Stack gap="field">
        <input type="hidden" name="bank_account" value={id} />
        <input type="hidden" name="currency" value={currency} />
        <Fields>
          <DateField
            {...date}
            name="on"
            required
            min={reconciled_on ? addDays(reconciled_on, 1) : undefined}
            max={today()}
            value={on}
          />
          <MoneyField {...amount} currency={currency} required />
        </Fields>
        {children}
      </Stack>
    </ActionDialog>
  );
}
