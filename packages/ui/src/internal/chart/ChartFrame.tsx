import type { Currency } from '@rentsafe/domain/money';
import { clsx } from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import * as button from '../../components/Button/Button.css';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { ChartTable } from './ChartTable';
import * as styles from './chart.css';
import type { ChartMessages } from './chart.messages';
import { type ChartData, isEmpty } from './chartData';
import type { ChartProps } from './chartProps';

export interface ChartFrameProps<C extends Currency> extends Omit<ChartProps<C>, 'series' | 'children'> {
  data: ChartData;
  messages: ChartMessages;
  /** The drawing. */
  children: ReactNode;
}

// Not Button, ErrorState and EmptyState: a chart that never fails would carry their icons, spinner and layouts.
/** What stands around a drawing: its title, the same data as a table, and what is shown in its place. */
export function ChartFrame<C extends Currency>({
  title,
  currency,
  status,
  emptyHelp,
  onRetry,
  data,
  messages,
  children,
  className,
  ...rest
}: ChartFrameProps<C>) {
  const titleId = useId();
  const caption = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const hasData = status === 'ready' && !isEmpty(data);
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
        <figcaption id={titleId} ref={caption} tabIndex={-1} className={styles.title}>
          {title}
        </figcaption>
        {hasData && (
          <button
            type="button"
            className={clsx(button.button, button.variant.ghost)}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? messages.showChart : messages.showTable}
          </button>
        )}
      </div>
      {status === 'loading' && <Skeleton className={styles.loading} />}
      {status === 'error' && (
        <div role="alert" className={styles.message}>
          <p className={styles.messageTitle}>{messages.error}</p>
          <p className={styles.note}>{messages.errorHelp}</p>
          {onRetry && (
            <button type="button" className={clsx(button.button, button.variant.secondary)} onClick={retry}>
              {messages.retry}
            </button>
          )}
        </div>
      )}
      {status === 'ready' && !hasData && (
        <div className={styles.message}>
          <p className={styles.messageTitle}>{messages.empty}</p>
          {emptyHelp && <div className={styles.note}>{emptyHelp}</div>}
        </div>
      )}
      {hasData && (asTable ? <ChartTable {...{ title, currency, data, messages }} /> : children)}
      {status === 'ready' && data.refused.length > 0 && (
        <p className={styles.note}>{messages.refused(currency, data.refused)}</p>
      )}
    </figure>
  );
}
