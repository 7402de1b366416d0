'use client';

import {
  addMonths,
  dateFormat,
  firstDayOf,
  type Month,
  monthOf,
  type PlainDate,
  toPlainDate,
} from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from '../../internal/icons';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import type { CalendarEvent } from './event';
import { longDay } from './longDay';
import * as styles from './MonthCalendar.css';
import { monthCalendarMessages } from './MonthCalendar.messages';
import { MonthGrid } from './MonthGrid';

export interface MonthCalendarProps<Event extends CalendarEvent = CalendarEvent>
  extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the calendar, before its month: 'Maintenance'. */
  label: string;
  /** The month that is shown, as YYYY-MM. */
  month: Month;
  /** Another month is asked for. */
  onMonthChange: (event: { month: Month }) => void;
  /** All of the month, in the order in which a day lists them. */
  events: readonly Event[];
  /** The day that is marked, and where Today leads. */
  today: PlainDate;
  /** An event in the list of its day: a link. @default its label */
  renderEvent?: (event: Event) => ReactNode;
  /** Class names for its parts: day, agenda. */
  classNames?: ClassNames<'day' | 'agenda'>;
}

const labelOf = ({ label }: CalendarEvent): ReactNode => label;

/**
 * A month with what is on each day, and a list of the day that is chosen; on a phone a list of all days that have something. The grid
 * follows the APG's pattern, on react-day-picker. Renders a `section`.
 */
export function MonthCalendar<Event extends CalendarEvent>({
  label,
  month,
  onMonthChange,
  events,
  today,
  renderEvent = labelOf,
  classNames,
  className,
  ...rest
}: MonthCalendarProps<Event>) {
  const messages = useMessages(monthCalendarMessages);
  const { dates } = useLocale();
  const [moved, setMoved] = useState<PlainDate>();
  const grid = useRef<HTMLDivElement>(null);

  const start = monthOf(today) === month ? today : firstDayOf(month);
  const current = moved && monthOf(moved) === month ? moved : start;
  const byDay = new Map<PlainDate, Event[]>();
  for (const event of events) byDay.set(event.on, [...(byDay.get(event.on) ?? []), event]);
  const monthName = dateFormat(dates, { month: 'long', year: 'numeric' }, 'UTC').format(
    new Date(firstDayOf(month)),
  );

  const goTo = (next: Month) => {
    if (next !== month) onMonthChange({ month: next });
  };
  const goToToday = () => {
    // The day of another month is there once that month is.
    flushSync(() => {
      setMoved(today);
      goTo(monthOf(today));
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${today}"] > button`)?.focus();
  };
  const list = (day: PlainDate) => (
    <ul className={styles.events}>
      {byDay.get(day)?.map((event) => (
        <li key={event.id}>{renderEvent(event)}</li>
      ))}
    </ul>
  );

  const monthDays = [...byDay.keys()].filter((day) => monthOf(day) === month).toSorted();
  return (
    <section aria-label={label} {...rest} className={clsx(styles.calendar, className)}>
      <CalendarHead {...{ month, monthName, goTo }} onToday={goToToday} />
      <MonthGrid
        ref={grid}
        label={`${label}, ${monthName}`}
        month={firstDayOf(month)}
        onMonthChange={(first) => goTo(monthOf(toPlainDate(first)))}
        byDay={byDay}
        today={today}
        current={current}
        onMove={setMoved}
      />
      <div {...partOf(classNames, 'day', styles.day)}>
        <div className={styles.dayTitle}>{longDay(current, dates)}</div>
        {byDay.has(current) ? list(current) : <p className={styles.nothing}>{messages.nothingOnDay}</p>}
      </div>
      <div {...partOf(classNames, 'agenda', styles.agenda)}>
        {monthDays.length === 0 && <p className={styles.nothing}>{messages.nothingInMonth}</p>}
        {monthDays.map((day) => (
          <div key={day} className={styles.agendaDay} data-today={day === today || undefined}>
            <div className={styles.dayTitle}>{longDay(day, dates)}</div>
            {list(day)}
          </div>
        ))}
      </div>
    </section>
  );
}

interface CalendarHeadProps {
  month: Month;
  monthName: string;
  goTo: (month: Month) => void;
  onToday: () => void;
}

/** The name of the month, and the ways to others. */
function CalendarHead({ month, monthName, goTo, onToday }: CalendarHeadProps) {
  const messages = useMessages(monthCalendarMessages);
  return (
    <div className={styles.head}>
      <div data-part="title" className={styles.title}>
        {monthName}
      </div>
      <div data-part="controls" className={styles.controls}>
        <Button size="sm" onClick={onToday}>
          {messages.today}
        </Button>
        <IconButton size="sm" label={messages.previous} onClick={() => goTo(addMonths(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton size="sm" label={messages.next} onClick={() => goTo(addMonths(month, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  );
}
