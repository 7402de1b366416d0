import { defineMessages } from '../../internal/messages/messages';
export const timelineMessages = defineMessages('timeline', {
  loading: 'Loading',
  empty: 'Nothing has happened yet.',
  error: 'The history could not be loaded',
  unknownActor: 'Unknown user',
  from: 'from',
  to: 'to',
  showMore: (more: number) => `Show ${more.toLocaleString('en-US')} more`,
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} events are shown`,
});
