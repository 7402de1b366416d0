import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';
export const timelineMessages = defineMessages('timeline', {
  loading: 'Loading',
  empty: 'Nothing has happened yet.',
  error: 'The history could not be loaded',
  unknownActor: 'Unknown user',
  from: 'from',
  to: 'to',
  showMore: (more: number) => `Show ${figure(more)} more`,
  shown: (shown: number, all: number) => `${figure(shown)} of ${figure(all)} events are shown`,
});
