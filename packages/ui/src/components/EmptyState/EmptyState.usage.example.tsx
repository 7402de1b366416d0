import { Button } from '@rentsafe/ui/Button';
import { EmptyState } from '@rentsafe/ui/EmptyState';

export const Do = () => (
  <EmptyState title="No leases yet" actions={<Button variant="primary">Add lease</Button>}>
    Leases appear here once a tenant has signed.
  </EmptyState>
);

export const Dont = () => <EmptyState title="No data" />;
