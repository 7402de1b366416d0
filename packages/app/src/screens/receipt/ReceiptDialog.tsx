import { AllocateDialog } from './AllocateDialog';
import { IdentifyDialog } from './IdentifyDialog';
import { ReverseDialog } from './ReverseDialog';
import type { ReceiptTask } from './receiptActions';
import { UnallocateDialog } from './UnallocateDialog';

const dialogs = {
  identify: IdentifyDialog,
  allocate: AllocateDialog,
  unallocate: UnallocateDialog,
  reverse: ReverseDialog,
};

/** The dialog of an action on a receipt. */
export function ReceiptDialog({ task, onClose }: { task: ReceiptTask; onClose: () => void }) {
  const Dialog = dialogs[task.action];
  return <Dialog receipt={task.receipt} onClose={onClose} />;
}
