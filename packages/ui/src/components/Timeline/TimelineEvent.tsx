import type { Difference } from '../../internal/diff/difference';
import { useDiffValues } from '../../internal/diff/useDiffValues';
import { type ClassNames, partOf } from '../../internal/parts';
import { hidden } from '../../internal/text/hidden.css';
import { DateText } from '../DateText';
import * as styles from './Timeline.css';
import type { timelineMessages } from './Timeline.messages';

export interface TimelineEvent {
  /** Unique among the events. */
  id: string | number;
  /** The moment, as ISO 8601 or Date. */
  at: string | Date | null;
  /** Who did it; null when that is not known. */
  actor: string | null;
  /** What was done, as it continues the name: 'changed the details'. */
  action: string;
  /** The fields that it changed. */
  changes?: readonly Difference[];
}

export type TimelinePart = 'event' | 'head' | 'changes';

interface EventProps {
  event: TimelineEvent;
  classNames: ClassNames<TimelinePart> | undefined;
  messages: (typeof timelineMessages)['defaults'];
}

function Change({ change, messages }: { change: Difference; messages: EventProps['messages'] }) {
  const { before, after } = useDiffValues(change);
  return (
    <div className={styles.change}>
      <dt className={styles.field}>{change.field}</dt>
      <dd className={styles.values}>
        <span className={hidden}>{messages.from} </span>
        <bdi className={styles.before}>{before}</bdi>
        <span className={styles.arrow} aria-hidden="true" />
        <span className={hidden}> {messages.to} </span>
        <bdi>{after}</bdi>
      </dd>
    </div>
  );
}

/** One event of a Timeline. */
export function Event({ event: { at, actor, action, changes = [] }, messages, classNames }: EventProps) {
  return (
    <li {...partOf(classNames, 'event', styles.event)}>
      <p {...partOf(classNames, 'head', styles.head)}>
        <span data-part="what" className={styles.what}>
          <bdi className={styles.actor}>{actor?.trim() || messages.unknownActor}</bdi> {action}
        </span>{' '}
        <DateText value={at} withTime dir="ltr" data-part="time" className={styles.time} />
      </p>
      {changes.length > 0 && (
        <dl {...partOf(classNames, 'changes', styles.changes)}>
          {changes.map((change) => (
            <Change key={change.field} change={change} messages={messages} />
          ))}
        </dl>
      )}
    </li>
  );
}
