import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const monthCalendarMessages = defineMessages('monthCalendar', {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  more: (more: number) => `${figure(more)} more`,
  events: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 event' : `${figure(count)} events`),
  nothingOnDay: 'Nothing on this day.',
  nothingInMonth: 'Nothing in this month.',
});
