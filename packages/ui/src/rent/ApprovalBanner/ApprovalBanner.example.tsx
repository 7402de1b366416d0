import { Button } from '@rentsafe/ui/Button';
import { ApprovalBanner } from '@rentsafe/ui/rent';

export function PaymentToApprove() {
  return (
    <ApprovalBanner
      preparedBy="Rudo Makoni"
      approver="another Admin"
      actions={<Button variant="primary">Approve…</Button>}
    />
  );
}
