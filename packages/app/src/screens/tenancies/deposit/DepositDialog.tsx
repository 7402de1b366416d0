import { DeductDialog } from './DeductDialog';
import type { DepositDialogProps, DepositTask } from './depositDialogs';
import { RefundDialog } from './RefundDialog';

interface TaskProps extends Pick<DepositDialogProps, 'client' | 'onClose'> {
  task: DepositTask;
}

/** The dialog of an action on a deposit. */
export function DepositDialog({ task: { action, deposit }, ...rest }: TaskProps) {
  const Dialog = action === 'deduct' ? DeductDialog : RefundDialog;
  return <Dialog {...rest} deposit={deposit} />;
}
