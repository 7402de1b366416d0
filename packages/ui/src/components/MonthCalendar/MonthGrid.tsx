import { dateFormat, fromPlainDate, type PlainDate, toPlainDate } from '@rentsafe/format/date';
import { createContext, type HTMLAttributes, type Ref, use, useState } from 'react';
import { type DayButtonProps, DayPicker, type DayProps } from 'react-day-picker';
import { dayNumber, firstWeekday } from '../../internal/calendar/calendarDays';
import { DayButton } from '../../internal/calendar/DayButton';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { VisuallyHidden } from '../VisuallyHidden';
import type { CalendarEvent } from './event';
import { longDay } from './longDay';
import * as styles from './MonthCalendar.css';
import { monthCalendarMessages } from './MonthCalendar.messages';

/** Of a day; the others are counted. */
const SHOWN = 3;

const DayEvents = createContext<ReadonlyMap<PlainDate, readonly CalendarEvent[]>>(new Map());

/** Named by its text, as the cell around it is: the events are part of it. */
function EventsButton({ children, 'aria-label': label, ...props }: DayButtonProps) {
  const messages = useMessages(monthCalendarMessages);
  const events = use(DayEvents).get(toPlainDate(props.day.date)) ?? [];
  return (
    <DayButton {...props}>
      <span aria-hidden="true" data-part="number" className={styles.number}>
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      {events.map(({ id, label: text }, nth) => (
        <span key={id} data-part="event" className={nth < SHOWN ? styles.event : styles.printedEvent}>
          {text}
        </span>
      ))}
      {events.length > SHOWN && <span className={styles.more}>{messages.more(events.length - SHOWN)}</span>}
    </DayButton>
  );
}

const Day = ({ day: _, modifiers, ...rest }: DayProps) => (
  <td {...rest} aria-current={modifiers.today ? 'date' : undefined} />
);

/** Named, and heard: the library hides the days of the week from assistive technology. */
const Weekdays = (props: HTMLAttributes<HTMLTableRowElement>) => (
  <thead>
    <tr {...props} />
  </thead>
);

const Nothing = () => <></>;
const components = { Day, DayButton: EventsButton, Weekdays, MonthCaption: Nothing };

interface MonthGridProps {
  ref: Ref<HTMLDivElement>;
  /** Names it. */
  label: string;
  /** Its first day. */
  month: PlainDate;
  onMonthChange: (month: Date) => void;
  byDay: ReadonlyMap<PlainDate, readonly CalendarEvent[]>;
  today: PlainDate;
  /** The one day that Tab reaches. */
  current: PlainDate;
  onMove: (day: PlainDate) => void;
}

/** The days of a month in weeks, on react-day-picker. Renders a `table` as a grid in a `div`. */
export function MonthGrid({
  ref,
  label,
  month,
  onMonthChange,
  byDay,
  today,
  current,
  onMove,
}: MonthGridProps) {
  const messages = useMessages(monthCalendarMessages);
  const { dates } = useLocale();
  const [dir, setDir] = useState<string>();
  const weekday = (day: Date, style: 'short' | 'long') => dateFormat(dates, { weekday: style }).format(day);
  return (
    <div ref={ref} onFocusCapture={({ currentTarget }) => setDir(getComputedStyle(currentTarget).direction)}>
      <DayEvents value={byDay}>
        <DayPicker
          mode="single"
          required
          hideNavigation
          dir={dir}
          weekStartsOn={firstWeekday(dates)}
          month={fromPlainDate(month) ?? undefined}
          onMonthChange={onMonthChange}
          today={fromPlainDate(today) ?? undefined}
          selected={fromPlainDate(current) ?? undefined}
          onSelect={(day) => onMove(toPlainDate(day))}
          onDayFocus={(day) => onMove(toPlainDate(day))}
          components={components}
          formatters={{
            formatDay: (day) => dayNumber(day, dates),
            formatWeekdayName: (day) => weekday(day, 'short'),
          }}
          labels={{
            labelGrid: () => label,
            labelWeekday: (day) => weekday(day, 'long'),
            labelDayButton: (date) => {
              const day = toPlainDate(date);
              return `${longDay(day, dates)}, ${messages.events(byDay.get(day)?.length ?? 0)}`;
            },
          }}
          classNames={styles.parts}
        />
      </DayEvents>
    </div>
  );
}
