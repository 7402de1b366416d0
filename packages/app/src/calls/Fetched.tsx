import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from './ApiError';
import { retryFailed } from './retryFailed';

interface FetchedProps<Data> {
  /** A query, or several as one. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & {
    data: Data | undefined;
    refetch: () => Promise<unknown>;
  };
  /** 'the entry': of 'Loading the entry', 'Could not fetch the entry' */
  subject: string;
  /** What it means that it could not be fetched. */
  consequence?: string;
  children: (data: Data) => ReactNode;
}

/** What a query fetched; until then that it is on its way, or why not, with another try. What cannot be fetched again stays, and is told. */
export function Fetched<Data>({
  query: { data, error, isFetching, refetch },
  subject,
  consequence,
  children,
}: FetchedProps<Data>) {
  const client = useQueryClient();
  function onRetry() {
    void refetch();
    retryFailed(client);
  }
  if (data !== undefined) {
    return (
      <>
        {error && !isFetching && (
          <Callout
            tone="warning"
            role="alert"
            title={`Could not fetch ${subject} again`}
            actions={
              <Button size="sm" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            {errorSentence(error)} You're seeing the last version that loaded.
          </Callout>
        )}
        {children(data)}
      </>
    );
  }
  if (isFetching) return <Spinner label={`Loading ${subject}`} />;
  return (
    <ErrorState title={`Could not fetch ${subject}`} onRetry={onRetry}>
      {errorSentence(error)} {consequence}
    </ErrorState>
  );
}
