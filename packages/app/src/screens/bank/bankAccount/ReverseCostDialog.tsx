import { bankCostReversalForm } from '@rentsafe/domain/bankStatement';
import { addDays, laterOf, today } from '@rentsafe/domain/date';
import { formatMoney } from '@rentsafe/domain/money';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { bankStep, bankVerbs, showBankChange } from '../../../calls/bankStatements';
import { ActionDialog } from '../../../forms/ActionDialog';
import { day } from '../../../text/day';
import type { CostDialogProps } from './CostDialog';

/** Takes back a cost that a line posted by mistake; the line can then be something else. */
export function ReverseCostDialog({ line, onClose }: CostDialogProps) {
  const queryClient = useQueryClient();
  const { on, description, amount, currency, made, bank_account } = line;
  const { data: accounts } = useQuery(bankAccountsQuery);
  const reconciled = accounts?.find(({ id }) => id === bank_account.id)?.reconciled_on;
  return (
    <ActionDialog
      title={`Reverse ${made?.number}`}
      form={bankCostReversalForm}
      send={async (body) => {
        await bankStep(queryClient, () => bankVerbs.reverseCost(made?.id ?? 0, body));
        showBankChange(queryClient);
      }}
      submitLabel="Reverse"
      pendingLabel="Reversing..."
      done="Cost reversed"
      failure="Failed to reverse the cost"
      onClose={onClose}
    >
      <Text>{`${day(on)}: ${description}, ${formatMoney(amount, currency)}`}</Text>
      <DateField
        label="Reversed On"
        name="on"
        required
        min={reconciled ? laterOf(on, addDays(reconciled, 1)) : on}
        max={today()}
        defaultValue={today()}
      />
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </ActionDialog>
  );
}
