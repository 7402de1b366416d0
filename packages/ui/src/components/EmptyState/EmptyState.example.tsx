import { Button } from '@rentsafe/ui/Button';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { FileText } from 'lucide-react';

export function NoLeases() {
  return (
    <EmptyState
      icon={<FileText />}
      title="No leases yet"
      headingLevel={3}
      actions={<Button variant="primary">Add Lease</Button>}
    >
      Add one to charge rent from its first day.
    </EmptyState>
  );
}
