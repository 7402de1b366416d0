import { ErrorState } from '@rentsafe/ui/ErrorState';

export const Do = () => (
  <ErrorState title="Leases could not be loaded" headingLevel={3} onRetry={() => {}}>
    Check your connection and try again.
  </ErrorState>
);

export const Dont = () => (
  <ErrorState title="Error 502" headingLevel={3}>
    Oops! Something went wrong.
  </ErrorState>
);
