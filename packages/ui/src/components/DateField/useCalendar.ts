import { useState } from 'react';
import type { CalendarPopover } from './CalendarPopover';

/** The calendar, loaded when it is first opened. */
export function useCalendar() {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof CalendarPopover>();
  const [unavailable, setUnavailable] = useState(false);
  const toggle = async () => {
    setOpen((isOpen) => !isOpen);
    try {
      const module = await import('./CalendarPopover');
      setCalendar(() => module.CalendarPopover);
    } catch {
      setUnavailable(true);
    }
  };
  return { Calendar, open, close: () => setOpen(false), toggle, unavailable };
}
