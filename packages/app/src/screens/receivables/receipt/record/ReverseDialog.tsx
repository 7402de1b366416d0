import { today } from '@rentsafe/domain/date';
import { receiptReversalForm, type receiptSteps } from '@rentsafe/domain/receipt';
import { addDays, laterOf } from '@rentsafe/format/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { bankAccountsOf } from '../../../../calls/bankAccounts';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { day } from '../../../../text/day';

/** Takes back a payment that did not come, such as a cheque that bounced. */
export function ReverseDialog(props: StepDialogProps<typeof receiptSteps, 'reverse'>) {
  const { client, bank_account, received_on } = props.record;
  const { data: accounts } = useQuery(bankAccountsOf(client.id));
  const reconciled = accounts?.find(({ id }) => id === bank_account?.id)?.reconciled_on;
  return (
    <StepDialog {...props} form={receiptReversalForm}>
      <Stack gap="field">
        <Callout tone="warning" title="A reversal cannot be undone.">
          The charges it settled are open again. The receipt stays in the list.
        </Callout>
        <DateField
          label="Reversed On"
          name="on"
          required
          min={reconciled ? laterOf(received_on, addDays(reconciled, 1)) : received_on}
          max={today()}
          defaultValue={today()}
          hint={reconciled ? `The account is reconciled until ${day(reconciled)}.` : undefined}
        />
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </StepDialog>
  );
}
