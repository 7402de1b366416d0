import { useRef, useState } from 'react';
import type { CalendarPopover } from './CalendarPopover';

/** The calendar, loaded when it is first opened. */
export function useCalendar() {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof CalendarPopover>();
  const [unavailable, setUnavailable] = useState(false);
  /** What had the focus, and gets it back. */
  const openerRef = useRef<HTMLElement>(null);
  const show = async (opener: HTMLElement) => {
    openerRef.current = opener;
    setOpen(true);
    try {
      const module = await import('./CalendarPopover');
      setCalendar(() => module.CalendarPopover);
    } catch {
      setUnavailable(true);
    }
  };
  const close = () => setOpen(false);
  const toggle = (opener: HTMLElement) => (open ? close() : void show(opener));
  return { Calendar, open, show, close, toggle, unavailable, openerRef };
}
