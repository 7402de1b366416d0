import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import type { DataTableStatus } from './announcement';
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
  filtered: boolean;
  emptyHelp: ReactNode;
  error: DataTableError;
  onRetry: (() => void) | undefined;
}

/** What stands in the place of rows that will not come: each reason has words of its own. */
export function DataTableMessage({ status, filtered, emptyHelp, error, onRetry }: DataTableMessageProps) {
  const messages = useMessages('dataTable', dataTableMessages);
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
