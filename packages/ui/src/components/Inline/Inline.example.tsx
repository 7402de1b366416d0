import { Badge } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { Inline } from '@rentsafe/ui/Inline';

export function UnitBar() {
  return (
    <Inline justify="between">
      <Badge tone="success">Occupied</Badge>
      <Inline gap={2}>
        <Button>Record payment</Button>
        <Button variant="primary">Renew lease</Button>
      </Inline>
    </Inline>
  );
}
