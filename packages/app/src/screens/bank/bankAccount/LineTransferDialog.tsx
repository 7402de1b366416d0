import { lineTransferForm } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/format/money';
import { Select } from '@rentsafe/ui/Select';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { bankStep, bankVerbs } from '../../../calls/bankStatements';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { bankAccountsPath } from '../../../paths';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { RecordLink } from '../../../text/RecordLink';
import type { CostDialogProps } from './CostDialog';

/** A line that is money from another account of the agency, or to one: it is posted as a transfer, and counted once. */
export function LineTransferDialog({ line, onMatched, onClose }: CostDialogProps) {
  const { id, on, description, amount, currency, bank_account } = line;
  const queryClient = useQueryClient();
  const accounts = useQuery(bankAccountsQuery);
  const isIn = !amount.startsWith('-');
  const others = (accounts.data ?? []).filter(
    (account) => account.is_active && account.currency === currency && account.id !== bank_account.id,
  );
  return (
    <ActionDialog
      title={isIn ? 'Transfer from another account' : 'Transfer to another account'}
      form={lineTransferForm}
      send={async (body) => {
        await bankStep(queryClient, () => bankVerbs.match(id, body));
        onMatched();
      }}
      ready={others.length > 0}
      submitLabel="Post and match"
      pendingLabel="Posting..."
      done="Transfer posted and matched"
      failure="Failed to post the transfer"
      onClose={onClose}
    >
      <Text>{`${day(on)}: ${description}, ${formatMoney(amount, currency)}`}</Text>
      <Fetched query={accounts} subject="the accounts">
        {() => (
          <>
            <Select
              label={isIn ? 'From' : 'To'}
              name="bank_account"
              required
              options={others.map(({ id: other, name, available }) => ({
                value: String(other),
                label: `${name}, ${amountText({ amount: available, currency })}`,
              }))}
              hint="Both accounts change. The line of the other account is offered this transfer."
              disabledReason={others.length === 0 ? `No other account in ${currency} is open.` : undefined}
            />
            <Text tone="muted">
              Money from an account in the other currency is exchanged on the page of that account, under{' '}
              <RecordLink href={bankAccountsPath}>Bank Accounts</RecordLink>.
            </Text>
          </>
        )}
      </Fetched>
    </ActionDialog>
  );
}
