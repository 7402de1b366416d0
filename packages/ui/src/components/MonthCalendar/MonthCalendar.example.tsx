import { MonthCalendar } from '@rentsafe/ui/MonthCalendar';
import { useState } from 'react';

const visits = [
  { id: 1, on: '2026-11-24', label: 'Service the borehole pump', href: '#pump' },
  { id: 2, on: '2026-11-24', label: 'Clean the gutters', href: '#gutters' },
];

export function MaintenanceCalendar() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthCalendar
      label="Maintenance"
      month={month}
      onMonthChange={(event) => setMonth(event.month)}
      today="2026-11-20"
      events={visits}
      renderEvent={({ label, href }) => <a href={href}>{label}</a>}
    />
  );
}
