'use client';

import { useMessages } from '../../internal/messages/messages';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { Link } from '../Link';
import { Spinner } from '../Spinner';
import { recordPageMessages } from './RecordPage.messages';
import type { RecordPageProps } from './recordPageProps';

/** In place of a record that is on its way, gone, or could not be read. */
export function RecordAbsence({
  label,
  status,
  movedTo,
  missing,
  error,
  onRetry,
}: Pick<RecordPageProps, 'label' | 'status' | 'movedTo' | 'missing' | 'error' | 'onRetry'>) {
  const messages = useMessages(recordPageMessages);
  switch (status) {
    case 'loading':
      return <Spinner label={messages.loading(label)} />;
    case 'missing':
      return missing || <EmptyState title={messages.missing(label)}>{messages.missingHelp}</EmptyState>;
    case 'moved':
      return (
        <EmptyState
          title={messages.moved(label)}
          actions={movedTo && <Link href={movedTo}>{messages.movedLink(label)}</Link>}
        >
          {messages.movedHelp}
        </EmptyState>
      );
    case 'error':
      return (
        <ErrorState title={messages.error(label)} {...(onRetry && { onRetry })}>
          {error}
        </ErrorState>
      );
    default:
      return null;
  }
}
