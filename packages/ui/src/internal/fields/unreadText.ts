import { type DateProblem, datePattern, formatDate } from '@rentsafe/format/date';
import type { dateFieldMessages } from '../../components/DateField/DateField.messages';

/** Why what was typed is no day. */
export type Unread = Exclude<DateProblem, 'min' | 'max'>;

/** What is wrong with a typed day, and what to type, in the order of the locale. */
export function unreadText(
  problem: Unread,
  typed: string,
  { messages, dates }: { messages: (typeof dateFieldMessages)['defaults']; dates: string | undefined },
): string {
  switch (problem) {
    case 'format':
      return messages.format(datePattern(dates), formatDate('2025-03-05', 'numeric', undefined, dates));
    case 'ambiguous':
      return messages.ambiguous(typed, datePattern(dates));
    case 'day':
      return messages.day(typed);
  }
}
