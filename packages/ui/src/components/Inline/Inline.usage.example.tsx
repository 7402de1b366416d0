import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';

export const Do = () => (
  <Inline gap={2}>
    <Button variant="primary">Renew lease</Button>
    <Button>Record payment</Button>
    <Badge tone="success">Occupied</Badge>
  </Inline>
);

export const Dont = () => (
  <div style={{ display: 'flex' }}>
    <Button variant="primary">Renew lease</Button>
    <Button>Record payment</Button>
    <Badge tone="success">Occupied</Badge>
  </div>
);
