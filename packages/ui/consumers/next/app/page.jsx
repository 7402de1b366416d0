import { Badge } from '@rentsafe/ui/Badge';
import { Everything } from '../../shared/Everything';

/** A server component: Badge renders on the server alone, Everything on both sides. */
export default function Page() {
  return (
    <>
      <Badge>From the server</Badge>
      <Everything />
    </>
  );
}
