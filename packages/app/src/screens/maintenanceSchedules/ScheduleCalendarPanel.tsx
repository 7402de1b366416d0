import { isMonth, monthOf, today } from '@rentsafe/domain/date';
import type { ScheduledDay } from '@rentsafe/domain/maintenanceSchedule';
import { Link } from '@rentsafe/ui/Link';
import { MonthCalendar } from '@rentsafe/ui/MonthCalendar';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../api/Fetched';
import { scheduleCalendarQuery } from '../../api/maintenanceSchedules';
import { dotted } from '../../page/dotted';
import { propertyPath, workOrderPath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';

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
              {summary} ·{' '}
              <Link asChild>{renderLink({ href: propertyPath(property.id), children: property.name })}</Link>{' '}
              ·{' '}
              {order ? (
                <Link asChild>{renderLink({ href: workOrderPath(order.id), children: order.number })}</Link>
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
