import { Button } from '@rentsafe/ui/Button';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Tag } from '@rentsafe/ui/Tag';

export function LeasesHeader() {
  return (
    <PageHeader
      title="Leases"
      tag={<Tag>Sample data</Tag>}
      description="Every lease of your properties, with what is owed."
      actions={<Button variant="primary">Add Lease</Button>}
    />
  );
}
