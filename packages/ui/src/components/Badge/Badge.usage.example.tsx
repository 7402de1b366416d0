import { Badge } from '@rentsafe/ui/Badge';
import { Inline } from '@rentsafe/ui/Inline';

export const Do = () => (
  <Inline>
    <Badge tone="success">Paid</Badge>
    <Badge tone="warning">Due in 3 days</Badge>
    <Badge tone="danger">Overdue</Badge>
  </Inline>
);

export const Dont = () => (
  <Inline>
    <Badge tone="success">Status</Badge>
    <Badge tone="danger">Status</Badge>
  </Inline>
);
