import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton';
import * as button from '../button/button.css';
import { BreakableText } from '../text/BreakableText';
import * as styles from './chart.css';
import type { ChartMessages } from './chart.messages';
import type { ChartStatus } from './chartProps';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title'> {
  title: string;
  status: ChartStatus;
  isEmpty: boolean;
  emptyHelp: ReactNode;
  onRetry: (() => void) | undefined;
  messages: Pick<ChartMessages, 'empty' | 'error' | 'errorHelp' | 'retry'> &
    Partial<Pick<ChartMessages, 'showTable' | 'showChart'>>;
  /** The same data as a table, where the drawing has not all of it as text. */
  table?: ReactNode;
  /** What the chart leaves out, and why. */
  note?: string | undefined;
  /** The drawing. */
  children: ReactNode;
}

// Not Button, ErrorState and EmptyState: a chart that never fails would carry their icons, spinner and layouts.
/** What stands around a drawing: its title, the same data as a table, and what is shown in its place. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, status, isEmpty, emptyHelp, onRetry, messages, table, note, children, className, ...rest } =
    props;
  const titleId = useId();
  const caption = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const hasData = status === 'ready' && !isEmpty;
  const retry = () => {
    // The button is about to go.
    caption.current?.focus();
    onRetry?.();
  };
  return (
    <figure
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
      {...rest}
      data-status={status}
      className={clsx(styles.figure, className)}
    >
      <div className={styles.head}>
        <figcaption id={titleId} ref={caption} tabIndex={-1} data-part="title" className={styles.title}>
          {title}
        </figcaption>
        {hasData && table && (
          <button
            type="button"
            data-part="table-toggle"
            className={clsx(button.button, button.variant.ghost, styles.toggle)}
            onClick={() => setAsTable(!asTable)}
          >
            <BreakableText>{asTable ? messages.showChart : messages.showTable}</BreakableText>
          </button>
        )}
      </div>
      {status === 'loading' && <Skeleton className={table ? styles.loading : styles.loadingBar} />}
      {status === 'error' && (
        <div role="alert" className={styles.message}>
          <p className={styles.messageTitle}>{messages.error}</p>
          <p className={styles.note}>{messages.errorHelp}</p>
          {onRetry && (
            <button type="button" className={clsx(button.button, button.variant.secondary)} onClick={retry}>
              <BreakableText>{messages.retry}</BreakableText>
            </button>
          )}
        </div>
      )}
      {status === 'ready' && isEmpty && (
        <div className={styles.message}>
          <p className={styles.messageTitle}>{messages.empty}</p>
          {emptyHelp && <div className={styles.note}>{emptyHelp}</div>}
        </div>
      )}
      {hasData && (asTable ? table : children)}
      {status === 'ready' && note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
