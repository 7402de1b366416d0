import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { PageHeader } from '@rentsafe/ui/PageHeader';

export const Do = () => (
  <PageHeader
    title="J-104"
    tag={<Badge tone="warning">In progress</Badge>}
    actions={
      <>
        <Button variant="primary">Finish</Button>
        <Button>More</Button>
      </>
    }
  />
);

export const Dont = () => (
  <PageHeader
    title="Job details"
    tag={<Badge>status_2</Badge>}
    actions={
      <>
        <Button variant="primary">Finish</Button>
        <Button variant="primary">Cancel</Button>
        <Button variant="primary">Reopen</Button>
        <Button variant="danger">Delete</Button>
      </>
    }
  />
);
