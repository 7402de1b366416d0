import { MonthCalendar } from '@rentsafe/ui/MonthCalendar';

export const Do = () => (
  <MonthCalendar
    label="Maintenance"
    month="2026-11"
    onMonthChange={() => {}}
    today="2026-11-20"
    events={[{ id: 1, on: '2026-11-24', label: 'Service the pump' }]}
  />
);

export const Dont = () => (
  <MonthCalendar
    label="Calendar"
    month="2026-11"
    onMonthChange={() => {}}
    today="2026-11-20"
    events={[1, 2, 3, 4, 5].map((id) => ({
      id,
      on: '2026-11-24',
      label: `Event no. ${id}, to be confirmed`,
    }))}
  />
);
