import { periodLockForm } from '@rentsafe/domain/periodLock';
import { addDays, firstDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lockList, reopenPeriod } from '../../../calls/currency';
import { ActionDialog } from '../../../forms/ActionDialog';
import { Notice } from '../../../forms/Fields';
import { day } from '../../../text/day';

export interface ReopenDialogProps {
  /** Up to which day the accounts are locked. */
  locked: PlainDate;
  onClose: () => void;
}

/** Reopens what is locked after an earlier day, with a reason. */
export function ReopenDialog({ locked, onClose }: ReopenDialogProps) {
  const queryClient = useQueryClient();
  const [until, setUntil] = useState<string>(addDays(firstDayOf(monthOf(locked)), -1));
  const opens = until !== '' && until < locked;
  return (
    <ActionDialog
      title="Reopen a locked period"
      description={`The accounts are locked up to ${day(locked)}.`}
      form={periodLockForm}
      send={async (body) => {
        await reopenPeriod(body);
        await queryClient.invalidateQueries({ queryKey: lockList.key });
      }}
      submitLabel="Reopen"
      pendingLabel="Reopening..."
      done="Period reopened"
      failure="Failed to reopen the period"
      onClose={onClose}
    >
      <Stack gap="field">
        <div>
          <DateField
            label="Locked Up To"
            name="until_on"
            required
            max={addDays(locked, -1)}
            value={until}
            onValueChange={({ value }) => setUntil(value)}
            hint="The last day that stays locked."
          />
          <Notice>
            {opens && (
              <Callout
                tone="warning"
                title={`From ${day(addDays(until, 1))} to ${day(locked)} entries can be posted again.`}
              >
                Statements and reports for these days may then differ from printed copies. Lock the month
                again at Month End.
              </Callout>
            )}
          </Notice>
        </div>
        <TextArea label="Reason" name="reason" required maxLength={500} />
      </Stack>
    </ActionDialog>
  );
}
