'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useRef, useState } from 'react';
import { checkNamed, checkValues } from '../../internal/dev/propChecks';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import { hidden } from '../../internal/text/hidden.css';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import { Skeleton } from '../Skeleton';
import * as styles from './Timeline.css';
import { timelineMessages } from './Timeline.messages';
import { Event, type TimelineEvent, type TimelinePart } from './TimelineEvent';

export interface TimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for assistive technology: 'History of Tendai Moyo'. */
  label: string;
  /** In the order in which they are shown: usually the newest first. */
  events: readonly TimelineEvent[];
  /** Where the events are: on their way, here, or not to be had. */
  status: 'loading' | 'error' | 'ready';
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
  /** Class names for its parts: list, event, head, changes. */
  classNames?: ClassNames<'list' | TimelinePart>;
}

/** More would hold the page up for longer than a person waits. */
const EVENTS_AT_ONCE = 100;

/** What happened to a record: who, what, when, and the fields that changed. Renders a `div` around an `ol`. */
export function Timeline({ label, events, status, onRetry, classNames, className, ...rest }: TimelineProps) {
  const messages = useMessages(timelineMessages);
  checkNamed('Timeline', 'label', label);
  const ids = events.map(({ id }) => id);
  checkValues('Timeline', label, ids);
  const [most, setMost] = useState(EVENTS_AT_ONCE);
  const listRef = useRef<HTMLOListElement>(null);
  const left = events.length - most;

  const showMore = () => {
    const next = Math.min(most + EVENTS_AT_ONCE, events.length);
    // The button is about to go.
    if (next === events.length) listRef.current?.focus();
    setMost(next);
    announce(messages.shown(next, events.length));
  };

  const content = () => {
    if (status === 'error') return <ErrorState title={messages.error} {...(onRetry && { onRetry })} />;
    if (status === 'loading')
      return (
        <>
          <span className={hidden}>{messages.loading}</span>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className={styles.placeholder} />
          ))}
        </>
      );
    if (events.length === 0) return <p className={styles.empty}>{messages.empty}</p>;
    return (
      <>
        <ol ref={listRef} aria-label={label} tabIndex={-1} {...partOf(classNames, 'list', styles.list)}>
          {events.slice(0, most).map((event) => (
            <Event key={event.id} event={event} messages={messages} classNames={classNames} />
          ))}
        </ol>
        {left > 0 && (
          <Button className={styles.more} onClick={showMore}>
            {messages.showMore(Math.min(left, EVENTS_AT_ONCE))}
          </Button>
        )}
      </>
    );
  };

  return (
    <div
      {...rest}
      aria-busy={status === 'loading' || undefined}
      className={clsx(styles.root, className)}
      data-status={status}
    >
      {content()}
    </div>
  );
}
