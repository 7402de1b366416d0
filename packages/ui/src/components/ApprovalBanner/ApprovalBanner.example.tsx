import { ApprovalBanner } from '@rentsafe/ui/ApprovalBanner';
import { Button } from '@rentsafe/ui/Button';

export function PaymentToApprove() {
  return (
    <ApprovalBanner
      preparedBy="Rudo Makoni"
      approver="another Admin"
      actions={<Button variant="primary">Approve…</Button>}
    />
  );
}
