import { Dialog } from '@rentsafe/ui/Dialog';
import { RecordFiles } from '../files/RecordFiles';
import type { DisputeDialogProps } from './disputeDialog';

/** What was handed in with a dispute. */
export const FilesDialog = ({ record: { dispute }, onClose }: DisputeDialogProps) => (
  <Dialog open size="lg" title={`Files of dispute: ${dispute.reason}`} onClose={onClose}>
    <RecordFiles subject={{ type: 'dispute', id: dispute.id }} name="the dispute" />
  </Dialog>
);
