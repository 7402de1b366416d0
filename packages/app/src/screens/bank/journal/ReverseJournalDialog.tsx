import { today } from '@rentsafe/domain/date';
import { type JournalKind, journalReversalForm } from '@rentsafe/domain/journal';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { journalLists, journalVerbs, showJournalChange } from '../../../calls/journals';
import { readAgainOnConflict } from '../../../calls/readAgainOnConflict';
import { ActionDialog } from '../../../forms/ActionDialog';
import type { JournalDialogProps } from './journalActions';

const asBefore = 'All balances return to what they were before the journal.';
const texts: Readonly<Record<JournalKind, string>> = {
  customer_debit: `${asBefore} Payments of its charge become the tenant’s credit.`,
  customer_credit: `${asBefore} The amounts it settled are open again.`,
  creditor_debit: asBefore,
  creditor_credit: asBefore,
};

/** Takes a posted journal back; it stays in the list. */
export function ReverseJournalDialog({ journal, onClose }: JournalDialogProps) {
  const queryClient = useQueryClient();
  const { id, kind, number, on } = journal;
  return (
    <ActionDialog
      title={`Reverse ${number}`}
      form={journalReversalForm}
      send={(body, key) =>
        readAgainOnConflict(queryClient, { queryKey: journalLists[kind].key }, async () => {
          await journalVerbs.reverse(id, body, key);
          showJournalChange(queryClient);
        })
      }
      submitLabel="Reverse journal"
      pendingLabel="Reversing journal..."
      done="Journal reversed"
      failure="Failed to reverse journal"
      onClose={onClose}
    >
      <Stack gap="field">
        <Callout tone="warning" title="A reversal cannot be undone.">
          {texts[kind]}
        </Callout>
        <DateField label="Reversed On" name="on" required min={on} max={today()} defaultValue={today()} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </ActionDialog>
  );
}
