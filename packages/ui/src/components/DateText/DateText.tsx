'use client';

import { type DateStyle, formatDate, formatDateTime, type PlainDate } from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { asDate, checkReadable } from '../../internal/dev/propChecks';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { date } from './DateText.css';
import { dateTextMessages } from './DateText.messages';

export interface DateTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A calendar day as YYYY-MM-DD, or a moment as ISO 8601 or Date, shown in the user's time zone. */
  value: PlainDate | Date | null | undefined;
  /** `05 Mar 2025` ('medium'), `05/03/2025` ('numeric') or, where there is little room, `05 Mar 25` ('short'). @default 'medium' */
  dateStyle?: DateStyle;
  /** Shows the time of a moment too: `05 Mar 2025, 14:30`. */
  withTime?: boolean;
  /** Stands for no date. @default 'N/A' */
  missing?: string;
}

/** A date as in the LocaleProvider around, else in en-GB. Renders a `time`. */
export function DateText({
  value,
  dateStyle = 'medium',
  withTime,
  missing,
  className,
  ...rest
}: DateTextProps) {
  const messages = useMessages(dateTextMessages);
  const { dates, timeZone } = useLocale();
  const text = withTime
    ? formatDateTime(value, timeZone, dates)
    : formatDate(value, dateStyle, timeZone, dates);
  checkReadable('DateText', 'value', value, text, asDate);
  const machine = value instanceof Date && text ? value.toISOString() : value;
  return (
    <time {...rest} dateTime={text ? String(machine) : undefined} className={clsx(date, className)}>
      {text || (missing ?? messages.none)}
    </time>
  );
}
