import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import * as buttonStyles from '../../internal/button/button.css';
import { useMessages } from '../../internal/messages/messages';
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
  columns: number;
  status: DataTableStatus;
  filtered: boolean;
  /** The list has rows, on other pages. */
  beyond: boolean;
  emptyHelp: ReactNode;
  error: DataTableError;
  onRetry: (() => void) | undefined;
  onLastPage: (() => void) | undefined;
}

/** Shown in place of rows that are not there: each reason has its own text. */
export function DataTableMessage({
  columns,
  status,
  filtered,
  beyond,
  emptyHelp,
  error,
  onRetry,
  onLastPage,
}: DataTableMessageProps) {
  const messages = useMessages(dataTableMessages);
  if (status === 'error') {
    return (
      <MessageRow
        columns={columns}
        role="alert"
        title={error.title ?? messages.error}
        help={error.help ?? messages.errorHelp}
        button={onRetry && messages.retry}
        onPress={onRetry}
      />
    );
  }
  if (beyond && status === 'ready')
    return (
      <MessageRow
        columns={columns}
        title={messages.beyond}
        help={onLastPage ? undefined : messages.beyondHelp}
        button={onLastPage && messages.lastPage}
        onPress={onLastPage}
      />
    );
  const message =
    status === 'forbidden'
      ? { role: 'alert' as const, title: messages.forbidden, help: messages.forbiddenHelp }
      : { title: messages.empty, help: emptyHelp ?? (filtered && messages.noMatch) };
  return <MessageRow columns={columns} {...message} />;
}

interface MessageRowProps {
  columns: number;
  role?: 'alert';
  title: ReactNode;
  help?: ReactNode;
  /** The text of a button, if there is something to do. */
  button?: string | undefined;
  onPress?: (() => void) | undefined;
}

// Not EmptyState: a table that never fails would carry its icons and layouts.
export function MessageRow({ columns, role, title, help, button, onPress }: MessageRowProps) {
  return (
    <tr>
      <td colSpan={columns} className={styles.messageCell}>
        <div role={role} className={styles.message}>
          <p className={styles.messageTitle}>{title}</p>
          {help && <div className={styles.messageHelp}>{help}</div>}
          {button && (
            <button
              type="button"
              className={clsx(buttonStyles.button, buttonStyles.variant.secondary)}
              onClick={onPress}
            >
              {button}
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}
