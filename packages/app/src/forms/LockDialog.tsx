import { addDays, addMonths, lastDayOf, type Month, monthOf, today } from '@rentsafe/domain/date';
import { periodLockForm } from '@rentsafe/domain/periodLock';
import { Callout } from '@rentsafe/ui/Callout';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { latestLockQuery, lockList, lockPeriod } from '../calls/currency';
import { day } from '../text/day';
import { ActionDialog } from './ActionDialog';
import { Notice } from './Fields';

export interface LockDialogProps {
  /** To whose end it is locked, unless another day is chosen. @default the last month */
  month?: Month;
  onLocked?: () => void;
  onClose: () => void;
}

/** Locks the book up to the end of a month, or, with a reason, back to an earlier day. */
export function LockDialog({ month = addMonths(monthOf(today()), -1), onLocked, onClose }: LockDialogProps) {
  const queryClient = useQueryClient();
  const locked = useQuery(latestLockQuery).data?.until_on;
  const lastDay = lastDayOf(addMonths(monthOf(today()), -1));
  const [until, setUntil] = useState(lastDayOf(month));
  const opens = locked !== undefined && until !== '' && until < locked;
  return (
    <ActionDialog
      title="Lock a period"
      description={locked ? `The accounts are locked up to ${day(locked)}.` : 'Nothing is locked yet.'}
      form={periodLockForm}
      send={async (body) => {
        await lockPeriod(body);
        await queryClient.invalidateQueries({ queryKey: lockList.key });
        onLocked?.();
      }}
      validate={(entries) =>
        opens && !String(entries.get('reason') ?? '').trim()
          ? { fields: { reason: 'Enter why the period is being reopened.' } }
          : {}
      }
      submitLabel={opens ? 'Unlock' : 'Lock'}
      pendingLabel={opens ? 'Unlocking...' : 'Locking...'}
      done={opens ? 'Period unlocked' : 'Period locked'}
      failure={opens ? 'Failed to unlock the period' : 'Failed to lock the period'}
      onClose={onClose}
    >
      <Stack gap="field">
        <div>
          <DateField
            label="Locked Up To"
            name="until_on"
            required
            max={lastDay}
            value={until}
            onValueChange={({ value }) => setUntil(value)}
            hint="No entries can be posted up to and including this day."
          />
          <Notice>
            {opens && (
              <Callout tone="warning" title="This reopens a locked period.">
                From {day(addDays(until, 1))} to {day(locked)} entries can be posted again. Statements and
                reports for these days may then differ from printed copies.
              </Callout>
            )}
          </Notice>
        </div>
        <TextArea label="Reason" name="reason" required={opens} maxLength={500} />
      </Stack>
    </ActionDialog>
  );
}
