import type { Dispute } from '@rentsafe/domain/dispute';
import { Dialog } from '@rentsafe/ui/Dialog';
import { RecordFiles } from '../files/RecordFiles';

export interface FilesDialogProps {
  dispute: Dispute;
  onClose: () => void;
}

/** What was handed in with a dispute. */
export const FilesDialog = ({ dispute, onClose }: FilesDialogProps) => (
  <Dialog
    open
    size="lg"
    title={`Files of dispute: ${dispute.number ?? dispute.reason}`}
    onOpenChange={onClose}
  >
    <RecordFiles subject={{ type: 'dispute', id: dispute.id }} name="the dispute" />
  </Dialog>
);
