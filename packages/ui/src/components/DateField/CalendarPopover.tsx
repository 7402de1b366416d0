'use client';

import * as Popover from '@radix-ui/react-popover';
import {
  type DateLimits,
  dateFormat,
  fromPlainDate,
  type PlainDate,
  todayIn,
  toPlainDate,
} from '@rentsafe/format/date';
import { type RefObject, useRef } from 'react';
import { type ChevronProps, DayPicker, type DayPickerProps, type DropdownProps } from 'react-day-picker';
import { dayNumber, firstWeekday } from '../../internal/calendar/calendarDays';
import { DayButton } from '../../internal/calendar/DayButton';
import { targetOf } from '../../internal/dom';
import { ChevronDown, ChevronLeft, ChevronRight } from '../../internal/icons';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { likeAnchor } from '../../internal/overlay/likeAnchor';
import { usePortalContainer } from '../../internal/overlay/portal';
import * as styles from './CalendarPopover.css';
import { dateFieldMessages } from './DateField.messages';

export interface CalendarPopoverProps extends DateLimits {
  /** What the calendar stands at. */
  anchorRef: RefObject<HTMLElement | null>;
  /** What closes it by itself. */
  buttonRef: RefObject<HTMLElement | null>;
  /** The chosen day; anything else is no choice. */
  value: string;
  onPick: (value: PlainDate) => void;
  onClose: () => void;
  /** It has closed, and the user has not moved elsewhere: the moment to return the focus. */
  onClosed: () => void;
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const firstMonth = new Date(1900, 0);
const YEARS_AHEAD = 10;

function Select({ options, className: _, ...rest }: DropdownProps) {
  return (
    <span className={styles.picker}>
      <select {...rest} className={styles.select}>
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </span>
  );
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className={styles.chevron} aria-hidden="true" />;
}

const components = { Dropdown: Select, Chevron, DayButton };

/** The calendar of a DateField, on react-day-picker. In a module of its own, so that it is loaded when it is needed. */
export function CalendarPopover({
  anchorRef,
  buttonRef,
  value,
  min,
  max,
  onPick,
  onClose,
  onClosed,
}: CalendarPopoverProps) {
  const messages = useMessages(dateFieldMessages);
  const { dates, timeZone } = useLocale();
  const format = (day: Date, options: Intl.DateTimeFormatOptions) => dateFormat(dates, options).format(day);
  const contentRef = useRef<HTMLDivElement>(null);
  const portal = usePortalContainer();
  const isLeft = useRef(false);
  const now = fromPlainDate(todayIn(timeZone)) ?? new Date();
  const selected = fromPlainDate(value) ?? undefined;
  const first = (min && fromPlainDate(min)) || firstMonth;
  const last = (max && fromPlainDate(max)) || new Date(now.getFullYear() + YEARS_AHEAD, 11);

  const labels: DayPickerProps['labels'] = {
    labelMonthDropdown: () => messages.month,
    labelYearDropdown: () => messages.year,
    labelPrevious: () => messages.previousMonth,
    labelNext: () => messages.nextMonth,
    labelDayButton: (day, modifiers) =>
      [format(day, longDay), modifiers.today && messages.today, modifiers.selected && messages.selected]
        .filter(Boolean)
        .join(', '),
  };

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchorRef as RefObject<HTMLElement>} />
      <Popover.Portal container={portal as HTMLElement}>
        <Popover.Content
          aria-label={messages.calendar}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          ref={(element) => {
            contentRef.current = element;
            likeAnchor(anchorRef.current, element);
          }}
          data-part="calendar"
          className={styles.popover}
          // A dialog around takes the focus back before this popup is known to it: the day gets it once more.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const day = contentRef.current?.querySelector<HTMLElement>('[role=gridcell] > [tabindex="0"]');
            (day ?? contentRef.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) onClosed();
          }}
          onInteractOutside={(event) => {
            if (buttonRef.current?.contains(targetOf(event.detail.originalEvent) as Node | null))
              event.preventDefault();
            else isLeft.current = true;
          }}
        >
          <DayPicker
            autoFocus
            dir={anchorRef.current ? getComputedStyle(anchorRef.current).direction : undefined}
            mode="single"
            required
            captionLayout="dropdown"
            showOutsideDays
            fixedWeeks
            weekStartsOn={firstWeekday(dates)}
            formatters={{
              formatMonthDropdown: (month) => format(month, { month: 'long' }),
              formatWeekdayName: (day) => format(day, { weekday: 'short' }),
              formatDay: (day) => dayNumber(day, dates),
              formatYearDropdown: (year) => format(year, { year: 'numeric' }),
            }}
            today={now}
            selected={selected}
            defaultMonth={selected ?? now}
            startMonth={first}
            endMonth={last}
            disabled={[...(min ? [{ before: first }] : []), ...(max ? [{ after: last }] : [])]}
            onSelect={(day) => onPick(toPlainDate(day))}
            classNames={styles.parts}
            components={components}
            labels={labels}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
