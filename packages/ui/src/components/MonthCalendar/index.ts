export type { CalendarEvent } from './event';
export { MonthCalendar, type MonthCalendarProps } from './MonthCalendar';
