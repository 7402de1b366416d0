import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import * as button from '../Button/Button.css';
import type { DataTableStatus } from './announcement';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

/** What a list that could not be loaded shows. */
export interface DataTableError {
  /** What failed. @default 'Could not load the list' */
  title?: ReactNode;
  /** What to do about it. @default 'Check the connection, then try again.' */
  help?: ReactNode;
}

export interface DataTableMessageProps {
  status: DataTableStatus;
  filtered: boolean;
  emptyHelp: ReactNode;
  error: DataTableError;
  onRetry: (() => void) | undefined;
}

/** Shown in place of rows that are not there: each reason has its own text. */
export function DataTableMessage({ status, filtered, emptyHelp, error, onRetry }: DataTableMessageProps) {
  const messages = useMessages(dataTableMessages);
  if (status === 'error') {
    return (
      <Message role="alert" title={error.title ?? messages.error} help={error.help ?? messages.errorHelp}>
        {onRetry && (
          <button type="button" className={clsx(button.button, button.variant.secondary)} onClick={onRetry}>
            {messages.retry}
          </button>
        )}
      </Message>
    );
  }
  if (status === 'forbidden') {
    return <Message role="alert" title={messages.forbidden} help={messages.forbiddenHelp} />;
  }
  return <Message title={messages.empty} help={emptyHelp ?? (filtered && messages.noMatch)} />;
}

interface MessageProps {
  role?: 'alert';
  title: ReactNode;
  help: ReactNode;
  children?: ReactNode;
}

// Not EmptyState: a table that never fails would carry its icons and layouts.
function Message({ role, title, help, children }: MessageProps) {
  return (
    <div role={role} className={styles.message}>
      <p className={styles.messageTitle}>{title}</p>
      {help && <div className={styles.messageHelp}>{help}</div>}
      {children}
    </div>
  );
}
