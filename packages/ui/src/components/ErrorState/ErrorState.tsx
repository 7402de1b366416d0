'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { TriangleAlert } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { passFocusOn } from '../../internal/overlay/focus';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { details as detailsClass } from './ErrorState.css';
import { errorStateMessages } from './ErrorState.messages';
import { readableDetails } from './readableDetails';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'title' | 'icon' | 'actions'> {
  /** What failed. @default 'This could not be loaded' */
  title?: ReactNode;
  /** What to do about it. @default 'Check the connection, then try again.' */
  children?: ReactNode;
  /** Shows a Retry button. */
  onRetry?: () => void;
  /** The retry is running. */
  retrying?: boolean;
  /** What helps a colleague to find the cause: a request id, the server's message. HTML, JSON and stacks are not shown. */
  details?: string;
}

/** Stands where something failed to load: what failed, what to do, Retry. Renders a `div` with role `alert`. */
export function ErrorState({ title, children, onRetry, retrying, details, ref, ...rest }: ErrorStateProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ownRef, ref);
  useLayoutEffect(() => {
    const root = ownRef.current;
    return () => (root ? passFocusOn(root) : undefined);
  }, []);
  const messages = useMessages(errorStateMessages);
  const readable = readableDetails(details);
  return (
    <EmptyState
      role="alert"
      {...rest}
      ref={mergedRef}
      icon={<TriangleAlert />}
      title={title ?? messages.title}
      actions={
        onRetry && (
          <Button pending={retrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        )
      }
    >
      {children ?? messages.advice}
      {readable && (
        <details data-part="details" className={detailsClass}>
          <summary>{messages.details}</summary>
          {readable}
        </details>
      )}
    </EmptyState>
  );
}
