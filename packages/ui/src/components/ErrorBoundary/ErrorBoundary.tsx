'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { ErrorState } from '../ErrorState';
import { errorBoundaryMessages } from './ErrorBoundary.messages';

export interface ErrorBoundaryFallbackProps {
  /** What was thrown. */
  error: unknown;
  /** Renders the children again. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** What stands in for the children. @default an ErrorState with Retry */
  fallback?: (props: ErrorBoundaryFallbackProps) => ReactNode;
  /** A change of it clears the error: the route's key, the record's id. */
  resetKey?: string | number;
  /** Called once for each error, to report it. */
  onError?: (caught: { error: unknown; componentStack: string }) => void;
}

interface State {
  caught?: { error: unknown };
}

function DefaultFallback({ retry }: ErrorBoundaryFallbackProps) {
  const messages = useMessages(errorBoundaryMessages);
  return (
    <ErrorState title={messages.title} onRetry={retry}>
      {messages.advice}
    </ErrorState>
  );
}

/** Keeps an error thrown while rendering its children from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (resetKey !== this.props.resetKey && this.state.caught) this.retry();
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.({ error, componentStack: componentStack ?? '' });
  }

  private retry = () => this.setState({ caught: undefined });

  override render() {
    const { children, fallback: Fallback = DefaultFallback } = this.props;
    const { caught } = this.state;
    return caught ? <Fallback error={caught.error} retry={this.retry} /> : children;
  }
}
