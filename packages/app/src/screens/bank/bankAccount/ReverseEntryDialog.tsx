import { bankCostReversalForm } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import { addDays, laterOf, type PlainDate } from '@rentsafe/format/date';
import { DateField } from '@rentsafe/ui/DateField';
import { Text } from '@rentsafe/ui/Text';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { bankStep, bankVerbs, showBankChange } from '../../../calls/bankStatements';
import { ActionDialog } from '../../../forms/ActionDialog';

interface ReverseEntryDialogProps {
  /** Its number in the accounts. */
  entry: number;
  on: PlainDate;
  account: number;
  /** What it is, as it is read. */
  text: string;
  onClose: () => void;
}

/** Takes back a cost or a transfer that was posted by mistake; a line that posted it can then be something else. */
export function ReverseEntryDialog({ entry, on, account, text, onClose }: ReverseEntryDialogProps) {
  const queryClient = useQueryClient();
  const { data: accounts } = useQuery(bankAccountsQuery);
  const reconciled = accounts?.find(({ id }) => id === account)?.reconciled_on;
  return (
    <ActionDialog
      title={`Reverse Entry ${entry}`}
      form={bankCostReversalForm}
      send={async (body) => {
        await bankStep(queryClient, () => bankVerbs.reverseCost(entry, body));
        showBankChange(queryClient);
      }}
      submitLabel="Reverse"
      pendingLabel="Reversing..."
      done={`Entry ${entry} reversed`}
      failure="Failed to reverse the entry"
      onClose={onClose}
    >
      <Text>{text}</Text>
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
