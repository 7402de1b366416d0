import { today } from '@rentsafe/domain/date';
import { plannedDays, type Recurrence } from '@rentsafe/domain/maintenanceSchedule';
import { laterOf, type PlainDate } from '@rentsafe/format/date';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { day } from '../../../text/day';
import { isRecurrence } from './scheduleTexts';

interface PlannedDaysProps {
  recurrence: Recurrence;
  lead_days: number;
  /** The first day that counts. @default today */
  from?: PlainDate | null | undefined;
}

/** The next five dates, and when the work order of each is drafted; nothing while that cannot be read. */
export function PlannedDays({ recurrence, lead_days, from }: PlannedDaysProps) {
  if (!isRecurrence(recurrence) || !Number.isInteger(lead_days) || lead_days < 0) return null;
  const now = today();
  const days = plannedDays(recurrence, { from: laterOf(from ?? now, now), lead_days, now });
  if (days.length === 0) return <Text tone="muted">There are no dates left.</Text>;
  return (
    <Stack gap={1} role="status">
      <Text>{days.length === 1 ? 'Next date' : `Next ${days.length} dates`}</Text>
      {days.map(({ on, drafted_on }) => (
        <Text key={on} size="sm" tone="muted">
          {day(on)}: work order drafted {drafted_on === now ? 'at once' : `on ${day(drafted_on)}`}
        </Text>
      ))}
    </Stack>
  );
}
