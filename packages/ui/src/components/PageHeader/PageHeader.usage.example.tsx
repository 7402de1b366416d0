import { Button } from '@rentsafe/ui/Button';
import { PageHeader } from '@rentsafe/ui/PageHeader';

export const Do = () => (
  <PageHeader
    title="Leases"
    description="Every lease of your properties, with what is owed."
    actions={<Button variant="primary">Add lease</Button>}
  />
);

export const Dont = () => (
  <PageHeader
    title="Welcome to the lease management page!"
    description="Here you can manage leases"
    actions={
      <>
        <Button variant="primary">New</Button>
        <Button variant="primary">Export</Button>
        <Button variant="primary">Print</Button>
      </>
    }
  />
);
