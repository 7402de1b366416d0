import type { Month, PlainDate } from '@rentsafe/domain/date';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { VisuallyHidden } from '../VisuallyHidden';
import type { CalendarEvent } from './event';
import * as styles from './MonthCalendar.css';
import { monthCalendarMessages } from './MonthCalendar.messages';
import { longDay, weekdayNames } from './text';
import { dayAfterKey, weeksOf } from './weeks';

/** Of a day; the others are counted. */
const SHOWN = 3;

interface MonthGridProps {
  ref: Ref<HTMLTableElement>;
  /** Names it. */
  label: string;
  month: Month;
  byDay: ReadonlyMap<PlainDate, readonly CalendarEvent[]>;
  today: PlainDate;
  /** The one cell that Tab reaches. */
  current: PlainDate;
  onMove: (day: PlainDate) => void;
}

/** The days of a month in weeks. Renders a `table` as a grid. */
export function MonthGrid({ ref, label, month, byDay, today, current, onMove }: MonthGridProps) {
  const messages = useMessages(monthCalendarMessages);
  const { dates } = useLocale();

  function onClick({ target }: MouseEvent<HTMLTableElement>) {
    const cell = (target as Element).closest<HTMLElement>('[data-day]');
    if (cell?.dataset.day) onMove(cell.dataset.day);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const day = dayAfterKey(event.key, current, isRightToLeft);
    if (!day) return;
    event.preventDefault();
    onMove(day);
  }

  return (
    <table
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the APG, made of a table
      role="grid"
      aria-label={label}
      className={styles.grid}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(dates).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the weekday
              if (!day) return <td key={index} className={styles.outside} />;
              const events = byDay.get(day) ?? [];
              return (
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the APG's grid
                  role="gridcell"
                  data-day={day}
                  tabIndex={day === current ? 0 : -1}
                  aria-selected={day === current}
                  aria-current={day === today ? 'date' : undefined}
                  className={styles.cell}
                >
                  <span aria-hidden="true" className={styles.number}>
                    {Number(day.slice(8))}
                  </span>
                  <VisuallyHidden>
                    {longDay(day, dates)}, {messages.events(events.length)}
                  </VisuallyHidden>
                  {events.map(({ id, label: text }, nth) => (
                    <span key={id} className={nth < SHOWN ? styles.event : styles.printedEvent}>
                      {text}
                    </span>
                  ))}
                  {events.length > SHOWN && (
                    <span className={styles.more}>{messages.more(events.length - SHOWN)}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
