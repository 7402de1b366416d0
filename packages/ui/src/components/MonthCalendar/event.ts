import type { PlainDate } from '@rentsafe/format/date';

/** Something on a day. */
export interface CalendarEvent {
  /** Unique among the events. */
  id: string | number;
  /** Its day. */
  on: PlainDate;
  /** What it is, in a few words. */
  label: string;
}
