import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataTableStatus } from './announcement';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

/** What a list that could not be loaded says. */
export interface DataTableError {
  /** What failed. @default 'Could not load the list' */
  title?: ReactNode;
  /** What to do about it. */
  help?: ReactNode;
  /** The server's own words or a request id; never HTML or JSON on the screen. */
  details?: string;
}

export interface DataTableMessageProps {
  status: DataTableStatus;
  loadingRows: number;
  filtered: boolean;
  emptyHelp: ReactNode;
  error: DataTableError;
  onRetry: (() => void) | undefined;
}

/** What stands in the place of the rows: each reason has words of its own. */
export function DataTableMessage({
  status,
  loadingRows,
  filtered,
  emptyHelp,
  error,
  onRetry,
}: DataTableMessageProps) {
  const messages = useMessages('dataTable', dataTableMessages);
  if (status === 'loading') {
    return (
      <div className={styles.loadingBlock} style={{ '--rs-loading-rows': loadingRows } as CSSProperties}>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
      </div>
    );
  }
  if (status === 'error') {
    return (
      <ErrorState title={error.title ?? messages.error} details={error.details} onRetry={onRetry}>
        {error.help}
      </ErrorState>
    );
  }
  if (status === 'forbidden') {
    return <EmptyState title={messages.forbidden}>{messages.forbiddenHelp}</EmptyState>;
  }
  return <EmptyState title={messages.empty}>{emptyHelp ?? (filtered && messages.noMatch)}</EmptyState>;
}
