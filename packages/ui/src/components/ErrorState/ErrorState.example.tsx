import { ErrorState } from '@rentsafe/ui/ErrorState';
import { useState } from 'react';

export function LeasesFailed() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="Leases could not be loaded"
      headingLevel={3}
      onRetry={() => setRetrying(true)}
      retrying={isRetrying}
      details="GET /api/leases/ 502, request 7f3a"
    >
      Check your connection and try again.
    </ErrorState>
  );
}
