import { isMonth, monthOf, today } from '@rentsafe/domain/date';
import type { ScheduledDay } from '@rentsafe/domain/maintenanceSchedule';
import { MonthCalendar } from '@rentsafe/ui/MonthCalendar';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../api/Fetched';
import { scheduleCalendarQuery } from '../../api/maintenanceSchedules';
import { dotted } from '../../page/dotted';
import { RecordLink } from '../../page/RecordLink';
import { propertyPath, workOrderPath } from '../../page/recordPaths';

const eventOf = (day: ScheduledDay) => ({
  id: `${day.schedule.id} ${day.on}`,
  on: day.on,
  label: dotted(day.summary, day.property.name),
  day,
});

/** What is planned on each day of a month, and the work orders that were drafted for it. */
export function ScheduleCalendarPanel() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(today());
  return (
    <Fetched query={useQuery(scheduleCalendarQuery(month))} subject="the calendar">
      {({ results }) => (
        <MonthCalendar
          label="Maintenance"
          month={month}
          onMonthChange={(event) =>
            setSearch({ tab: 'calendar', month: event.month }, { replace: true, preventScrollReset: true })
          }
          today={today()}
          events={results.map(eventOf)}
          renderEvent={({ day: { summary, property, order } }) => (
            <>
              {summary} · <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink> ·{' '}
              {order ? (
                <RecordLink href={workOrderPath(order.id)}>{order.number}</RecordLink>
              ) : (
                'no work order yet'
              )}
            </>
          )}
        />
      )}
    </Fetched>
  );
}
