export { Timeline, type TimelineProps } from './Timeline';
export type { TimelineEvent } from './TimelineEvent';
