import type { ActivityEvent } from '@rentsafe/domain/audit';
import { ErrorBoundary } from '@rentsafe/ui/ErrorBoundary';
import { Spinner } from '@rentsafe/ui/Spinner';
import { lazy, Suspense } from 'react';

const EventChanges = lazy(async () => ({ default: (await import('./EventChanges')).EventChanges }));

/** What an event changed; the words for it load with the first that is opened. */
export const Changes = (props: Pick<ActivityEvent, 'changes'>) => (
  <ErrorBoundary>
    <Suspense fallback={<Spinner label="Loading what changed" />}>
      <EventChanges {...props} />
    </Suspense>
  </ErrorBoundary>
);
