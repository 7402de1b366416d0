import { Heading } from '@rentsafe/ui/Heading';
import { BareLayout } from '../../../frame/BareLayout';

/** For trying things out; in development builds only. */
export function SandboxScreen() {
  return (
    <BareLayout>
      <Heading level={1}>Sandbox</Heading>
    </BareLayout>
  );
}
