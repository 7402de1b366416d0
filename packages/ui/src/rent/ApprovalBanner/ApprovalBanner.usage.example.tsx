import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { ApprovalBanner } from '@rentsafe/ui/rent';

export const Do = () => (
  <ApprovalBanner
    preparedBy="Rudo Makoni"
    approver="another Admin"
    actions={<Button variant="primary">Approve…</Button>}
  />
);

export const Dont = () => (
  <Callout tone="info" title="Pending">
    Someone has to approve this.
  </Callout>
);
