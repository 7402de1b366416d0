import { today } from '@rentsafe/domain/date';
import type { ScheduledDay } from '@rentsafe/domain/maintenanceSchedule';
import { isMonth, monthOf } from '@rentsafe/format/date';
import { Link } from '@rentsafe/ui/Link';
import { MonthCalendar } from '@rentsafe/ui/MonthCalendar';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Fetched } from '../../../calls/Fetched';
import { scheduleCalendarQuery } from '../../../calls/maintenanceSchedules';
import { propertyPath, workOrderPath } from '../../../paths';
import { dotted } from '../../../text/dotted';
import { renderLink } from '../../../text/renderLink';

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
