import { isBeforeLock, monthLockForm } from '@rentsafe/domain/monthEnd';
import { lastDayOf, type Month } from '@rentsafe/format/date';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lockList } from '../../../calls/currency';
import { lockMonthEnd, monthEndQuery } from '../../../calls/monthEnd';
import { ActionDialog } from '../../../forms/ActionDialog';
import { day } from '../../../text/day';
import { monthText } from '../../../text/monthText';
import { monthEndTexts, openText } from './monthEndTexts';

export interface MonthLockDialogProps {
  month: Month;
  onClose: () => void;
}

/** Locks a month; each step that is not done is named with the reason why it stays open. */
export function MonthLockDialog({ month, onClose }: MonthLockDialogProps) {
  const queryClient = useQueryClient();
  const query = monthEndQuery(month);
  const { data, refetch } = useQuery(query);
  const open = (data?.steps ?? []).filter(({ key, done }) => isBeforeLock(key) && !done);
  return (
    <ActionDialog
      title={`Lock ${monthText(month)}`}
      form={monthLockForm}
      send={async (body) => {
        try {
          queryClient.setQueryData(query.queryKey, await lockMonthEnd(month, body));
        } catch (error) {
          // What is open may be something else by now.
          void refetch();
          throw error;
        }
        await queryClient.invalidateQueries({ queryKey: lockList.key });
      }}
      submitLabel={open.length > 0 ? 'Lock with open steps' : 'Lock'}
      pendingLabel="Locking..."
      done={`${monthText(month)} is locked`}
      failure="Failed to lock the month"
      onClose={onClose}
    >
      <Stack gap="field">
        <Text>{`No entries can be posted up to and including ${day(lastDayOf(month))}.`}</Text>
        {open.length > 0 && (
          <Callout
            tone="warning"
            title={open.length === 1 ? '1 step is not done' : `${open.length} steps are not done`}
          >
            Enter why each stays open. The reasons are kept with the lock and your name.
          </Callout>
        )}
        {open.map((step) => (
          <TextField
            key={step.key}
            label={monthEndTexts[step.key].label}
            name={`reason_${step.key}`}
            required
            maxLength={500}
            autoComplete="off"
            hint={openText(step)}
          />
        ))}
      </Stack>
    </ActionDialog>
  );
}
