import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';

export function LeaseEnds() {
  return (
    <Callout tone="warning" title="This lease ends in 14 days" actions={<Button>Renew lease</Button>}>
      Renew it, or record the date on which the tenant leaves.
    </Callout>
  );
}
