import { commissionDrawForm } from '@rentsafe/domain/disbursement';
import type { Money } from '@rentsafe/domain/money';
import { toMinor } from '@rentsafe/format/money';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Select } from '@rentsafe/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { companyOfClientQuery, drawCommission } from '../../../calls/trustReports';
import { CreationDialog } from '../../../forms/CreationDialog';
import { Fields } from '../../../forms/Fields';
import { PartyField } from '../../../party/field/PartyField';
import { disbursementPath } from '../../../paths';
import { useBook } from '../../../session/useBook';
import { useClientName } from '../../../session/useClientName';
import { amountText } from '../../../text/Amounts';

export interface DrawDialogProps {
  /** The agency's share of the money that is held. */
  available: Money;
  /** The key of the list behind, which is read again. */
  lists: readonly string[];
  onClose: () => void;
}

/** Drafts the payment of commission to the agency itself. */
export function DrawDialog({ available, lists, onClose }: DrawDialogProps) {
  const queryClient = useQueryClient();
  const { data: accounts = [] } = useQuery(bankAccountsQuery);
  // As it was found before the form opened: what is typed since stays.
  const own = useBook()?.agency.company;
  const { data: named } = useQuery({ ...companyOfClientQuery(useClientName()), enabled: false });
  const company = own ? { value: own.id, label: own.name } : named;
  const { amount, currency } = available;
  const open = accounts.filter((account) => account.is_active && account.currency === currency);
  const limit = `Only ${amountText(available)} is available.`;
  return (
    <CreationDialog
      title="Draw Commission"
      description="Creates a draft disbursement to the agency for another Admin to approve."
      creation={{
        record: 'disbursement',
        form: commissionDrawForm,
        add: drawCommission,
        lists,
        onCreated: () => {
          for (const queryKey of [lists, ['disbursements'], bankAccountsQuery.queryKey])
            void queryClient.invalidateQueries({ queryKey });
        },
        recordOf: ({ id, number }) => ({
          description: number,
          link: { label: 'Open disbursement', href: disbursementPath(id) },
        }),
      }}
      validate={(entries) => {
        const typed = String(entries.get('amount') ?? '').replaceAll(',', '');
        const isAbove = /^\d+(\.\d{1,2})?$/.test(typed) && toMinor(typed) > toMinor(amount);
        return isAbove ? { fields: { amount: limit } } : {};
      }}
      onClose={onClose}
    >
      <Fields>
        <PartyField
          type="company"
          label="Payee"
          name="payee"
          required
          defaultValue={company ?? ''}
          hint="The agency’s own company."
        />
        <MoneyField
          label="Amount"
          name="amount"
          required
          currency={currency}
          defaultValue={amount}
          hint={`${amountText(available)} is available.`}
        />
        <Select
          label="Account"
          name="bank_account"
          required
          options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
          hint={open.length === 0 ? `No account in ${currency} is open. Ask an Admin to add one.` : undefined}
        />
      </Fields>
    </CreationDialog>
  );
}
